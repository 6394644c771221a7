import { isDeepStrictEqual } from 'node:util';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { testPlan as caveTestPlan } from '@lantern/games/colossal-cave/testPlan';
import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { testPlan as cityTestPlan } from '@lantern/games/crystal-city-catan/testPlan';
import { type AnyTestPlan, candidatesOfAll, randomDeal, randomPlayer } from '@lantern/games/engine/randomPlay';
import { seedOf } from '@lantern/games/engine/seedCommitment';
import { TIME_OUT } from '@lantern/games/engine/serverOnlyMoves';
import { type Choice, concealmentOf, moveNamed } from '@lantern/games/kit/move';
import { chance, pick, type Random, seededRandom } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { LogEntry } from 'boardgame.io';
import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import type { Store } from '../store/store';
import { memoryStore } from '../testing/stores';
import { CANARY, toy } from '../testing/toy';
import type { Outcome, WireLogEntry } from './api';
import { audiencesOf } from './audience';
import { LOG_LENGTH } from './history';
import { Matches } from './matches';
import type { RunningMatch } from './runningMatch';
import { LanternMatch, travelled } from './testing/lanternMatch';
import { StockMatch, type Told } from './testing/stockMatch';

/**
 * Plays the same matches on our server and on boardgame.io's own `Master` with its in-memory store. Everything that
 * must be the same is compared after every move. The tests at the end state the intended differences.
 */

beforeAll(() => void jest.spyOn(console, 'error').mockImplementation());
afterAll(() => jest.restoreAllMocks());

/** The parts of boardgame.io's ctx that describe the public course of a match. */
const COURSE = [
  'numPlayers',
  'turn',
  'currentPlayer',
  'playOrder',
  'playOrderPos',
  'phase',
  'activePlayers',
  'gameover',
];

/** The parts of a log entry that must be the same: the move, its seat and its turn, but not the version count. */
function entryOf(entry: WireLogEntry | LogEntry) {
  const { action, turn, phase, automatic } = entry as LogEntry;
  const { type, args, playerID } = action.payload as { type: string; args?: unknown; playerID?: string };
  return { action: action.type, type, args: args ?? null, seat: playerID ?? null, turn, phase, automatic: !!automatic };
}

/** The stock log without the moves that an audience of ours may not know of. */
function stockLog(module: AnyModule, { log }: Told, audience: Audience) {
  const heard = log.map(entryOf).filter(({ type, seat }) => {
    return concealmentOf(module.moves, type) !== 'move' || (audience !== null && seat === audience);
  });
  return heard.map((entry) => (entry.type === TIME_OUT ? { ...entry, seat: null } : entry)).slice(-LOG_LENGTH);
}

const only = (record: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])));

/** Jest's own comparison is slow, so it runs only for a difference, for its message. */
function same(here: unknown, there: unknown): void {
  if (!isDeepStrictEqual(here, there)) expect(here).toEqual(there);
}

/** Compares everything that must be the same for every seat and the watchers, as it was sent move by move. */
function expectTheSame(module: AnyModule, ours: LanternMatch, stock: StockMatch): void {
  for (const audience of audiencesOf(ours.match.players)) {
    const [here, there] = [ours.told(audience), stock.told(audience)];
    same(here.state.G, there.state.G);
    same(here.state.ctx, only(there.state.ctx, COURSE));
    same(here.log.map(entryOf), stockLog(module, there, audience));
  }
}

/** Newcomers receive the same state and log as clients from the start. */
async function expectTheSameForNewcomers(module: AnyModule, ours: LanternMatch, stock: StockMatch): Promise<void> {
  for (const audience of audiencesOf(ours.match.players))
    same(ours.told(audience), travelled(ours.match.snapshot(audience)));
  await stock.sync();
  expectTheSame(module, ours, stock);
}

let store: Store;
let matches: Matches;
const SECRET = 'what the seed of both follows from';

beforeEach(() => {
  store = memoryStore();
  matches = new Matches({
    store,
    bus: new LocalHub().join(),
    log: pino({ level: 'silent' }),
    moduleById: (id) => [toy, colossalCave, crystalCityCatan].find((module) => module.id === id),
    entropy: () => SECRET,
  });
});
afterEach(async () => {
  await matches.close();
  await store.close();
});

async function both(module: AnyModule, players: number, options: Record<string, unknown>) {
  const id = await matches.create({ roomCode: 'ROOM', game: module.id, players, options });
  const ours = new LanternMatch((await matches.open(id)) as RunningMatch, matches);
  const stock = new StockMatch(module, players, options, seedOf(SECRET, {}));
  await stock.sync();
  return { ours, stock };
}

const codeOf = (outcome: Outcome) => (outcome.ok ? 'ok' : outcome.refusal.code);

interface Script {
  module: AnyModule;
  testPlan: AnyTestPlan;
  seed: string;
  moves: number;
  /** Moves to prefer. */
  rather?: (move: string) => boolean;
}

/** Number of moves between two attempts of illegal moves, and between two newcomers. */
const NOW_AND_THEN = 5;

/** Plays a script of random legal moves on both, compares after each, and tries illegal moves in between. */
async function playBoth({ module, testPlan, seed, moves, rather }: Script): Promise<{ made: number; hidden: number }> {
  const { players, options } = randomDeal(module, testPlan, seed);
  const { ours, stock } = await both(module, players, options);
  const player = randomPlayer(module, testPlan);
  const random = seededRandom(seed);
  const done = { made: 0, hidden: 0 };
  expectTheSame(module, ours, stock);
  while (done.made < moves && !ours.match.result()) {
    if (done.made % NOW_AND_THEN === 0) {
      await tryIllegal(module, ours, stock, random);
      await expectTheSameForNewcomers(module, ours, stock);
    }
    const move = nextMove(ours.match, { player, random, rather });
    if (move) {
      const late = chance(random, 0.2) && ours.told(move.seat).version > 0;
      if (late && (await tryLate(module, ours, stock, move))) continue;
      await stock.move(move.seat, move.move, move.args);
      expect(codeOf(await ours.match.act(move))).toBe('ok');
      if (concealmentOf(module.moves, move.move) !== 'nothing') done.hidden++;
    } else {
      const decision = ours.match.view(null).decisionId;
      await stock.move(stock.activeSeat, TIME_OUT, [decision]);
      expect(codeOf(await ours.match.timeOut(decision, 'clock'))).toBe('ok');
    }
    done.made = stock.version;
    expectTheSame(module, ours, stock);
  }
  await expectTheSameForNewcomers(module, ours, stock);
  return done;
}

interface Players {
  player: ReturnType<typeof randomPlayer>;
  random: Random;
  rather?: ((move: string) => boolean) | undefined;
}

/** A random legal move other than giving up; sometimes undefined, so that the clock moves. */
function nextMove(match: RunningMatch, { player, random, rather }: Players) {
  const seats = random.shuffle(seatsOf(match.players));
  const asked = chance(random, 0.3) ? seats : seats.filter((seat) => match.view(seat).mustDecide);
  const choices = (chance(random, 0.03) ? [] : asked).flatMap((seat) => {
    const choice = player(match.view(seat), seat, random);
    return choice && choice.move !== 'concede' ? [{ seat, ...choice }] : [];
  });
  return choices.find(({ move }) => rather?.(move)) ?? choices[0];
}

/** A move made on the previous view: both servers accept it if it may be made at any time, otherwise neither does. */
async function tryLate(module: AnyModule, ours: LanternMatch, stock: StockMatch, move: Choice & { seat: Seat }) {
  const anytime = moveNamed(module.moves, move.move)?.anytime === true;
  const before = stock.version;
  await stock.move(move.seat, move.move, move.args, before - 1);
  const version = ours.told(move.seat).version - 1;
  expect(codeOf(await ours.match.act({ ...move, version }))).toBe(anytime ? 'ok' : 'STALE_STATE');
  expect(stock.version).toBe(anytime ? before + 1 : before);
  expectTheSame(module, ours, stock);
  return anytime;
}

/** A move that our server refuses must not change the stock server's state either. */
async function tryIllegal(module: AnyModule, ours: LanternMatch, stock: StockMatch, random: Random): Promise<void> {
  const { match } = ours;
  const seats = seatsOf(match.players);
  const seat = pick(random, seats);
  const thoughts = candidatesOfAll(
    module,
    seats,
    seats.map((seat) => match.view(seat)),
  );
  if (thoughts.length === 0) return;
  const { move, args } = pick(random, thoughts);
  if (!module.moves[move]?.refuse(match.view(seat), seat, args as never)) return;
  const before = stock.version;
  await stock.move(seat, move, args);
  expect(codeOf(await match.act({ seat, move, args }))).not.toBe('ok');
  expect(stock.version).toBe(before);
}

const anyTestPlan: AnyTestPlan = { brief: {}, subjects: {}, twin: (state) => state };
const votes = (move: string) => move === 'vote';
const hidden = (module: AnyModule) => (move: string) => module.moves[move]?.conceals === 'move';

describe('the same script gives every seat and the watchers the same views and logs', () => {
  test.each(['a', 'b', 'c'])('of the toy, seed %s', async (seed) => {
    expect((await playBoth({ module: toy, testPlan: anyTestPlan, seed, moves: 120 })).made).toBe(120);
  });

  test.each([toy, colossalCave, crystalCityCatan])(
    'of $id to its end, after which neither accepts a move',
    async (module) => {
      const { ours, stock } = await both(module, module.players.min, {});
      for (const seat of seatsOf(module.players.min - 1)) {
        await stock.move(seat, 'concede', []);
        expect(codeOf(await ours.match.act({ seat, move: 'concede', args: [] }))).toBe('ok');
        expectTheSame(module, ours, stock);
      }
      expect(stock.told(null).state.ctx.gameover).toEqual(ours.match.result());
      const before = stock.version;
      await stock.move('0', 'concede', []);
      expect(codeOf(await ours.match.act({ seat: '0', move: 'concede', args: [] }))).toBe('GAME_OVER');
      expect(stock.version).toBe(before);
    },
  );

  test('of the toy if almost every move is a secret', async () => {
    const done = await playBoth({ module: toy, testPlan: anyTestPlan, seed: 'votes', moves: 150, rather: votes });
    expect(done.hidden).toBeGreaterThan(done.made / 3);
  });

  test.each(['a', 'b'])('of Colossal Cave, seed %s', async (seed) => {
    const done = await playBoth({ module: colossalCave, testPlan: caveTestPlan, seed, moves: 100 });
    expect(done.made).toBeGreaterThan(50);
  });

  test('of Colossal Cave if secret moves are preferred', async () => {
    const script = {
      module: colossalCave,
      testPlan: caveTestPlan,
      seed: 'secret',
      moves: 100,
      rather: hidden(colossalCave),
    };
    const done = await playBoth(script);
    expect(done.hidden).toBeGreaterThan(done.made / 4);
  });

  test.each(['a', 'b'])('of Crystal City Catan, seed %s', async (seed) => {
    const done = await playBoth({ module: crystalCityCatan, testPlan: cityTestPlan, seed, moves: 100 });
    expect(done.made).toBeGreaterThan(50);
  });
});

describe('intended differences', () => {
  const at = (match: StockMatch, audience: Audience) => match.told(audience).state._stateID;

  test('an audience that may not notice a move receives nothing, and its version stays the same', async () => {
    const { ours, stock } = await both(toy, 3, {});
    await stock.move('1', 'vote', [true]);
    await ours.match.act({ seat: '1', move: 'vote', args: [true] });
    expect(ours.changes.map(([audience]) => audience)).toEqual(['1']);
    expect(audiencesOf(3).map((audience) => ours.told(audience).version)).toEqual([0, 1, 0, 0]);
    expect(audiencesOf(3).map((audience) => at(stock, audience))).toEqual([1, 1, 1, 1]);
  });

  test('the log names a secret move only to the seat that made it', async () => {
    const { ours, stock } = await both(toy, 3, {});
    await stock.move('1', 'vote', [true]);
    await ours.match.act({ seat: '1', move: 'vote', args: [true] });
    const types = (audience: Audience) => ours.told(audience).log.map((entry) => entryOf(entry).type);
    expect(audiencesOf(3).map(types)).toEqual([[], ['vote'], [], []]);
    for (const audience of audiencesOf(3))
      expect(stock.told(audience).log.map(entryOf)).toMatchObject([{ type: 'vote' }]);
  });

  test('a change that its seat could not notice does not make a move stale', async () => {
    const { ours, stock } = await both(toy, 3, {});
    await stock.move('1', 'vote', [true]);
    await ours.match.act({ seat: '1', move: 'vote', args: [true] });
    await stock.move('0', 'draw', [], 0);
    expect(stock.version).toBe(1);
    expect(codeOf(await ours.match.act({ seat: '0', move: 'draw', args: [], version: 0 }))).toBe('ok');
  });

  test('only the sender learns of a refused move', async () => {
    const { ours, stock } = await both(toy, 3, {});
    await stock.move('1', 'draw', []);
    expect(codeOf(await ours.match.act({ seat: '1', move: 'draw', args: [] }))).toBe('NOT_YOUR_DECISION');
    expect(ours.changes).toEqual([]);
    expect([stock.updates, stock.version]).toEqual([1, 0]);
  });

  test('a newcomer does not receive the deal', async () => {
    const { ours, stock } = await both(toy, 3, {});
    expect(JSON.stringify(stock.initialState)).toContain(CANARY);
    expect(JSON.stringify(ours.told(null))).not.toContain(CANARY);
    expect(Object.keys(ours.match.snapshot(null)).sort()).toEqual(['log', 'state', 'version']);
  });

  test("boardgame.io's counters of moves, which include hidden ones, are not sent", async () => {
    const { ours, stock } = await both(toy, 3, {});
    await stock.move('1', 'vote', [true]);
    const beside = (told: { state: unknown }) =>
      Object.keys((told as Told).state.ctx).filter((key) => !COURSE.includes(key));
    expect(beside(stock.told('0'))).toEqual(expect.arrayContaining(['numMoves', '_activePlayersNumMoves']));
    expect(beside(ours.told('0') as unknown as Told)).toEqual([]);
  });

  test('the clock makes its move for no seat, and a player cannot make it', async () => {
    const { ours, stock } = await both(toy, 3, { seconds: 30 });
    const decision = ours.match.view(null).decisionId;
    expect(codeOf(await ours.match.act({ seat: '0', move: TIME_OUT, args: [decision] }))).toBe('SERVER_ONLY');
    await stock.move('2', TIME_OUT, [decision]);
    await ours.match.timeOut(decision, 'clock');
    expect(stock.told(null).log.map(entryOf)[0]).toMatchObject({ type: TIME_OUT, seat: '2' });
    expect(ours.told(null).log.map(entryOf)[0]).toMatchObject({ type: TIME_OUT, seat: null });
  });

  test('every move draws its own randomness, so that no roll predicts the next', async () => {
    const { ours, stock } = await both(toy, 3, {});
    const plain = new StockMatch(toy, 3, {}, seedOf(SECRET, {}), true);
    await plain.sync();
    for (const match of [stock, plain]) await match.move('0', 'draw', []);
    await ours.match.act({ seat: '0', move: 'draw', args: [] });
    const hand = ({ state }: { state: unknown }) => (state as { G: { hand: string[] } }).G.hand;
    expect(hand(stock.told('0'))).toEqual(hand(ours.told('0')));
    expect(hand(plain.told('0'))).not.toEqual(hand(ours.told('0')));
  });
});
