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

export function chatContract(store: () => Store): void {
  beforeEach(async () => {
    for (const code of ['AAAA', 'BBBB']) await store().createRoom(room(code));
  });

  const heard = (code: string, all = 0, watchers = 0) => store().chat.since(new Map([[code, { all, watchers }]]));

  test('a message is stored unchanged, under the next number of its audience', async () => {
    const guest = { audience: 'watchers', speaker: { seat: null, name: '' }, saying: { phrase: 'wow' } } as const;
    const made = [remark('one'), remark('two'), remark('', { ...guest, at: 11 }), remark('three', { at: 12 })];
    const kept = [];
    for (const omit of made) kept.push(await store().chat.add(omit));
    const [one, two, wow, three] = made;
    expect(kept).toEqual([
      { ...one, n: 1 },
      { ...two, n: 2 },
      { ...wow, n: 1 },
      { ...three, n: 3 },
    ]);
    expect(await heard('AAAA')).toEqual(kept);
  });

  test('messages after a position are returned, for each room and audience separately', async () => {
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

  test('later messages by others to everybody are unread, except reactions', async () => {
    for (const text of ['a', 'b']) await store().chat.add(remark(text));
    await store().chat.add(remark('mine', { speaker: { seat: '1', name: 'Ben' } }));
    await store().chat.add(remark('w', { audience: 'watchers' }));
    await store().chat.add(remark('', { saying: { reaction: 'laugh' } }));
    await store().chat.add(remark('guest', { roomCode: 'BBBB', speaker: { seat: null, name: '' } }));
    const unread = async (read: number, seat: string) =>
      [...(await store().chat.unread(['AAAA', 'BBBB', 'NONE'].map((code) => ({ code, read, seat }))))].sort();
    expect(await unread(0, '1')).toEqual([
      ['AAAA', 2],
      ['BBBB', 1],
    ]);
    expect(await unread(1, '0')).toEqual([['AAAA', 1]]);
    expect(await unread(9, '1')).toEqual([]);
  });

  test('a clock that is behind puts no message before an earlier one', async () => {
    await store().chat.add(remark('one', { at: 50 }));
    expect(await store().chat.add(remark('two', { at: 40, audience: 'watchers' }))).toMatchObject({ n: 1, at: 50 });
  });

  test('the newest two hundred messages of each audience are kept, and their numbers go on', async () => {
    await store().chat.add(remark('w', { audience: 'watchers' }));
    for (let n = 1; n <= 203; n++) await store().chat.add(remark(String(n)));
    const all = (await heard('AAAA')).filter(({ audience }) => audience === 'all');
    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, index) => index + 4));
    expect((await heard('AAAA')).length).toBe(201);
  });

  test('messages of the same millisecond are all kept', async () => {
    const kept = await Promise.all(Array.from({ length: 20 }, (_, index) => store().chat.add(remark(String(index)))));
    expect(kept.map((record) => record?.n).sort((a = 0, b = 0) => a - b)).toEqual(kept.map((_, index) => index + 1));
    expect(await heard('AAAA')).toHaveLength(20);
  });

  test('a message in a room that does not exist is refused', async () => {
    expect(await store().chat.add(remark('hello', { roomCode: 'NONE' }))).toBeUndefined();
    expect(await heard('NONE')).toEqual([]);
  });

  test('messages are deleted with their room', async () => {
    await store().chat.add(remark('a'));
    await store().chat.add(remark('b', { roomCode: 'BBBB' }));
    await store().maintenance.deleteRoom({ room: room('AAAA'), changedAt: 1 });
    expect(await heard('AAAA')).toEqual([]);
    await store().createRoom(room('AAAA'));
    expect(await heard('AAAA')).toEqual([]);
    expect(await heard('BBBB')).toHaveLength(1);
  });

  test('the messages of an author are emptied, and those of others are not', async () => {
    const [mine, other, unknown] = [remark('mine'), remark('other'), remark('unknown')];
    for (const omit of [{ ...mine, author: '2' }, { ...other, author: 'browser' }, unknown])
      await store().chat.add(omit);
    await store().chat.erase('AAAA', '2');
    await store().chat.erase('BBBB', 'browser');
    const said = await store().chat.since(new Map([['AAAA', { all: 0, watchers: 0 }]]));
    expect(said.map(({ n, speaker, saying, author }) => ({ n, name: speaker.name, saying, author }))).toEqual([
      { n: 1, name: '', saying: { deleted: true }, author: undefined },
      { n: 2, name: other.speaker.name, saying: other.saying, author: 'browser' },
      { n: 3, name: unknown.speaker.name, saying: unknown.saying, author: undefined },
    ]);
  });
}
