import type { ChatRecord } from '../chat';
import type { Store } from '../store';
import { room } from './records';

const remark = (text: string, more: Partial<ChatRecord> = {}): Omit<ChatRecord, 'n'> => ({
  roomCode: 'AAAA',
  audience: 'all',
  at: 10,
  speaker: { seat: '0', name: 'Zoë' },
  saying: { text },
  ...more,
});

/** What every store must do with what is said in rooms. */
export function chatContract(store: () => Store): void {
  beforeEach(async () => {
    for (const code of ['AAAA', 'BBBB']) await store().createRoom(room(code));
  });

  const heard = (code: string, all = 0, watchers = 0) => store().chat.since(new Map([[code, { all, watchers }]]));

  test('a remark comes back as it was made, under the next number of its audience', async () => {
    const guest = { audience: 'watchers', speaker: { seat: null, name: '' }, saying: { phrase: 'wow' } } as const;
    const made = [remark('one'), remark('two'), remark('', { ...guest, at: 11 }), remark('three', { at: 12 })];
    const kept = [];
    for (const one of made) kept.push(await store().chat.add(one));
    const [one, two, wow, three] = made;
    expect(kept).toEqual([
      { ...one, n: 1 },
      { ...two, n: 2 },
      { ...wow, n: 1 },
      { ...three, n: 3 },
    ]);
    expect(await heard('AAAA')).toEqual(kept);
  });

  test('what was said after what has been heard is told, of each room and audience by itself', async () => {
    for (const text of ['a', 'b', 'c']) await store().chat.add(remark(text));
    await store().chat.add(remark('w', { audience: 'watchers' }));
    await store().chat.add(remark('d', { roomCode: 'BBBB' }));
    const texts = (said: ChatRecord[]) => said.map(({ saying }) => 'text' in saying && saying.text);
    expect(texts(await heard('AAAA', 2, 0)).sort()).toEqual(['c', 'w']);
    expect(texts(await heard('AAAA', 2, 1))).toEqual(['c']);
    expect(texts(await heard('BBBB', 1))).toEqual([]);
    const both = new Map([
      ['AAAA', { all: 3, watchers: 0 }],
      ['BBBB', { all: 0, watchers: 0 }],
    ]);
    expect(texts(await store().chat.since(both)).sort()).toEqual(['d', 'w']);
    expect(await store().chat.since(new Map())).toEqual([]);
  });

  test('a clock that is behind puts no remark before an earlier one', async () => {
    await store().chat.add(remark('one', { at: 50 }));
    expect(await store().chat.add(remark('two', { at: 40, audience: 'watchers' }))).toMatchObject({ n: 1, at: 50 });
  });

  test('of each audience the newest two hundred are kept, and numbers go on', async () => {
    await store().chat.add(remark('w', { audience: 'watchers' }));
    for (let n = 1; n <= 203; n++) await store().chat.add(remark(String(n)));
    const all = (await heard('AAAA')).filter(({ audience }) => audience === 'all');
    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, index) => index + 4));
    expect((await heard('AAAA')).length).toBe(201);
  });

  test('remarks of the same moment are all kept', async () => {
    const kept = await Promise.all(Array.from({ length: 20 }, (_, index) => store().chat.add(remark(String(index)))));
    expect(kept.map((one) => one?.n).sort((a = 0, b = 0) => a - b)).toEqual(kept.map((_, index) => index + 1));
    expect(await heard('AAAA')).toHaveLength(20);
  });

  test('nothing can be said in a room that does not exist', async () => {
    expect(await store().chat.add(remark('hello', { roomCode: 'NONE' }))).toBeUndefined();
    expect(await heard('NONE')).toEqual([]);
  });

  test('what was said goes with its room', async () => {
    await store().chat.add(remark('a'));
    await store().chat.add(remark('b', { roomCode: 'BBBB' }));
    await store().maintenance.deleteRoom({ room: room('AAAA'), changedAt: 1 });
    expect(await heard('AAAA')).toEqual([]);
    await store().createRoom(room('AAAA'));
    expect(await heard('AAAA')).toEqual([]);
    expect(await heard('BBBB')).toHaveLength(1);
  });
}
