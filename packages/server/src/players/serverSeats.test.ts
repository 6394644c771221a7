import { moduleOf } from '@lantern/games/engine/moduleOf';
import type { Choice } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import type { RunningMatch } from '../match/runningMatch';
import type { Hosting } from '../rooms/host/hosting';
import { withHosting } from '../rooms/host/hostingRules';
import type { HostingRecord, RoomRecord } from '../store/records';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../testing/roomParts';
import { type ToyView, toy } from '../testing/toy';
import type { SearchPool } from './searchPool';
import { MAX_THINKING_MS } from './serverPlay';
import { ServerSeats } from './serverSeats';

const DRAW: Choice = { move: 'draw', args: [] };
const ILLEGAL: Choice = { move: 'play', args: ['no such card'] };

/** The answers of the bot and of the safe move on the seat's turn. */
let bot: jest.Mock<Choice | undefined, []>;
let safe: jest.Mock<Choice | undefined, []>;
let parts: RoomParts;
let players: ServerSeats;
let hosting: Hosting;
let code: string;
let hostKey: string;
let match: RunningMatch;
let warned: jest.SpyInstance;
let failed: jest.SpyInstance;

beforeEach(() => {
  fakeTime();
  bot = jest.fn(() => DRAW);
  safe = jest.fn(() => DRAW);
  const onTurn = (answer: () => Choice | undefined) => (view: ToyView, seat: Seat) =>
    view.turnSeat === seat ? answer() : undefined;
  const module = moduleOf({ ...toy, bot: onTurn(() => bot()), defaultMove: onTurn(() => safe()) } as never);
  parts = openRoomParts(module);
  ({ hosting } = parts);
  players = new ServerSeats({ ...parts, hosting, searchPool: null, botPace: 1 });
  warned = jest.spyOn(parts.log, 'warn');
  failed = jest.spyOn(parts.log, 'error');
});

afterEach(async () => {
  await players.close();
  await parts.close();
  jest.useRealTimers();
});

/** Ana plays against a bot that must move, watched by Wanda. */
async function begun(): Promise<void> {
  const opened = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  ({ hostKey } = opened);
  ({ code } = opened.room);
  await parts.rooms.bot(code, '1', hostKey);
  parts.presence.enter(code, { name: 'Wanda', hostHash: null, seatHash: null });
  const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
  match = (await parts.matches.open(matchId as string)) as RunningMatch;
  await pass(0);
  bot.mockClear();
  expect(await match.act({ seat: '0', ...DRAW })).toMatchObject({ ok: true });
  await pass(0);
}

/** Lets the maximum thinking time pass. */
const think = () => pass(MAX_THINKING_MS);
const turn = () => match.view(null).turnSeat;
/** Changes the match in a way that only Ana sees. */
const ballot = () => match.act({ seat: '0', move: 'vote', args: [true] });

describe('an illegal move of a bot', () => {
  it('is logged and replaced by the safe one', async () => {
    bot.mockReturnValue(ILLEGAL);
    await begun();
    await think();
    expect(turn()).toBe('0');
    expect(warned.mock.calls).toEqual([
      [
        { matchId: match.id, seat: '1', play: 'normal', move: 'play', refused: 'NO_CARD' },
        'the rules refused a move of a bot',
      ],
    ]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('makes the seat wait for the next change if the safe one is illegal too, which is an error', async () => {
    bot.mockReturnValue(ILLEGAL);
    safe.mockReturnValue(ILLEGAL);
    await begun();
    await think();
    await think();
    expect([turn(), bot.mock.calls.length]).toEqual(['1', 1]);
    expect(failed.mock.calls).toEqual([
      [{ matchId: match.id, seat: '1', move: 'play', refused: 'NO_CARD' }, 'the rules refused a default move'],
    ]);
    bot.mockReturnValue(DRAW);
    await ballot();
    await think();
    expect(turn()).toBe('0');
  });

  it('makes the seat wait if there is no safe one', async () => {
    bot.mockReturnValue(ILLEGAL);
    safe.mockReturnValue(undefined);
    await begun();
    await think();
    await think();
    expect([turn(), bot.mock.calls.length]).toEqual(['1', 1]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('is replaced even if the store refuses the safe one at first', async () => {
    bot.mockReturnValueOnce(ILLEGAL);
    const commit = jest.spyOn(parts.store, 'commit');
    await begun();
    commit.mockRejectedValueOnce(new Error('away'));
    await think();
    await think();
    expect([turn(), bot.mock.calls.length]).toEqual(['0', 2]);
  });

  it('is not followed by another attempt if the safe one freezes the match', async () => {
    bot.mockReturnValue(ILLEGAL);
    safe.mockReturnValue({ move: 'explode', args: [] });
    await begun();
    await think();
    await think();
    expect([match.frozen, bot.mock.calls.length]).toEqual([true, 1]);
    expect(failed.mock.calls.map(([, sentence]) => sentence)).not.toContain('the rules refused a default move');
  });
});

describe('a bot', () => {
  it('that freezes its match makes no other move, and is not logged for an illegal one', async () => {
    bot.mockReturnValue({ move: 'explode', args: [] });
    await begun();
    await think();
    await think();
    expect([match.frozen, bot.mock.calls.length, safe.mock.calls, warned.mock.calls]).toEqual([true, 1, [], []]);
  });

  it('is not asked again in a deleted match', async () => {
    await begun();
    jest.spyOn(parts.store, 'commit').mockResolvedValueOnce('conflict');
    jest.spyOn(parts.store, 'progress').mockResolvedValueOnce(undefined);
    for (let n = 0; n < 3; n++) await think();
    expect([turn(), bot.mock.calls.length, warned.mock.calls]).toEqual(['1', 1, []]);
  });

  it('chooses again without an error if the store refuses its move', async () => {
    const commit = jest.spyOn(parts.store, 'commit');
    await begun();
    commit.mockRejectedValueOnce(new Error('away'));
    await think();
    await think();
    expect([turn(), bot.mock.calls.length, warned.mock.calls, safe.mock.calls]).toEqual(['0', 2, [], []]);
  });

  it('without a legal move waits for the next change', async () => {
    bot.mockReturnValue(undefined);
    await begun();
    await think();
    await think();
    expect([bot.mock.calls.length, failed.mock.calls]).toEqual([1, []]);
    bot.mockReturnValue(DRAW);
    await ballot();
    await think();
    expect(turn()).toBe('0');
  });

  it('is asked once for a move, however often the match changes while it thinks', async () => {
    await begun();
    await ballot();
    await pass(0);
    await think();
    expect([turn(), bot.mock.calls.length]).toEqual(['0', 1]);
  });
});

describe('a thinking bot is stopped', () => {
  const until = () => Date.now() + 60_000;
  it.each<[string, () => Partial<HostingRecord>, number]>([
    // Absence times are stopped then too.
    ['while the match is paused', () => ({ pausedAt: 1 }), -2],
    [
      // Another timer waits for the answers.
      'during a request for a take-back',
      () => ({ takeBacks: { asked: {}, open: { seat: '0', seq: 1, version: 1, until: until(), by: [] } } }),
      0,
    ],
  ])('%s', async (_, change, timers) => {
    await begun();
    const before = jest.getTimerCount();
    await parts.rooms.change(code, (room) => withHosting(room, change()));
    await pass(0);
    expect(jest.getTimerCount()).toBe(before + timers);
    await think();
    expect(turn()).toBe('1');
  });
});

describe('a searching bot', () => {
  /** Completes the search with this move. */
  let find: (choice: Choice | undefined) => void;
  let ahead: jest.Mock<Promise<Choice | undefined>, []>;
  /** Spy on unloaded matches. */
  let rested: jest.SpyInstance;

  beforeEach(async () => {
    await players.close();
    ahead = jest.fn(async () => DRAW);
    ahead.mockImplementationOnce(() => new Promise((resolve) => (find = resolve)));
    const searchPool = { answer: () => ahead(), close: async () => {} } as Partial<SearchPool> as SearchPool;
    players = new ServerSeats({ ...parts, hosting, searchPool, botPace: 0 });
    const opened = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
    ({ hostKey } = opened);
    ({ code } = opened.room);
    await parts.rooms.bot(code, '1', hostKey, { level: 'strong' });
    const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
    match = (await parts.matches.open(matchId as string)) as RunningMatch;
    expect(await match.act({ seat: '0', ...DRAW })).toMatchObject({ ok: true });
    await until(() => ahead.mock.calls.length > 0);
    rested = jest.spyOn(parts.matches, 'unload');
  });

  /** Waits for a condition in real time, since the pause of a searching bot is real. */
  async function until(holds: () => boolean): Promise<void> {
    for (let n = 0; n < 2000 && !holds(); n++) await pass(0);
    expect(holds()).toBe(true);
  }
  const turnNow = async () => (await parts.matches.open(match.id))?.view(null).turnSeat;

  it('is asked once for a move, however long it takes', async () => {
    await ballot();
    for (let n = 0; n < 5; n++) await pass(MAX_THINKING_MS);
    expect(ahead).toHaveBeenCalledTimes(1);
    find(DRAW);
    await until(() => match.view(null).turnSeat === '0');
  });

  it('is asked again if it has found nothing and the match has changed meanwhile', async () => {
    bot.mockReturnValueOnce(undefined);
    await ballot();
    await pass(0);
    find(undefined);
    await until(() => ahead.mock.calls.length === 2);
    await until(() => match.view(null).turnSeat === '0');
  });

  it.each<[string, (room: RoomRecord) => RoomRecord]>([
    ['the match is paused', (room) => withHosting(room, { pausedAt: 1 })],
    [
      'a take-back is requested',
      (room) => {
        const open = { seat: '0', seq: 1, version: 1, until: Date.now() + 10_000, by: [] };
        return withHosting(room, { takeBacks: { asked: {}, open } });
      },
    ],
    ['another server has the match', (room) => ({ ...room, owner: 'there' })],
  ])('does not make its move if meanwhile %s', async (_, change) => {
    await parts.rooms.change(code, change);
    await pass(0);
    rested.mockClear();
    find(DRAW);
    await until(() => rested.mock.calls.length > 0);
    expect(await turnNow()).toBe('1');
  });

  it('does not make its move if the server stops', async () => {
    const closing = players.close();
    find(DRAW);
    await closing;
    expect(await turnNow()).toBe('1');
  });
});

describe('a timer change is reported', () => {
  /**
   * A match of two people, both away.
   * @returns whether a timer change was reported
   */
  async function told(options: object, absence: object): Promise<boolean> {
    const opened = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana', options: { ...options } });
    await parts.rooms.configure(opened.room.code, opened.hostKey, { absence } as never);
    await parts.rooms.sit(opened.room.code, '1', 'Ben');
    const codes: string[] = [];
    players.onTimersChanged((of) => codes.push(of));
    await parts.deals.byHost(opened.room.code, 'start', opened.hostKey);
    await pass(0);
    return codes.includes(opened.room.code);
  }

  it('when the clock of a decision starts', async () =>
    expect(await told({ seconds: 30 }, { after: 0, by: 'bot' })).toBe(true));

  it('when a player is awaited', async () => expect(await told({ seconds: 0 }, { after: 300, by: 'bot' })).toBe(true));

  it('and not otherwise', async () => expect(await told({ seconds: 0 }, { after: null, by: 'bot' })).toBe(false));
});

test('a stand-in does not make the move it found if the person has just come back', async () => {
  await begun();
  await think();
  expect(turn()).toBe('0');
  const anasHash = (await parts.rooms.load(code)).seats[0]?.keyHash as string;
  bot.mockImplementationOnce(() => {
    parts.presence.enter(code, { name: 'Ana', hostHash: null, seatHash: anasHash });
    return DRAW;
  });
  bot.mockClear();
  await parts.rooms.configure(code, hostKey, { absence: { after: 0, by: 'bot' } });
  await pass(1000);
  await think();
  await think();
  expect([turn(), bot.mock.calls.length]).toEqual(['0', 1]);
});

test('a move is marked if it was made by a stand-in, but not by a bot', async () => {
  const made = () => (match.snapshot(null).state.plugins as { serverMoves?: { data: unknown[] } }).serverMoves?.data;
  await begun();
  await think();
  expect([turn(), made()]).toEqual(['0', undefined]);
  await parts.rooms.configure(code, hostKey, { absence: { after: 0, by: 'default' } });
  await pass(0);
  await pass(1000);
  await think();
  await think();
  expect(made()).toMatchObject([[expect.any(Number), expect.any(Number), 'standIn']]);
});

test('a bot continues to think when another match ends', async () => {
  await begun();
  const first = match;
  await begun();
  await match.act({ seat: '0', move: 'concede', args: [] });
  await pass(0);
  await think();
  expect(first.view(null).turnSeat).toBe('0');
});

test('the end of a match is reported to its room with the winners', async () => {
  bot.mockReturnValue({ move: 'concede', args: [] });
  await begun();
  await think();
  expect(await parts.rooms.load(code)).toMatchObject({ state: 'over', hosting: { history: [{ winners: ['0'] }] } });
});

test('a match that nobody watches is unloaded once its bot has moved', async () => {
  const opened = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  await parts.rooms.bot(opened.room.code, '1', opened.hostKey);
  const { matchId } = await parts.deals.byHost(opened.room.code, 'start', opened.hostKey);
  await pass(0);
  const alone = await parts.matches.open(matchId as string);
  expect(await alone?.act({ seat: '0', ...DRAW })).toMatchObject({ ok: true });
  await pass(0);
  expect(parts.matches.loaded).toBe(1);
  await think();
  expect(alone?.view(null).turnSeat).toBe('0');
  await think();
  expect(parts.matches.loaded).toBe(0);
});
