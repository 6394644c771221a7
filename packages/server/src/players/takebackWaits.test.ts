import { TAKE_BACK_LASTS } from '@lantern/protocol/takebacks';
import type { RunningMatch } from '../match/api';
import { Hosting } from '../rooms/host/hosting';
import { Takebacks } from '../rooms/takeback/takebacks';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { toy } from '../testing/toy';
import { Players } from './players';
import { SLOWEST } from './serverPlay';

let parts: RoomParts;
let players: Players;

beforeEach(() => {
  fakeTime();
  parts = openRoomParts();
  const hosting = new Hosting(parts.rooms, parts.presence, new Map([[toy.id, toy]]));
  players = new Players({ ...parts, hosting, searchPool: null, pace: 1 });
});
afterEach(async () => {
  await players.close();
  await parts.close();
  jest.useRealTimers();
});

test('a bot makes no move while one is asked back, and moves once nobody has answered in time: each time', async () => {
  const takebacks = new Takebacks({ ...parts, failed: () => {} });
  const wish = { game: 'toy', players: 3, name: 'Ana', lesson: true } as const;
  const { room, hostKey, seat } = await parts.rooms.create(wish);
  const { code } = room;
  await parts.rooms.bot(code, '1', hostKey);
  await parts.rooms.sit(code, '2', 'Ben');
  const { matchId } = await parts.rooms.start(code, hostKey);
  const match = async () => (await parts.matches.open(matchId as string)) as RunningMatch;
  const turn = async () => (await match()).view(null).turnSeat;
  const draw = async (by: string) => {
    expect(await (await match()).act({ seat: by, move: 'draw', args: [] })).toMatchObject({ ok: true });
    await pass(0);
  };
  for (let round = 0; round < 2; round++) {
    await draw('0');
    await takebacks.ask(code, seat?.seatKey, (await match()).takebackOf('0')?.version ?? 0);
    const timers = jest.getTimerCount();
    parts.presence.enter(code, { name: 'Wanda', hostHash: null, seatHash: null });
    await pass(0);
    expect(jest.getTimerCount()).toBe(timers);
    await pass(TAKE_BACK_LASTS - 1);
    expect(await turn()).toBe('1');
    await pass(1);
    await pass(SLOWEST);
    expect(await turn()).toBe('2');
    await draw('2');
  }
});
