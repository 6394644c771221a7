import { steadyNow } from '../../clock/steadyTime';
import type { RoomRecord } from '../records';
import type { Store } from '../store';
import { keyIn, match, room } from './records';

export function roomsContract(store: () => Store): void {
  test('a room is stored unchanged', async () => {
    const kept = room('AAAA', { listed: true, matchId: 'm1', options: { list: ['x'], on: true } });
    expect(await store().createRoom(kept)).toBe('created');
    expect(await store().loadRoom('AAAA')).toEqual(kept);
  });

  test('a code is used once', async () => {
    await store().createRoom(room('AAAA'));
    expect(await store().createRoom(room('AAAA', { game: 'other' }))).toBe('exists');
    expect((await store().loadRoom('AAAA'))?.game).toBe('toy');
  });

  test('an unknown room is undefined', async () => {
    expect(await store().loadRoom('AAAA')).toBeUndefined();
    expect(await store().loadRoom('__proto__')).toBeUndefined();
  });

  test('several rooms are loaded at once, each with the last move of its match', async () => {
    await store().createRoom(room('AAAA', { matchId: 'm1' }));
    await store().createRoom(room('BBBB'));
    await store().createMatch(match('m1', { updatedAt: 70 }));
    const loaded = await store().loadRooms(['BBBB', 'NONE', 'AAAA']);
    expect(loaded.sort((a, b) => a.room.code.localeCompare(b.room.code))).toEqual([
      { room: room('AAAA', { matchId: 'm1' }), movedAt: 70 },
      { room: room('BBBB'), movedAt: null },
    ]);
    expect(await store().loadRooms([])).toEqual([]);
  });

  test('of two saves from the same version the first is kept', async () => {
    await store().createRoom(room('AAAA'));
    const [first, second] = [room('AAAA', { version: 2, game: 'first' }), room('AAAA', { version: 2, game: 'second' })];
    expect(await Promise.all([store().saveRoom(first), store().saveRoom(second)])).toEqual(['saved', 'conflict']);
    expect((await store().loadRoom('AAAA'))?.game).toBe('first');
  });

  test('a save with the time the clock stood still moves the open decision on, only if the room is saved', async () => {
    await store().createMatch(match('m1', { decidedAt: 1000 }));
    await store().createMatch(match('m2', { decidedAt: 1000 }));
    await store().createRoom(room('AAAA', { matchId: 'm1' }));
    expect(await store().saveRoom(room('AAAA', { matchId: 'm1', version: 2 }), 250)).toBe('saved');
    expect(await store().saveRoom(room('AAAA', { matchId: 'm1', version: 2 }), 250)).toBe('conflict');
    expect((await store().loadMatch(keyIn('m1')))?.decidedAt).toBe(1250);
    expect((await store().loadMatch(keyIn('m2')))?.decidedAt).toBe(1000);
  });

  test('a save without that time leaves the start of the open decision unchanged', async () => {
    await store().createMatch(match('m1', { decidedAt: 1000 }));
    await store().createRoom(room('AAAA', { matchId: 'm1' }));
    await store().saveRoom(room('AAAA', { matchId: 'm1', version: 2 }));
    expect((await store().loadMatch(keyIn('m1')))?.decidedAt).toBe(1000);
  });

  test('an open decision is moved on to the present at most', async () => {
    const begun = steadyNow() - 1000;
    await store().createMatch(match('m1', { decidedAt: begun }));
    await store().createRoom(room('AAAA', { matchId: 'm1' }));
    await store().saveRoom(room('AAAA', { matchId: 'm1', version: 2 }), 60_000);
    const { decidedAt = 0 } = (await store().loadMatch(keyIn('m1'))) ?? {};
    expect(decidedAt).toBeGreaterThanOrEqual(begun + 1000);
    expect(decidedAt).toBeLessThanOrEqual(steadyNow());
  });

  test('a room that does not exist cannot be saved', async () => {
    expect(await store().saveRoom(room('AAAA', { version: 2 }))).toBe('conflict');
  });

  test('listed rooms come newest first, filtered by game and limited in number', async () => {
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

  test('a match leads to its room, even after the room began another match', async () => {
    await store().createRoom(room('AAAA', { matchId: 'm2' }));
    await store().createMatch(match('m1'));
    await store().createMatch(match('m2'));
    expect((await store().loadRoomOfMatch('m1'))?.code).toBe('AAAA');
    expect(await store().loadRoomOfMatch('m3')).toBeUndefined();
  });
}
