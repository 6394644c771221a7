import type { RunningMatch } from '../match/api';
import { Hosting } from '../rooms/host/hosting';
import type { RoomRecord } from '../store/records';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { toy } from '../testing/toy';
import { Players } from './players';
import { SearchPool } from './searchPool';

/** Ana plays, who is away, and a bot, which thinks. */
let parts: RoomParts;
let hosting: Hosting;
let players: Players;
let code: string;
let matchId: string;
/** Timers that run beside those of the bot and of Ana's absence. */
let others: number;

beforeEach(async () => {
  fakeTime();
  parts = openRoomParts();
  hosting = new Hosting(parts.rooms, parts.presence, new Map([[toy.id, toy]]));
  players = new Players({ ...parts, hosting, searchPool: null, pace: 1 });
  const { room, hostKey } = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  ({ code } = room);
  await parts.rooms.configure(code, hostKey, { absence: { after: 300, by: 'bot' } });
  await parts.rooms.bot(code, '1', hostKey);
  matchId = (await parts.rooms.start(code, hostKey)).matchId ?? '';
  await pass(0);
  await act('draw');
  others = jest.getTimerCount() - 2;
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

test('a bot thinks no more and nobody is waited for once the match has ended, also where its room cannot be told', async () => {
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

test('a bot thinks no more and nobody is waited for in a match that has frozen', async () => {
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
])('a bot thinks no more and nobody is waited for in a match %s, which rests', async (_, change) => {
  await saved(change);
  expect([timers(), await awaited(), parts.matches.loaded]).toEqual([0, [], 0]);
});

test('a match that is followed no longer does not rest while somebody looks at it', async () => {
  parts.presence.enter(code, { name: 'Wanda', hostHash: null, seatHash: null });
  await saved({ state: 'over' });
  expect(parts.matches.loaded).toBe(1);
});

test('once the server ends no bot thinks, nobody is waited for, and no match depends on it', async () => {
  expect(players.needed).toBe(true);
  await players.close();
  expect([timers(), await awaited(), players.needed]).toEqual([0, [], false]);
});

test('a stand-in that could not be called just when the server ends is left to who comes next', async () => {
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

test('the threads that look ahead end with the server', async () => {
  const searchPool = new SearchPool('no worker');
  const closed = jest.spyOn(searchPool, 'close');
  await new Players({ ...parts, hosting, searchPool, pace: 1 }).close();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('who comes and goes where no match is played causes no look at the store', async () => {
  const opened = jest.spyOn(parts.matches, 'open');
  parts.presence.enter('OTHERS', { name: 'Wanda', hostHash: null, seatHash: null })();
  await pass(0);
  expect(opened).not.toHaveBeenCalled();
});

test('a match of which nothing is left is no fault', async () => {
  const failed = jest.spyOn(parts.log, 'error');
  jest.spyOn(parts.matches, 'open').mockResolvedValue(undefined);
  parts.presence.enter(code, { name: 'Wanda', hostHash: null, seatHash: null });
  await pass(3000);
  expect(failed).not.toHaveBeenCalled();
});

test('a match whose room nobody follows here is left alone', async () => {
  const failed = jest.spyOn(parts.log, 'error');
  const id = await parts.matches.create({ roomCode: 'OTHERS', game: 'toy', players: 2, options: { seconds: 0 } });
  const other = (await parts.matches.open(id)) as RunningMatch;
  const before = timers();
  expect(await other.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
  await pass(0);
  expect([timers(), failed.mock.calls]).toEqual([before, []]);
});
