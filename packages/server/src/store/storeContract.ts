import { compare } from 'fast-json-patch';
import { pushContract } from './pushContract';
import type { Commit, MatchRecord, RoomRecord, Store, StoredState } from './store';
import { talkContract } from './talkContract';

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
  seats: [{ seat: '0', kind: 'person', name: 'Zoë', keyHash: 'key', person: 1, standIn: 'none' }],
  matchId: null,
  keeper: null,
  hosting: {
    locked: true,
    pausedAt: 5,
    absence: { after: 30, by: 'bot' },
    votes: [{ about: 'stand-in', seat: '0', by: ['key'] }],
    takeBacks: { asked: { '0': 2 }, open: { seat: '0', seq: 7, version: 6, until: 8, by: ['1'] } },
    history: [
      {
        matchId: 'm',
        game: 'toy',
        at: 4,
        end: 'result',
        players: [{ name: 'Zoë', kind: 'person', person: 1 }],
        winners: ['0'],
      },
    ],
    people: { known: 2, gone: [{ person: 2, keyHash: 'gone' }] },
    handOvers: [{ keyHash: 'key', tokenHash: 'token', codeHash: 'code', until: 9 }],
  },
  talk: { watchers: 'apart', muted: [{ seat: null, name: 'Zoë', person: 3, browsers: ['hash'] }] },
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
  decidedAt: 1,
  frozen: null,
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
  return { move, state, versions: { '0': seq, watchers: 0 }, decidedAt: null };
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
  describe('what is kept for long', () => archiveContract(opened().store));
  describe('servers', () => serversContract(opened().store));
  describe('what is said', () => talkContract(opened().store));
  describe('who wants to be called', () => pushContract(opened().store));
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

  test('a save that says how long the clock of its match stood still moves the open decision on, with the room only', async () => {
    await store().createMatch(match('m1', { decidedAt: 1000 }));
    await store().createMatch(match('m2', { decidedAt: 1000 }));
    await store().createRoom(room('AAAA', { matchId: 'm1' }));
    expect(await store().saveRoom(room('AAAA', { matchId: 'm1', version: 2 }), 250)).toBe('saved');
    expect(await store().saveRoom(room('AAAA', { matchId: 'm1', version: 2 }), 250)).toBe('conflict');
    expect((await store().loadMatch('m1'))?.decidedAt).toBe(1250);
    expect((await store().loadMatch('m2'))?.decidedAt).toBe(1000);
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

  test('how a match stands is told with the deltas since any move', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    const commits = [1, 2, 3].map((seq) => commitOf('m1', seq));
    for (const commit of commits) await store().commit(commit);
    const standing = { seq: 3, versions: { '0': 3, watchers: 0 }, decidedAt: 1, frozen: null };
    for (const seq of [0, 2, 3]) {
      const deltas = commits.slice(seq).map(({ move }) => move.delta);
      expect(await store().progress('m1', seq)).toEqual({ ...standing, deltas });
    }
    expect(await store().progress('m2', 0)).toBeUndefined();
  });

  test('a decision that stays open keeps its beginning, the next one gets its own', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0), decidedAt: 5 }));
    await store().commit(commitOf('m1', 1));
    expect(await store().loadMatch('m1')).toMatchObject({ seq: 1, decidedAt: 5 });
    await store().commit({ ...commitOf('m1', 2), decidedAt: 20 });
    expect(await store().loadMatch('m1')).toMatchObject({ seq: 2, decidedAt: 20 });
  });

  test('a frozen match takes no move under the rules it froze with, and goes on with later ones', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    expect(await store().freeze('m1', 0, 1)).toBe('frozen');
    expect(await store().commit(commitOf('m1', 1))).toBe('conflict');
    expect(await store().loadMatch('m1')).toMatchObject({ seq: 0, frozen: 1 });
    const { move, ...rest } = commitOf('m1', 1);
    expect(await store().commit({ move: { ...move, rulesVersion: 2 }, ...rest })).toBe('committed');
  });

  test('a match that has moved on is not frozen for what a move did to its past', async () => {
    await store().createMatch(match('m1', { state: stateAfter(0) }));
    await store().commit(commitOf('m1', 1));
    expect(await store().freeze('m1', 0, 1)).toBe('conflict');
    expect((await store().loadMatch('m1'))?.frozen).toBeNull();
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

function archiveContract(store: () => Store): void {
  /** A room with a match of two moves, made 10 and 20 milliseconds after 1970. */
  async function played(code: string, updatedAt: number): Promise<RoomRecord> {
    const kept = room(code, { state: 'over', matchId: `m${code}`, updatedAt });
    await store().createRoom(kept);
    await store().createMatch(match(`m${code}`, { roomCode: code, state: stateAfter(0) }));
    for (const seq of [1, 2]) await store().commit(commitOf(`m${code}`, seq));
    return kept;
  }

  const codes = async (before: number, after: RoomRecord | null = null, limit = 10) =>
    (await store().archive.rooms({ before, after, limit })).map((kept) => kept.room.code);

  test('rooms come with the longest unchanged first, and go on behind any of them', async () => {
    const rooms = [await played('CCCC', 5), await played('BBBB', 5), await played('AAAA', 6), await played('DDDD', 4)];
    expect(await codes(7)).toEqual(['DDDD', 'BBBB', 'CCCC', 'AAAA']);
    expect(await codes(6)).toEqual(['DDDD', 'BBBB', 'CCCC']);
    expect(await codes(7, rooms[1])).toEqual(['CCCC', 'AAAA']);
    expect(await codes(7, null, 2)).toEqual(['DDDD', 'BBBB']);
  });

  test('a room comes with the number of its matches and its last change or move', async () => {
    const [before, after] = [await played('AAAA', 5), await played('BBBB', 30)];
    await store().createMatch(match('m2', { createdAt: 2 }));
    await store().createRoom(room('CCCC', { updatedAt: 40 }));
    expect(await store().archive.rooms({ before: 100, after: null, limit: 10 })).toEqual([
      { room: before, matches: 2, changedAt: 20 },
      { room: after, matches: 1, changedAt: 30 },
      { room: room('CCCC', { updatedAt: 40 }), matches: 0, changedAt: 40 },
    ]);
    expect(await store().archive.matches('AAAA')).toEqual(['mAAAA', 'm2']);
    expect(await store().archive.matches('CCCC')).toEqual([]);
  });

  test('a room is deleted with its matches, their moves and states, and nothing else', async () => {
    const [old] = [await played('AAAA', 5), await played('BBBB', 5)];
    await store().createMatch(match('m2'));
    expect(await store().archive.deleteRoom({ room: old, changedAt: 20 })).toBe('deleted');
    expect(await store().loadRoom('AAAA')).toBeUndefined();
    for (const id of ['mAAAA', 'm2']) {
      expect(await store().loadMatch(id)).toBeUndefined();
      expect(await store().stateAt(id, 0)).toBeUndefined();
      expect(await store().moves(id)).toEqual([]);
    }
    expect(await store().loadRoom('BBBB')).toBeDefined();
    expect(await store().stateAt('mBBBB', 2)).toEqual(stateAfter(2));
    expect(await store().moves('mBBBB')).toHaveLength(2);
    expect(await store().archive.deleteRoom({ room: old, changedAt: 20 })).toBe('conflict');
  });

  test('a room that has changed, or in which somebody has moved, is not deleted', async () => {
    const old = await played('AAAA', 5);
    expect(await store().archive.deleteRoom({ room: old, changedAt: 19 })).toBe('conflict');
    expect(await store().archive.deleteRoom({ room: { ...old, version: 2 }, changedAt: 20 })).toBe('conflict');
    expect(await store().loadRoom('AAAA')).toEqual(old);
    expect(await store().stateAt('mAAAA', 2)).toEqual(stateAfter(2));
  });

  test('of a move and a deletion at the same moment one happens', async () => {
    const old = await played('AAAA', 5);
    const [moved, deleted] = await Promise.all([
      store().commit(commitOf('mAAAA', 3)),
      store().archive.deleteRoom({ room: old, changedAt: 20 }),
    ]);
    expect([moved, deleted]).toEqual(
      (await store().loadRoom('AAAA')) ? ['committed', 'conflict'] : ['conflict', 'deleted'],
    );
    expect((await store().moves('mAAAA')).length).toBe(deleted === 'deleted' ? 0 : 3);
  });
}

/** Longer than any of these tests takes, in milliseconds. */
const EVER = 3_600_000;

function serversContract(store: () => Store): void {
  const playing = (code: string, keeper: string, more: Partial<RoomRecord> = {}) =>
    room(code, { state: 'playing', matchId: `m${code}`, keeper, ...more });

  /** A running room that a server keeps, its decision open since `ago` milliseconds. */
  async function kept(code: string, keeper: string, ago = 0): Promise<void> {
    await store().createMatch(match(`m${code}`, { decidedAt: Date.now() - ago }));
    await store().createRoom(playing(code, keeper));
  }

  test('the rooms of a server that has left go to another at once, as they are', async () => {
    for (const server of ['a', 'b']) await store().roll.enter(server, null);
    await kept('AAAA', 'a');
    await store().roll.leave('a');
    expect(await store().roll.takeOver('b', EVER)).toEqual([playing('AAAA', 'b', { version: 2 })]);
    expect(await store().loadRoom('AAAA')).toEqual(playing('AAAA', 'b', { version: 2 }));
    expect(await store().roll.takeOver('b', EVER)).toEqual([]);
  });

  test('the rooms of a living server stay where they are, until it has been silent for too long', async () => {
    for (const server of ['a', 'b']) await store().roll.enter(server, null);
    await kept('AAAA', 'a');
    expect(await store().roll.takeOver('b', EVER)).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store().roll.takeOver('b', 1)).toMatchObject([{ code: 'AAAA', keeper: 'b' }]);
  });

  test('only running rooms are taken over, and none of the own', async () => {
    for (const server of ['a', 'b']) await store().roll.enter(server, null);
    await kept('AAAA', 'b');
    await store().createRoom(room('BBBB', { keeper: 'a' }));
    await store().createRoom(room('CCCC', { keeper: 'a', state: 'over', matchId: 'm' }));
    await store().roll.leave('a');
    expect(await store().roll.takeOver('b', 0)).toEqual([]);
  });

  test('of two servers one gets a room', async () => {
    for (const server of ['a', 'b', 'c']) await store().roll.enter(server, null);
    for (const code of ['AAAA', 'BBBB', 'CCCC']) await kept(code, 'a');
    await store().roll.leave('a');
    const taken = await Promise.all(['b', 'c'].map((server) => store().roll.takeOver(server, EVER)));
    const rest = [...(await store().roll.takeOver('b', EVER)), ...taken.flat()];
    expect(rest.map(({ code }) => code).sort()).toEqual(['AAAA', 'BBBB', 'CCCC']);
  });

  test('a clock goes on from where it stood when its keeper was last heard of', async () => {
    for (const server of ['a', 'b']) await store().roll.enter(server, null);
    await kept('AAAA', 'a', 60_000);
    await store().roll.leave('a');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await store().roll.takeOver('b', EVER);
    const since = Date.now() - ((await store().loadMatch('mAAAA'))?.decidedAt ?? 0);
    expect(since).toBeLessThan(60_250);
    expect(since).toBeGreaterThan(59_900);
  });

  test('a decision that nobody ever kept the clock of gets its whole time', async () => {
    await store().roll.enter('a', null);
    await store().roll.leave('a');
    await store().roll.enter('b', null);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await kept('AAAA', 'a');
    const before = Date.now();
    await store().roll.takeOver('b', EVER);
    expect((await store().loadMatch('mAAAA'))?.decidedAt).toBeGreaterThanOrEqual(before - 5);
  });

  test('a server that was silent for too long must enter again, and frees what it kept before', async () => {
    await store().roll.enter('a', null);
    await kept('AAAA', 'a');
    expect(await store().roll.beat('a', EVER)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store().roll.beat('a', 1)).toBe(false);
    await store().roll.enter('b', 'a');
    expect(await store().roll.beat('a', EVER)).toBe(false);
    expect(await store().roll.takeOver('b', EVER)).toMatchObject([{ code: 'AAAA' }]);
  });

  test('a server nobody has entered does not live', async () => {
    expect(await store().roll.beat('a', EVER)).toBe(false);
  });
}
