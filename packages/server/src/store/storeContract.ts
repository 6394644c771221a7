import { compare } from 'fast-json-patch';
import type { Commit, MatchRecord, RoomRecord, Store, StoredState } from './store';

/** A fresh, empty place to keep things in: opened again it still holds what was kept. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

const room = (code: string, more: Partial<RoomRecord> = {}): RoomRecord => ({
  code,
  version: 1,
  game: 'toy',
  options: { seconds: 0 },
  listed: false,
  state: 'open',
  hostKeyHash: 'hash',
  seats: [{ seat: '0', kind: 'person', name: 'Zoë', keyHash: 'key', standIn: 'none' }],
  matchId: null,
  createdAt: 1,
  updatedAt: 1,
  ...more,
});

const match = (id: string, more: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  roomCode: 'AAAA',
  game: 'toy',
  rulesVersion: 1,
  players: 2,
  options: { seconds: 30 },
  seq: 0,
  state: { G: { n: 0, items: [], 'a/b~c': null } },
  versions: { '0': 0, watchers: 0 },
  createdAt: 1,
  updatedAt: 1,
  ...more,
});

/** The state after that many moves: lists grow and shrink, fields come and go, odd keys are among them. */
function stateAfter(seq: number): StoredState {
  const items = Array.from({ length: seq % 7 }, (_, index) => ({ index, name: `card ${seq - index}` }));
  return { G: { n: seq, items, 'a/b~c': seq % 2 ? { deep: [seq] } : null, ...(seq % 3 && { odd: seq / 3 }) } };
}

function commitOf(matchId: string, seq: number, requestId: string | null = null): Commit {
  const state = stateAfter(seq);
  const delta = compare(stateAfter(seq - 1), state);
  const move = { matchId, seq, at: seq * 10, seat: '0', move: 'draw', args: [seq], rulesVersion: 1, requestId, delta };
  return { move, state, versions: { '0': seq, watchers: 0 } };
}

/** What became of a promise, whatever kind of error a store rejects with. */
async function fate(promise: Promise<unknown>): Promise<'fulfilled' | 'rejected'> {
  const [{ status }] = await Promise.allSettled([promise]);
  return status;
}

/** What every store must do. The tests of each kind of store run this. */
export function storeContract(newPlace: () => Promise<StorePlace>): void {
  let place: StorePlace;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace();
    store = await place.open();
  });

  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const opened = () => ({
    store: () => store,
    reopen: async () => {
      await store.close();
      store = await place.open();
    },
  });

  describe('rooms', () => roomsContract(opened().store));
  describe('matches', () => matchesContract(opened().store, opened().reopen));
}

function roomsContract(store: () => Store): void {
  test('a room is kept as it is', async () => {
    const kept = room('AAAA', { listed: true, matchId: 'm1', options: { list: ['x'], on: true } });
    expect(await store().createRoom(kept)).toBe('created');
    expect(await store().loadRoom('AAAA')).toEqual(kept);
  });

  test('a code is given once', async () => {
    await store().createRoom(room('AAAA'));
    expect(await store().createRoom(room('AAAA', { game: 'other' }))).toBe('exists');
    expect((await store().loadRoom('AAAA'))?.game).toBe('toy');
  });

  test('an unknown room is nothing', async () => {
    expect(await store().loadRoom('AAAA')).toBeUndefined();
    expect(await store().loadRoom('__proto__')).toBeUndefined();
  });

  test('of two saves from the same version the first is kept', async () => {
    await store().createRoom(room('AAAA'));
    const [first, second] = [room('AAAA', { version: 2, game: 'first' }), room('AAAA', { version: 2, game: 'second' })];
    expect(await Promise.all([store().saveRoom(first), store().saveRoom(second)])).toEqual(['saved', 'conflict']);
    expect((await store().loadRoom('AAAA'))?.game).toBe('first');
  });

  test('a room that does not exist cannot be saved', async () => {
    expect(await store().saveRoom(room('AAAA', { version: 2 }))).toBe('conflict');
  });

  test('listed rooms come newest first, of one game if asked, as many as asked', async () => {
    for (const [code, createdAt, game] of [
      ['AAAA', 1, 'toy'],
      ['BBBB', 3, 'toy'],
      ['CCCC', 2, 'other'],
    ] as const) {
      await store().createRoom(room(code, { createdAt, game, listed: true }));
    }
    await store().createRoom(room('DDDD', { createdAt: 9 }));
    const codes = (rooms: RoomRecord[]) => rooms.map(({ code }) => code);
    expect(codes(await store().listRooms({ limit: 50 }))).toEqual(['BBBB', 'CCCC', 'AAAA']);
    expect(codes(await store().listRooms({ game: 'toy', limit: 50 }))).toEqual(['BBBB', 'AAAA']);
    expect(codes(await store().listRooms({ limit: 1 }))).toEqual(['BBBB']);
  });

  test('rooms with a running match are found after a restart', async () => {
    await store().createRoom(room('AAAA', { state: 'playing' }));
    await store().createRoom(room('BBBB', { state: 'over' }));
    expect((await store().playingRooms()).map(({ code }) => code)).toEqual(['AAAA']);
  });

  test('a match leads to its room, also when the room plays another one by now', async () => {
    await store().createRoom(room('AAAA', { matchId: 'm2' }));
    await store().createMatch(match('m1'));
    await store().createMatch(match('m2'));
    expect((await store().loadRoomOfMatch('m1'))?.code).toBe('AAAA');
    expect(await store().loadRoomOfMatch('m3')).toBeUndefined();
  });
}

function matchesContract(store: () => Store, reopen: () => Promise<void>): void {
  test('a match is kept as it was dealt', async () => {
    await store().createMatch(match('m1'));
    expect(await store().loadMatch('m1')).toEqual(match('m1'));
    expect(await store().stateAt('m1', 0)).toEqual(match('m1').state);
  });

  test('an unknown match is nothing', async () => {
    expect(await store().loadMatch('m1')).toBeUndefined();
    expect(await store().stateAt('m1', 0)).toBeUndefined();
    expect(await store().moves('m1')).toEqual([]);
    expect(await store().commit(commitOf('m1', 1))).toBe('conflict');
  });

  test('a match cannot be dealt twice', async () => {
    await store().createMatch(match('m1'));
    expect(await fate(store().createMatch(match('m1', { game: 'other' })))).toBe('rejected');
    expect((await store().loadMatch('m1'))?.game).toBe('toy');
  });

  test('every state of a match comes back exactly, over snapshots and a restart', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    for (let seq = 1; seq <= 70; seq++) expect(await store().commit(commitOf('m1', seq))).toBe('committed');
    await reopen();
    for (const seq of [0, 1, 2, 31, 32, 33, 63, 64, 65, 70])
      expect(await store().stateAt('m1', seq)).toEqual(stateAfter(seq));
    expect(await store().stateAt('m1', 71)).toBeUndefined();
    expect(await store().stateAt('m1', -1)).toBeUndefined();
    const versions = { '0': 70, watchers: 0 };
    expect(await store().loadMatch('m1')).toEqual(
      match('m1', { seq: 70, state: stateAfter(70), versions, updatedAt: 700 }),
    );
  });

  test('the moves of a match come back in order, as they were made', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    await store().createMatch(match('m2', { state: stateAfter(0) }));
    const commits = [commitOf('m1', 1, 'r1'), commitOf('m1', 2)];
    commits.push({ ...commitOf('m1', 3), move: { ...commitOf('m1', 3).move, seat: null } });
    for (const commit of commits) await store().commit(commit);
    await store().commit(commitOf('m2', 1));
    expect(await store().moves('m1')).toEqual(commits.map(({ move }) => move));
  });

  test.each([0, 2, 3])('a move number %i on a match without moves is a conflict and changes nothing', async (seq) => {
    await store().createMatch(match('m1'));
    expect(await store().commit(commitOf('m1', seq))).toBe('conflict');
    expect(await store().loadMatch('m1')).toEqual(match('m1'));
    expect(await store().moves('m1')).toEqual([]);
  });

  test('of two moves on the same state the first is kept', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    const results = await Promise.all([store().commit(commitOf('m1', 1, 'a')), store().commit(commitOf('m1', 1, 'b'))]);
    expect(results).toEqual(['committed', 'conflict']);
    expect((await store().moves('m1')).map(({ requestId }) => requestId)).toEqual(['a']);
  });

  test('a request is kept once in a match, and may be in another match too', async () => {
    for (const id of ['m1', 'm2']) await store().createMatch(match(id, { state: stateAfter(0) }));
    expect(await store().commit(commitOf('m1', 1, 'r1'))).toBe('committed');
    expect(await store().commit(commitOf('m1', 2, 'r1'))).toBe('conflict');
    expect((await store().loadMatch('m1'))?.seq).toBe(1);
    expect(await store().commit(commitOf('m2', 1, 'r1'))).toBe('committed');
    expect(await store().moveOfRequest('m1', 'r1')).toEqual(commitOf('m1', 1, 'r1').move);
    expect(await store().moveOfRequest('m1', 'r2')).toBeUndefined();
  });

  test('a write that fails takes no other write of the same moment with it', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    const results = await Promise.allSettled([
      store().commit(commitOf('m1', 1)),
      store().createMatch(match('m1')),
      store().createRoom(room('AAAA')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store().loadMatch('m1'))?.seq).toBe(1);
    expect(await store().loadRoom('AAAA')).toBeDefined();
  });

  test('the store answers until it is closed', async () => {
    expect(await store().ready()).toBe(true);
    await store().close();
    expect(await store().ready()).toBe(false);
    expect(await fate(store().createRoom(room('AAAA')))).toBe('rejected');
  });
}
