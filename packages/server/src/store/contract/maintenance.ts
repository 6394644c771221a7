import type { RoomRecord } from '../records';
import type { Store } from '../store';
import { commitOf, match, room, stateAfter } from './records';

/** What a store must do with what is kept for long: finding rooms, and deleting them whole. */
export function maintenanceContract(store: () => Store): void {
  /** A room with a match of two moves, made 10 and 20 milliseconds after 1970. */
  async function played(code: string, updatedAt: number): Promise<RoomRecord> {
    const kept = room(code, { state: 'over', matchId: `m${code}`, updatedAt });
    await store().createRoom(kept);
    await store().createMatch(match(`m${code}`, { roomCode: code, state: stateAfter(0) }));
    for (const seq of [1, 2]) await store().commit(commitOf(`m${code}`, seq));
    return kept;
  }

  const codes = async (before: number, after: RoomRecord | null = null, limit = 10) =>
    (await store().maintenance.rooms({ before, after, limit })).map((kept) => kept.room.code);

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
    expect(await store().maintenance.rooms({ before: 100, after: null, limit: 10 })).toEqual([
      { room: before, matches: 2, changedAt: 20 },
      { room: after, matches: 1, changedAt: 30 },
      { room: room('CCCC', { updatedAt: 40 }), matches: 0, changedAt: 40 },
    ]);
    expect(await store().maintenance.matches('AAAA')).toEqual(['mAAAA', 'm2']);
    expect(await store().maintenance.matches('CCCC')).toEqual([]);
  });

  test('a room is deleted with its matches, their moves and states, and nothing else', async () => {
    const [old] = [await played('AAAA', 5), await played('BBBB', 5)];
    await store().createMatch(match('m2'));
    expect(await store().maintenance.deleteRoom({ room: old, changedAt: 20 })).toBe('deleted');
    expect(await store().loadRoom('AAAA')).toBeUndefined();
    for (const id of ['mAAAA', 'm2']) {
      expect(await store().loadMatch(id)).toBeUndefined();
      expect(await store().stateAt(id, 0)).toBeUndefined();
      expect(await store().moves(id)).toEqual([]);
    }
    expect(await store().loadRoom('BBBB')).toBeDefined();
    expect(await store().stateAt('mBBBB', 2)).toEqual(stateAfter(2));
    expect(await store().moves('mBBBB')).toHaveLength(2);
    expect(await store().maintenance.deleteRoom({ room: old, changedAt: 20 })).toBe('conflict');
  });

  /** Ids of the matches that are left after as many as `limit` were deleted that were dealt before `before`. */
  async function leftPlayed(before: number, limit = 10): Promise<[deleted: number, left: string[]]> {
    const deleted = await store().maintenance.deleteUnplayed({ before, limit });
    return [deleted, await store().maintenance.matches('AAAA')];
  }

  test('matches without a move are deleted with their deals, the oldest first; played ones and the newest stay', async () => {
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
    expect(await store().stateAt('old', 0)).toBeUndefined();
    expect(await store().stateAt('mAAAA', 2)).toEqual(stateAfter(2));
    expect(await store().maintenance.matches('BBBB')).toEqual(['newest']);
    expect(await store().stateAt('newest', 0)).toBeDefined();
  });

  test('of a first move and the deletion of its match at the same moment one happens', async () => {
    await played('AAAA', 5);
    await store().createMatch(match('m2', { createdAt: 2, state: stateAfter(0) }));
    const [moved, deleted] = await Promise.all([
      store().commit(commitOf('m2', 1)),
      store().maintenance.deleteUnplayed({ before: 9, limit: 10 }),
    ]);
    expect([moved, deleted]).toEqual((await store().loadMatch('m2')) ? ['committed', 0] : ['conflict', 1]);
    expect(await store().moves('m2')).toHaveLength(deleted === 1 ? 0 : 1);
  });

  test('a room that has changed, or in which somebody has moved, is not deleted', async () => {
    const old = await played('AAAA', 5);
    expect(await store().maintenance.deleteRoom({ room: old, changedAt: 19 })).toBe('conflict');
    expect(await store().maintenance.deleteRoom({ room: { ...old, version: 2 }, changedAt: 20 })).toBe('conflict');
    expect(await store().loadRoom('AAAA')).toEqual(old);
    expect(await store().stateAt('mAAAA', 2)).toEqual(stateAfter(2));
  });

  test('of a move and a deletion at the same moment one happens', async () => {
    const old = await played('AAAA', 5);
    const [moved, deleted] = await Promise.all([
      store().commit(commitOf('mAAAA', 3)),
      store().maintenance.deleteRoom({ room: old, changedAt: 20 }),
    ]);
    expect([moved, deleted]).toEqual(
      (await store().loadRoom('AAAA')) ? ['committed', 'conflict'] : ['conflict', 'deleted'],
    );
    expect((await store().moves('mAAAA')).length).toBe(deleted === 'deleted' ? 0 : 3);
  });
}
