import { TAKE_BACK_LASTS } from '@lantern/protocol/takeBacks';
import type { RunningMatch } from '../match/runningMatch';
import { withHosting } from '../rooms/host/hostingRules';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { MAX_THINKING_MS } from './serverPlay';
import { ServerSeats } from './serverSeats';

let parts: RoomParts;
let players: ServerSeats;

beforeEach(() => {
  fakeTime();
  parts = openRoomParts();
  players = new ServerSeats({ ...parts, searchPool: null, botPace: 1 });
});
afterEach(async () => {
  await players.close();
  await parts.close();
  jest.useRealTimers();
});

test('a bot waits during each request for a take-back, and moves once it has expired', async () => {
  const wish = { game: 'toy', players: 3, name: 'Ana' } as const;
  const { room, hostKey } = await parts.rooms.create(wish);
  const { code } = room;
  await parts.rooms.bot(code, '1', hostKey);
  await parts.rooms.sit(code, '2', 'Ben');
  const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
  const match = async () => (await parts.matches.open(matchId as string)) as RunningMatch;
  const turn = async () => (await match()).view(null).turnSeat;
  const draw = async (by: string) => {
    expect(await (await match()).act({ seat: by, move: 'draw', args: [] })).toMatchObject({ ok: true });
    await pass(0);
  };
  for (let round = 0; round < 2; round++) {
    await draw('0');
    const open = { seat: '0', seq: 1, version: 1, until: Date.now() + TAKE_BACK_LASTS.inOneGo, by: [] };
    await parts.rooms.change(code, (now) => withHosting(now, { takeBacks: { asked: {}, open } }));
    const timers = jest.getTimerCount();
    parts.presence.enter(code, { name: 'Wanda', hostHash: null, seatHash: null });
    await pass(0);
    expect(jest.getTimerCount()).toBe(timers);
    await pass(TAKE_BACK_LASTS.inOneGo - 1);
    expect(await turn()).toBe('1');
    await pass(1);
    await pass(MAX_THINKING_MS);
    expect(await turn()).toBe('2');
    await draw('2');
  }
});
