import type { HookRecord } from '../hooks';
import type { Store } from '../store';
import { room } from './records';

const hook = (more: Partial<HookRecord> = {}): HookRecord => ({
  roomCode: 'AAAA',
  n: 1,
  kind: 'discord',
  url: 'https://discord.com/api/webhooks/1/secret',
  secret: '',
  events: ['turn', 'end'],
  language: 'de',
  setBy: null,
  notBefore: 0,
  fails: 0,
  fault: null,
  offAt: null,
  ...more,
});

export function hooksContract(store: () => Store): void {
  const added = (more: Partial<HookRecord> = {}) => store().hooks.add(hook(more));

  beforeEach(async () => {
    for (const code of ['AAAA', 'BBBB']) await store().createRoom(room(code));
  });

  test('a channel is stored unchanged, under the lowest free number, up to the maximum', async () => {
    const json = { kind: 'json', secret: 's', setBy: 'Ana' } as const;
    expect([await added(), await added(json), await added(), await added()]).toEqual([1, 2, 3, undefined]);
    await store().hooks.remove('AAAA', 3);
    await store().hooks.remove('AAAA', 1);
    expect([await added({ events: ['overdue'] }), await added({ roomCode: 'BBBB' })]).toEqual([1, 1]);
    expect(await store().hooks.ofRoom('AAAA')).toEqual([hook({ events: ['overdue'] }), hook({ n: 2, ...json })]);
  });

  test('the name of a host is deleted from their channels in a room, and no other name', async () => {
    for (const more of [{ setBy: 'Ana' }, { setBy: 'Ben' }, { roomCode: 'BBBB', setBy: 'Ana' }]) await added(more);
    await store().hooks.forget('AAAA', 'Ana');
    const names = async (code: string) => (await store().hooks.ofRoom(code)).map(({ setBy }) => setBy);
    expect([await names('AAAA'), await names('BBBB')]).toEqual([[null, 'Ben'], ['Ana']]);
  });

  test('a channel is claimed by one server until the claim ends', async () => {
    await added();
    const claims = await Promise.all([1, 2].map(() => store().hooks.claim('AAAA', 100, 200)));
    expect(claims.flat()).toEqual([hook({ notBefore: 200 })]);
    expect(await store().hooks.claim('AAAA', 199, 300)).toEqual([]);
    expect(await store().hooks.claim('AAAA', 200, 300)).toHaveLength(1);
  });

  test('the outcome of a post is stored, and a channel that is off is not claimed', async () => {
    await added();
    const off = hook({ notBefore: 5, fails: 3, fault: 404, offAt: 7 });
    await store().hooks.posted(off);
    expect(await store().hooks.ofRoom('AAAA')).toEqual([off]);
    expect(await store().hooks.claim('AAAA', 100, 200)).toEqual([]);
  });

  test('channels are deleted with their room, and a room that does not exist gets none', async () => {
    await added();
    await store().maintenance.deleteRoom({ room: room('AAAA'), changedAt: 1 });
    await store().createRoom(room('AAAA'));
    expect(await store().hooks.ofRoom('AAAA')).toEqual([]);
    expect(await added({ roomCode: 'NONE' })).toBeUndefined();
  });
}
