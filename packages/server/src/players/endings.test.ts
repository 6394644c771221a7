import type { RunningMatch } from '../match/runningMatch';
import type { Hosting } from '../rooms/host/hosting';
import type { RoomRecord } from '../store/records';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { SearchPool } from './searchPool';
import { ServerSeats } from './serverSeats';

/** A match of Ana, who is away, and a bot, which thinks. */
let parts: RoomParts;
let hosting: Hosting;
let players: ServerSeats;
let code: string;
let matchId: string;
/** Number of timers besides those of the bot, of Ana's absence and of her vote. */
let others: number;

beforeEach(async () => {
  fakeTime();
  parts = openRoomParts();
  ({ hosting } = parts);
  players = new ServerSeats({ ...parts, hosting, searchPool: null, botPace: 1 });
  const { room, hostKey } = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  ({ code } = room);
  await parts.rooms.configure(code, hostKey, { absence: { after: 300, by: 'bot' } });
  await parts.rooms.bot(code, '1', hostKey);
  matchId = (await parts.deals.byHost(code, 'start', hostKey)).matchId ?? '';
  await pass(0);
  await act('draw');
  others = jest.getTimerCount() - 3;
});

afterEach(async () => {
  await players.close();
  await parts.close();
  jest.useRealTimers();
});

const match = async () => (await parts.matches.open(matchId)) as RunningMatch;
async function act(move: 'draw' | 'concede'): Promise<void> {
  expect(await (await match()).act({ seat: '0', move, args: [] })).toMatchObject({ ok: true });
  await pass(0);
}
async function saved(change: Partial<RoomRecord>): Promise<void> {
  const before = (await parts.store.loadRoom(code)) as RoomRecord;
  const after = { ...before, ...change, version: before.version + 1 };
  expect(await parts.store.saveRoom(after)).toBe('saved');
  parts.subscriptions.saved(after, before);
  await pass(0);
}
const timers = () => jest.getTimerCount() - others;
const awaited = async () => Object.keys(players.awaited(await parts.rooms.load(code)));

test('after the end of a match its bot stops and nobody is awaited, even if the room cannot be updated', async () => {
  expect(await awaited()).toEqual(['0']);
  const failed = jest.spyOn(parts.log, 'error');
  const away = new Error('away');
  jest.spyOn(parts.store, 'saveRoom').mockRejectedValueOnce(away);
  await act('concede');
  expect(failed.mock.calls).toEqual([[{ err: away, matchId }, 'the end of a match could not be saved']]);
  expect([timers(), await awaited()]).toEqual([1, []]);
  expect((await parts.rooms.load(code)).state).toBe('playing');
  await pass(2000);
  expect((await parts.rooms.load(code)).state).toBe('over');
  expect(timers()).toBe(0);
});

test('in a frozen match no bot thinks and nobody is awaited', async () => {
  const froze = jest.fn();
  players.onTimersChanged(froze);
  await (await match()).act({ seat: '0', move: 'explode', args: [] });
  await pass(0);
  expect([timers(), await awaited()]).toEqual([0, []]);
  expect(froze).toHaveBeenCalledWith(code);
  parts.presence.enter(code, { name: 'Wanda', hostHash: null, seatHash: null });
  await pass(0);
  expect([timers(), await awaited()]).toEqual([0, []]);
});

test.each<[string, Partial<RoomRecord>]>([
  ['that another server has taken over', { owner: 'there' }],
  ['whose room is over', { state: 'over' }],
])('in a match %s no bot thinks and nobody is awaited, and it leaves memory', async (_, change) => {
  await saved(change);
  expect([timers(), await awaited(), parts.matches.loaded]).toEqual([0, [], 0]);
});

test('a match without a subscription stays in memory while somebody watches it', async () => {
  parts.presence.enter(code, { name: 'Wanda', hostHash: null, seatHash: null });
  await saved({ state: 'over' });
  expect(parts.matches.loaded).toBe(1);
});

test('after a server has stopped no bot thinks, nobody is awaited, and no match depends on it', async () => {
  expect(players.needed).toBe(true);
  await players.close();
  expect([timers(), await awaited(), players.needed]).toEqual([0, [], false]);
});

test('a stand-in that could not be started during shutdown is left to the next server', async () => {
  let fail: (error: Error) => void = () => {};
  const called = new Promise<never>((_, reject) => {
    fail = reject;
  });
  jest.spyOn(hosting, 'standIn').mockReturnValueOnce(called);
  await pass(300_000);
  const closing = players.close();
  fail(new Error('away'));
  await closing;
  expect([timers(), await awaited()]).toEqual([0, []]);
});

test('the search threads end with the server', async () => {
  const searchPool = new SearchPool('no worker');
  const closed = jest.spyOn(searchPool, 'close');
  await new ServerSeats({ ...parts, hosting, searchPool, botPace: 1 }).close();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('visitors of a room without a match cause no query', async () => {
  const opened = jest.spyOn(parts.matches, 'open');
  parts.presence.enter('OTHERS', { name: 'Wanda', hostHash: null, seatHash: null })();
  await pass(0);
  expect(opened).not.toHaveBeenCalled();
});

test('a deleted match causes no error', async () => {
  const failed = jest.spyOn(parts.log, 'error');
  jest.spyOn(parts.matches, 'open').mockResolvedValue(undefined);
  parts.presence.enter(code, { name: 'Wanda', hostHash: null, seatHash: null });
  await pass(3000);
  expect(failed).not.toHaveBeenCalled();
});

test('a match whose room is not followed here is ignored', async () => {
  const failed = jest.spyOn(parts.log, 'error');
  const id = await parts.matches.create({ roomCode: 'OTHERS', game: 'toy', players: 2, options: { seconds: 0 } });
  const other = (await parts.matches.open(id)) as RunningMatch;
  const before = timers();
  expect(await other.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
  await pass(0);
  expect([timers(), failed.mock.calls]).toEqual([before, []]);
});
