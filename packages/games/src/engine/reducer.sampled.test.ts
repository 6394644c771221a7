import { isDeepStrictEqual } from 'node:util';
import type { RecordedMove } from '@lantern/protocol/fairPlay';
import { samplesOf } from '../../../../jest.samples';
import { recordedMatches } from '../../test/matchFiles';
import { type ReducedMatch, reducedMatch } from '../../test/reducer';
import { seedsFor, testPlanOf } from '../../test/testPlans';
import { modules } from '../index';
import { chance, pick, type Random, seededRandom } from '../kit/random';
import { seatsOf } from '../kit/seat';
import type { AnyModule } from '../module';
import { candidatesOfAll, type Deal, randomDeal, randomPlayer } from './randomPlay';
import { CHANCE_VERSION, dealtWith, type EngineState, reduceWith } from './reducer';
import { TAKE_BACK, TIME_OUT } from './serverOnlyMoves';

/** Interval, in moves, at which a possibly illegal move is tried and whole states are compared. */
const NOW_AND_THEN = 20;

/** The same match in our reducer and in boardgame.io's, with the same chance. */
class BothReducers {
  state: EngineState;
  readonly #module: AnyModule;
  readonly #random: Random;
  readonly #stock: ReducedMatch<unknown>;

  constructor(module: AnyModule, { players, options, seed }: Deal) {
    this.#module = module;
    this.#random = seededRandom(seed);
    this.state = dealtWith(module, players, options, { seed, version: CHANCE_VERSION }, this.#random);
    this.#stock = reducedMatch(module, players, options, seed);
    this.compare();
  }

  /** @returns whether both accepted the move */
  make(seat: string | null, move: string, args: readonly unknown[]): boolean {
    const random = { ...this.#random, drew: false };
    const reduction = reduceWith(this.#module, this.state, { seat, move, args }, random, false);
    const taken = this.#stock.act(seat, move, args);
    expect('state' in reduction).toBe(taken);
    if (!('state' in reduction)) return false;
    this.state = reduction.state;
    const { ctx, deltalog } = this.#stock.state;
    same(this.state.ctx, settled(ctx));
    same(plain(reduction.entries), plain(deltalog));
    if (this.state._stateID % NOW_AND_THEN === 0 || ctx.gameover) this.compare();
    return true;
  }

  compare(): void {
    const { G, ctx, _stateID } = this.#stock.state;
    same({ ...this.state, plugins: {} }, { G, ctx: settled(ctx), plugins: {}, _undo: [], _redo: [], _stateID });
  }
}

/** boardgame.io counts moves in its ctx. Ours does not: no game reads it, and it would count hidden moves. */
const settled = (ctx: object) => ({ ...ctx, numMoves: 0, _activePlayersNumMoves: {} });

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Jest's own comparison is slow, and its message is needed only if there is a difference. */
function same(here: unknown, there: unknown): void {
  if (!isDeepStrictEqual(here, there)) expect(here).toEqual(there);
}

/** A move of any seat or of the clock, or a take-back with shuffled piles; occasionally an illegal one. */
function nextMove(module: AnyModule, { G }: EngineState, players: number, random: Random): RecordedMove {
  const seats = random.shuffle(seatsOf(players));
  const clock: RecordedMove = [null, TIME_OUT, [module.view(G, null).decisionId]];
  if (chance(random, 0.03)) return pick(random, [clock, [seats[0] as string, TAKE_BACK, ['shuffled']]]);
  const views = seats.map((seat) => module.view(G, seat));
  if (chance(random, 1 / NOW_AND_THEN)) {
    const { move, args } = pick(random, candidatesOfAll(module, seats, views));
    return [seats[0] as string, move, args];
  }
  const due = views.findIndex((view) => view.mustDecide);
  const choice = due < 0 ? undefined : randomPlayer(module)(views[due], seats[due] as string, random);
  return choice ? [seats[due] as string, choice.move, choice.args] : clock;
}

// boardgame.io logs every refused move to the console.
beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => jest.restoreAllMocks());

describe.each(modules.map((module) => [module.id, module] as const))('%s', (id, module) => {
  test('every recorded match is reduced as by boardgame.io', () => {
    for (const [, { players, options, seed, moves }] of recordedMatches(id)) {
      const both = new BothReducers(module, { players, options, seed });
      for (const [seat, move, args] of moves) expect(both.make(seat, move, args)).toBe(true);
      expect(both.make('0', TAKE_BACK, ['kept'])).toBe(false);
    }
  });

  test('random matches are reduced as by boardgame.io, illegal moves, the clock and take-backs included', async () => {
    const testPlan = await testPlanOf(module);
    for (const seed of seedsFor(module, 'reducer', 0, samplesOf('reducedMatches'))) {
      const deal = randomDeal(module, testPlan, seed);
      const both = new BothReducers(module, deal);
      const random = seededRandom(`${seed}/whims`);
      while (!module.course(both.state.G).result) both.make(...nextMove(module, both.state, deal.players, random));
    }
  }, 3_600_000);
});
