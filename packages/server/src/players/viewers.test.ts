import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { toy } from '../testing/toy';
import { MAX_THINKING_MS } from './serverPlay';
import { ServerSeats, VIEWERS_WAIT } from './serverSeats';

let parts: RoomParts;
let players: ServerSeats;

beforeEach(() => {
  fakeTime();
  parts = openRoomParts(toy);
});

afterEach(async () => {
  await players.close();
  await parts.close();
  jest.useRealTimers();
});

/** Starts a match of Ana against a bot that moves after her. Her client reports by `shown` what it has shown. */
async function begun(pace = 1) {
  const { hosting } = parts;
  players = new ServerSeats({ ...parts, hosting, searchPool: null, botPace: pace });
  const opened = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  const { code } = opened.room;
  await parts.rooms.bot(code, '1', opened.hostKey);
  parts.presence.enter(code, { name: 'Ana', hostHash: null, seatHash: null });
  const { matchId } = await parts.deals.byHost(code, 'start', opened.hostKey);
  const match = await parts.matches.open(matchId as string);
  if (!match) throw new Error('no match');
  await pass(0);
  const ana = { matchId: match.id, seat: '0', connection: 'a' };
  return {
    code,
    hosting,
    ana,
    hostKey: opened.hostKey,
    shown: (version = match.snapshot('0').version, viewer = ana) => parts.viewers.told(viewer, version),
    move: () => match.act({ seat: '0', move: 'draw', args: [] }).then(() => pass(0)),
    turn: () => match.view(null).turnSeat,
  };
}

test('a bot does not move before a client at a seat has shown what happened', async () => {
  const { shown, move, turn } = await begun();
  shown();
  await move();
  await pass(MAX_THINKING_MS);
  expect(turn()).toBe('1');
  shown();
  await pass(0);
  expect(turn()).toBe('0');
});

test('a bot waits at most two seconds for a client', async () => {
  const { shown, move, turn } = await begun();
  shown();
  await move();
  await pass(MAX_THINKING_MS);
  expect(turn()).toBe('1');
  await pass(VIEWERS_WAIT);
  expect(turn()).toBe('0');
});

test.each<[string, (table: Awaited<ReturnType<typeof begun>>) => void, pace: number]>([
  ['that never reports what it shows', () => {}, 1],
  [
    'that has disconnected',
    ({ shown, ana }) => {
      shown();
      parts.viewers.left(ana);
    },
    1,
  ],
  ['of another match', ({ shown, ana }) => shown(0, { ...ana, matchId: 'other' }), 1],
  ['whose server has no pauses', ({ shown }) => shown(), 0],
])('a bot does not wait for a client %s', async (_, before, pace) => {
  const table = await begun(pace);
  before(table);
  await table.move();
  await pass(pace === 0 ? 0 : MAX_THINKING_MS);
  expect(table.turn()).toBe('0');
});

test('a bot waits for the slowest client, and not for one that disconnects', async () => {
  const { shown, move, turn, ana } = await begun();
  const tablet = { ...ana, connection: 'b' };
  shown();
  shown(undefined, tablet);
  await move();
  shown();
  await pass(MAX_THINKING_MS);
  expect(turn()).toBe('1');
  parts.viewers.left(tablet);
  await pass(0);
  expect(turn()).toBe('0');
});

test('a bot that waits for a client makes no move in a paused match', async () => {
  const { shown, move, turn, hosting, code, hostKey } = await begun();
  shown();
  await move();
  await pass(MAX_THINKING_MS);
  await hosting.pause(code, hostKey, true);
  await pass(0);
  shown();
  await pass(VIEWERS_WAIT);
  expect(turn()).toBe('1');
});
