import type { RunningMatch } from '../match/runningMatch';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { ServerSeats } from './serverSeats';

/** Two people play with half a minute for each decision, and a watcher is there. */
let parts: RoomParts;
let players: ServerSeats;
let matchId: string;
/** Number of timers besides those of the clock and of two absences. */
let others: number;

beforeEach(async () => {
  fakeTime();
  parts = openRoomParts();
  players = new ServerSeats({ ...parts, searchPool: null, botPace: 0 });
  const wish = { game: 'toy', players: 2, name: 'Ana', options: { seconds: 30 } };
  const { room, hostKey } = await parts.rooms.create(wish);
  await parts.rooms.configure(room.code, hostKey, { absence: { after: 300, by: 'bot' } });
  await parts.rooms.sit(room.code, undefined, 'Ben');
  parts.presence.enter(room.code, { name: 'Wanda', hostHash: null, seatHash: null });
  await pass(0);
  matchId = (await parts.deals.byHost(room.code, 'start', hostKey)).matchId ?? '';
  await pass(0);
  others = jest.getTimerCount() - 5;
});

afterEach(async () => {
  await players.close();
  await parts.close();
  jest.useRealTimers();
});

const decision = async () => (await parts.matches.open(matchId))?.view(null).decisionId;

test('if the store refuses the move of the clock, it is tried again two seconds later, without a warning', async () => {
  expect(await decision()).toBe(1001);
  const [warned, noted] = [jest.spyOn(parts.log, 'warn'), jest.spyOn(parts.log, 'debug')];
  jest.spyOn(parts.store, 'commit').mockRejectedValueOnce(new Error('away'));
  await pass(30_000);
  expect(await decision()).toBe(1001);
  expect(warned).not.toHaveBeenCalled();
  expect(noted.mock.calls.at(-1)).toEqual([
    { matchId, decisionId: 1001, refused: 'STORE_DOWN' },
    'the default move of a clock was refused',
  ]);
  await pass(1999);
  expect(await decision()).toBe(1001);
  await pass(1);
  expect(await decision()).toBe(1002);
});

test('nothing is tried again after the server has stopped', async () => {
  jest.spyOn(parts.store, 'commit').mockRejectedValueOnce(new Error('away'));
  await pass(30_000);
  await players.close();
  expect(jest.getTimerCount()).toBe(others);
});

test('a refusal by the store during shutdown is left to the next server', async () => {
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

test('a second attempt does nothing if a player was faster', async () => {
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

test('a server that only shows the clock of a match makes no move when it runs out', async () => {
  const { roomCode } = (await parts.matches.open(matchId)) as RunningMatch;
  await parts.subscriptions.subscribe(roomCode);
  await parts.rooms.change(roomCode, (room) => ({ ...room, owner: 'there' }));
  await pass(0);
  expect(players.clock(matchId)).not.toBeNull();
  await pass(30_000);
  expect(await decision()).toBe(1001);
});

test('a match that is deleted when its clock runs out causes no error', async () => {
  const failed = jest.spyOn(parts.log, 'error');
  jest.spyOn(parts.matches, 'open').mockResolvedValueOnce(undefined);
  await pass(30_000);
  expect(failed).not.toHaveBeenCalled();
});

test('a successful move of the clock is not logged', async () => {
  const [warned, failed] = [jest.spyOn(parts.log, 'warn'), jest.spyOn(parts.log, 'error')];
  await pass(30_000);
  expect([await decision(), warned.mock.calls, failed.mock.calls]).toEqual([1002, [], []]);
});

test('a frozen match has no clock', async () => {
  expect(players.clock(matchId)).not.toBeNull();
  await (await parts.matches.open(matchId))?.act({ seat: '0', move: 'explode', args: [] });
  expect(players.clock(matchId)).toBeNull();
});
