import type { RunningMatch } from '../match/api';
import { Hosting } from '../rooms/host/hosting';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { toy } from '../testing/toy';
import { Players } from './players';

/** Two persons play with half a minute for each decision, and a watcher is there. */
let parts: RoomParts;
let players: Players;
let matchId: string;
/** Timers that run beside those of the clock and of two absences. */
let others: number;

beforeEach(async () => {
  fakeTime();
  parts = openRoomParts();
  const hosting = new Hosting(parts.rooms, parts.presence, new Map([[toy.id, toy]]));
  players = new Players({ ...parts, hosting, searchPool: null, pace: 0 });
  const wish = { game: 'toy', players: 2, name: 'Ana', options: { seconds: 30 } };
  const { room, hostKey } = await parts.rooms.create(wish);
  await parts.rooms.configure(room.code, hostKey, { absence: { after: 300, by: 'bot' } });
  await parts.rooms.sit(room.code, undefined, 'Ben');
  parts.presence.enter(room.code, { name: 'Wanda', hostHash: null, seatHash: null });
  await pass(0);
  matchId = (await parts.rooms.start(room.code, hostKey)).matchId ?? '';
  await pass(0);
  others = jest.getTimerCount() - 3;
});

afterEach(async () => {
  await players.close();
  await parts.close();
  jest.useRealTimers();
});

const decision = async () => (await parts.matches.open(matchId))?.view(null).decisionId;

test('where the store does not take what the clock has decided, it is decided two seconds later', async () => {
  expect(await decision()).toBe(1001);
  const warned = jest.spyOn(parts.log, 'warn');
  jest.spyOn(parts.store, 'commit').mockRejectedValueOnce(new Error('away'));
  await pass(30_000);
  expect(await decision()).toBe(1001);
  expect(warned.mock.calls).toEqual([[{ matchId, decisionId: 1001, refused: 'STORE_DOWN' }, 'the clock was refused']]);
  await pass(1999);
  expect(await decision()).toBe(1001);
  await pass(1);
  expect(await decision()).toBe(1002);
});

test('what is to be tried again is not after the end', async () => {
  jest.spyOn(parts.store, 'commit').mockRejectedValueOnce(new Error('away'));
  await pass(30_000);
  await players.close();
  expect(jest.getTimerCount()).toBe(others);
});

test('what the store does not take just when it ends is left to who comes next', async () => {
  const warned = jest.spyOn(parts.log, 'warn');
  let fail: (error: Error) => void = () => {};
  const commit = new Promise<never>((_, reject) => {
    fail = reject;
  });
  jest.spyOn(parts.store, 'commit').mockReturnValueOnce(commit);
  await pass(30_000);
  const closing = players.close();
  fail(new Error('away'));
  await closing;
  expect([jest.getTimerCount(), warned.mock.calls]).toEqual([others, []]);
});

test('nothing is decided any more where a player was quicker than the second attempt', async () => {
  const warned = jest.spyOn(parts.log, 'warn');
  jest.spyOn(parts.store, 'commit').mockRejectedValueOnce(new Error('away'));
  await pass(30_000);
  const match = await parts.matches.open(matchId);
  expect(await match?.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
  warned.mockClear();
  await pass(2000);
  await pass(2000);
  expect([await decision(), warned.mock.calls]).toEqual([1002, []]);
});

test('a server that only shows the clock of a match decides nothing when it runs out', async () => {
  const { roomCode } = (await parts.matches.open(matchId)) as RunningMatch;
  await parts.subscriptions.subscribe(roomCode);
  await parts.rooms.change(roomCode, (room) => ({ ...room, owner: 'there' }));
  await pass(0);
  expect(players.clock(matchId)).not.toBeNull();
  await pass(30_000);
  expect(await decision()).toBe(1001);
});

test('a match that is gone when its clock runs out is no fault', async () => {
  const failed = jest.spyOn(parts.log, 'error');
  jest.spyOn(parts.matches, 'open').mockResolvedValueOnce(undefined);
  await pass(30_000);
  expect(failed).not.toHaveBeenCalled();
});

test('a clock that is heeded is nothing to be logged', async () => {
  const [warned, failed] = [jest.spyOn(parts.log, 'warn'), jest.spyOn(parts.log, 'error')];
  await pass(30_000);
  expect([await decision(), warned.mock.calls, failed.mock.calls]).toEqual([1002, [], []]);
});

test('a table that has frozen has no clock any more', async () => {
  expect(players.clock(matchId)).not.toBeNull();
  await (await parts.matches.open(matchId))?.act({ seat: '0', move: 'explode', args: [] });
  expect(players.clock(matchId)).toBeNull();
});
