import { ADDRESSES_PER_SEAT, type PushRecord } from '../push';
import type { Store } from '../store';
import { room } from './records';

const address = (endpoint: string, more: Partial<PushRecord> = {}): PushRecord => ({
  roomCode: 'AAAA',
  keyHash: 'ana',
  address: { endpoint, keys: { p256dh: 'p', auth: 'a' } },
  language: 'de',
  at: 10,
  ...more,
});

export function pushContract(store: () => Store): void {
  beforeEach(async () => {
    for (const code of ['AAAA', 'BBBB']) await store().createRoom(room(code));
  });

  test('a secret keeps its first value', async () => {
    const secrets = await Promise.all(['one', 'two'].map((fresh) => store().push.secret('vapid', fresh)));
    expect(new Set(secrets).size).toBe(1);
    expect(await store().push.secret('vapid', 'three')).toBe(secrets[0]);
    expect(await store().push.secret('other', 'four')).toBe('four');
  });

  test('an address is stored unchanged, one for each browser and room, until it is removed', async () => {
    await store().push.add(address('x'));
    const ben = address('x', { keyHash: 'ben', language: 'en', at: 11, quiet: { begins: 0, ends: 7 } });
    await store().push.add(ben);
    await store().push.add(address('y', { at: 12 }));
    await store().push.add(address('x', { roomCode: 'BBBB' }));
    expect(await store().push.addresses('AAAA')).toEqual([ben, address('y', { at: 12 })]);
    await store().push.remove('AAAA', 'x');
    expect(await store().push.addresses('AAAA')).toEqual([address('y', { at: 12 })]);
    expect(await store().push.addresses('BBBB')).toHaveLength(1);
  });

  test('the newest addresses of a seat are kept', async () => {
    await store().push.add(address('other', { keyHash: 'ben', at: 1 }));
    for (let at = 1; at <= ADDRESSES_PER_SEAT + 2; at++) await store().push.add(address(`e${at}`, { at }));
    const kept = await store().push.addresses('AAAA');
    expect(kept.map((record) => record.address.endpoint).sort()).toEqual(['e3', 'e4', 'e5', 'e6', 'e7', 'other']);
  });

  test('addresses are deleted with their room, and an unknown room has none', async () => {
    await store().push.add(address('x'));
    await store().push.add(address('x', { roomCode: 'NONE' }));
    await store().maintenance.deleteRoom({ room: room('AAAA'), changedAt: 1 });
    expect(await store().push.addresses('AAAA')).toEqual([]);
    expect(await store().push.addresses('NONE')).toEqual([]);
  });
}
