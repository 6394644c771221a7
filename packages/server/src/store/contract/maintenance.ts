import type { RoomRecord } from '../records';
import type { Store } from '../store';
import { commitOf, keyIn, match, room, stateAfter } from './records';

/** The contract of every store for housekeeping: finding rooms and deleting them completely. */
export function maintenanceContract(store: () => Store): void {
  /** A room with a match of two moves, at 10 and 20 milliseconds after 1970. */
  async function played(code: string, updatedAt: number): Promise<RoomRecord> {
    const kept = room(code, { state: 'over', matchId: `m${code}`, updatedAt });
    await store().createRoom(kept);
    await store().createMatch(match(`m${code}`, { roomCode: code, state: stateAfter(0) }));
    for (const seq of [1, 2]) await store().commit(commitOf(keyIn(`m${code}`, code), seq));
    return kept;
  }

  const codes = async (before: number, after: RoomRecord | null = null, limit = 10) =>
    (await store().maintenance.rooms({ before, after, limit })).map((kept) => kept.room.code);

  test('rooms are listed by last change, oldest first, and continued after any of them', async () => {
    const rooms = [await played('CCCC', 5), await played('BBBB', 5), await played('AAAA', 6), await played('DDDD', 4)];
    expect(await codes(7)).toEqual(['DDDD', 'BBBB', 'CCCC', 'AAAA']);
    expect(await codes(6)).toEqual(['DDDD', 'BBBB', 'CCCC']);
    expect(await codes(7, rooms[1])).toEqual(['CCCC', 'AAAA']);
    expect(await codes(7, null, 2)).toEqual(['DDDD', 'BBBB']);
  });

  test('a room is listed with the number of its matches and their moves, and its last change or move', async () => {
    const [before, after] = [await played('AAAA', 5), await played('BBBB', 30)];
    await store().createMatch(match('m2', { createdAt: 2 }));
    await store().createRoom(room('CCCC', { updatedAt: 40 }));
    expect(await store().maintenance.rooms({ before: 100, after: null, limit: 10 })).toEqual([
      { room: before, matches: 2, moves: 2, frozen: false, changedAt: 20 },
      { room: after, matches: 1, moves: 2, frozen: false, changedAt: 30 },
      { room: room('CCCC', { updatedAt: 40 }), matches: 0, moves: 0, frozen: false, changedAt: 40 },
    ]);
    expect(await store().maintenance.matches('AAAA')).toEqual(['mAAAA', 'm2']);
    expect(await store().maintenance.matches('CCCC')).toEqual([]);
  });

  test('a room is listed as frozen with its own match only', async () => {
    await store().createRoom(room('AAAA', { matchId: 'm2' }));
    for (const id of ['m1', 'm2']) await store().createMatch(match(id));
    const frozen = async () => (await store().maintenance.rooms({ before: 100, after: null, limit: 1 }))[0]?.frozen;
    await store().freeze(keyIn('m1'), 0, 1);
    expect(await frozen()).toBe(false);
    await store().freeze(keyIn('m2'), 0, 1);
    expect(await frozen()).toBe(true);
  });

  test('the size is known: rooms, running rooms, and bytes', async () => {
    const before = await store().maintenance.figures();
    expect(before).toMatchObject({ rooms: 0, playing: 0, backedUpAt: null });
    await played('AAAA', 5);
    await store().createRoom(room('BBBB', { state: 'playing' }));
    expect(await store().maintenance.figures()).toMatchObject({ rooms: 2, playing: 1 });
    expect(before.bytes).toBeGreaterThan(4096);
  });

  test('a room is deleted with its matches, their moves and states, and nothing else', async () => {
    const [old] = [await played('AAAA', 5), await played('BBBB', 5)];
    await store().createMatch(match('m2'));
    expect(await store().maintenance.deleteRoom({ room: old, changedAt: 20 })).toBe('deleted');
    expect(await store().loadRoom('AAAA')).toBeUndefined();
    for (const id of ['mAAAA', 'm2']) {
      expect(await store().loadMatch(keyIn(id))).toBeUndefined();
      expect(await store().stateAt(keyIn(id), 0)).toBeUndefined();
      expect(await store().moves(keyIn(id))).toEqual([]);
    }
    expect(await store().loadRoom('BBBB')).toBeDefined();
    expect(await store().stateAt(keyIn('mBBBB', 'BBBB'), 2)).toEqual(stateAfter(2));
    expect(await store().moves(keyIn('mBBBB', 'BBBB'))).toHaveLength(2);
    expect(await store().maintenance.deleteRoom({ room: old, changedAt: 20 })).toBe('conflict');
  });

  /**
   * Deletes up to `limit` unplayed matches dealt before `before`; returns their number, and the ids of the remaining
   * ones.
   */
  async function leftPlayed(before: number, limit = 10): Promise<[deleted: number, left: string[]]> {
    const deleted = await store().maintenance.deleteUnplayed({ before, limit });
    return [deleted, await store().maintenance.matches('AAAA')];
  }

  test('matches without a move are deleted with their deals, oldest first; played ones and the newest stay', async () => {
    await played('AAAA', 5);
    await store().createMatch(match('older', { createdAt: 2 }));
    await store().createMatch(match('old', { createdAt: 3 }));
    await store().createMatch(match('young', { createdAt: 9 }));
    const other = room('BBBB', { matchId: 'newest' });
    await store().createRoom(other);
    await store().createMatch(match('newest', { roomCode: 'BBBB', createdAt: 2 }));
    expect(await leftPlayed(2)).toEqual([0, ['mAAAA', 'older', 'old', 'young']]);
    expect(await leftPlayed(9, 1)).toEqual([1, ['mAAAA', 'old', 'young']]);
    expect(await leftPlayed(9)).toEqual([1, ['mAAAA', 'young']]);
    expect(await store().stateAt(keyIn('old'), 0)).toBeUndefined();
    expect(await store().stateAt(keyIn('mAAAA'), 2)).toEqual(stateAfter(2));
    expect(await store().maintenance.matches('BBBB')).toEqual(['newest']);
    expect(await store().stateAt(keyIn('newest', 'BBBB'), 0)).toBeDefined();
  });

  test('if a first move and the deletion of its match are simultaneous, one of them happens', async () => {
    await played('AAAA', 5);
    await store().createMatch(match('m2', { createdAt: 2, state: stateAfter(0) }));
    const [moved, deleted] = await Promise.all([
      store().commit(commitOf('m2', 1)),
      store().maintenance.deleteUnplayed({ before: 9, limit: 10 }),
    ]);
    expect([moved, deleted]).toEqual((await store().loadMatch(keyIn('m2'))) ? ['committed', 0] : ['conflict', 1]);
    expect(await store().moves(keyIn('m2'))).toHaveLength(deleted === 1 ? 0 : 1);
  });

  test('a room is not deleted after a change or a move', async () => {
    const old = await played('AAAA', 5);
    expect(await store().maintenance.deleteRoom({ room: old, changedAt: 19 })).toBe('conflict');
    expect(await store().maintenance.deleteRoom({ room: { ...old, version: 2 }, changedAt: 20 })).toBe('conflict');
    expect(await store().loadRoom('AAAA')).toEqual(old);
    expect(await store().stateAt(keyIn('mAAAA'), 2)).toEqual(stateAfter(2));
  });

  test('if a move and the deletion of its room are simultaneous, one of them happens', async () => {
    const old = await played('AAAA', 5);
    const [moved, deleted] = await Promise.all([
      store().commit(commitOf('mAAAA', 3)),
      store().maintenance.deleteRoom({ room: old, changedAt: 20 }),
    ]);
    expect([moved, deleted]).toEqual(
      (await store().loadRoom('AAAA')) ? ['committed', 'conflict'] : ['conflict', 'deleted'],
    );
    expect((await store().moves(keyIn('mAAAA'))).length).toBe(deleted === 'deleted' ? 0 : 3);
  });
}
