import type { RunningMatch } from '../match/api';
import { Hosting } from '../rooms/host/hosting';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { toy } from '../testing/toy';
import { Players } from './players';

/** Ana plays, who is away, and a bot, which thinks. */
let parts: RoomParts;
let players: Players;
let code: string;
let matchId: string;
/** Timers that run beside those of the bot and of Ana's absence. */
let others: number;

beforeEach(async () => {
  fakeTime();
  parts = openRoomParts();
  const hosting = new Hosting(parts.rooms, parts.presence, new Map([[toy.id, toy]]));
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
const timers = () => jest.getTimerCount() - others;
const awaited = async () => Object.keys(players.awaited(await parts.rooms.load(code)));

test('a bot thinks no more and nobody is waited for once the match has ended, also where its room cannot be told', async () => {
  expect(await awaited()).toEqual(['0']);
  jest.spyOn(parts.store, 'saveRoom').mockRejectedValueOnce(new Error('away'));
  await act('concede');
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
});

test('a bot thinks no more and nobody is waited for once the server ends', async () => {
  await players.close();
  expect([timers(), await awaited()]).toEqual([0, []]);
});
