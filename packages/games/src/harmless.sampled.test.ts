import type { Seat } from '@lantern/protocol/seat';
import { samplesOf } from '../../../jest.samples';
import { seedsFor, testPlanOf } from '../test/testPlans';
import { type AnyMatch, type AnyTestPlan, playMatch, randomDeal, randomPlayer } from './engine/randomPlay';
import { mayTakeBackFreely } from './engine/takeBack';
import { modules } from './index';
import { type Choice, legalMoves } from './kit/move';
import { pick, type Random, seededRandom } from './kit/random';
import type { AnyModule } from './module';

const MATCHES = samplesOf('harmlessMatches');

const harmlessOf = ({ moves }: AnyModule) => Object.keys(moves).filter((name) => moves[name]?.harmless);

/** The bytes of a view, except for the numbers of new things, which only count public events. */
const lookOf = (view: unknown) => JSON.stringify(view).replace(/"i\d+"/g, '"i"');

/** A random source that records whether it was used. */
function watched(random: Random): Random & { drew: boolean } {
  const asked = <T>(answer: T): T => {
    spy.drew = true;
    return answer;
  };
  const spy = {
    drew: false,
    die: (sides: number) => asked(random.die(sides)),
    shuffle: <T>(items: readonly T[]) => asked(random.shuffle(items)),
  };
  return spy;
}

const games = modules.map((module) => [module.id, module] as const);

test.each(games)(
  '%s has harmless moves only if none is completely hidden: a take-back would undo those too',
  (_, game) => {
    const hidden = Object.values(game.moves).some((move) => move.conceals === 'move');
    expect(hidden ? harmlessOf(game) : []).toEqual([]);
  },
);

/** The state after a move, and whether it drew random numbers. The given state is not changed. */
function made(module: AnyModule, before: unknown, seat: Seat, { move, args }: Choice, random: Random) {
  const [state, chance] = [structuredClone(before), watched(random)];
  module.moves[move]?.apply({ state, random: chance }, seat, args);
  return { state, drew: chance.drew };
}

/** Makes one harmless move per seat, in a copy of the match and in its twins. @returns the free ones */
function tryHarmless(
  module: AnyModule,
  testPlan: AnyTestPlan,
  { state, seats, view }: AnyMatch,
  random: Random,
): string[] {
  return seats.flatMap((seat) => {
    const names = harmlessOf(module);
    const choices = legalMoves(module.moves, view(seat), seat).filter(({ move }) => names.includes(move));
    if (choices.length === 0) return [];
    const choice = pick(random, choices);
    const after = made(module, state, seat, choice, random);
    const move = { seat, move: choice.move, drew: after.drew };
    if (!mayTakeBackFreely(module.moves, move, view(null), () => module.view(after.state, null))) return [];
    for (const audience of [...seats, null]) {
      const twin = made(module, testPlan.twin(state, audience, random), seat, choice, random);
      const [own, other] = [after, twin].map((one) => lookOf(module.view(one.state, audience)));
      if (own !== other || twin.drew) throw new Error(`${choice.move} of ${seat} tells ${audience}`);
    }
    return [choice.move];
  });
}

test.each(games.filter(([, game]) => harmlessOf(game).length > 0))(
  '%s: a move that may be taken back freely shows nobody anything that was hidden, to the byte',
  async (_, game) => {
    const testPlan = await testPlanOf(game);
    const met = new Set<string>();
    for (const seed of seedsFor(game, 'harmless', 0, MATCHES)) {
      const random = seededRandom(`${seed}/twins`);
      playMatch(game, randomDeal(game, testPlan, seed), {
        player: randomPlayer(game, testPlan),
        timeOuts: 0.02,
        interruptions: 0.03,
        watch: (match) => {
          for (const move of tryHarmless(game, testPlan, match, random)) met.add(move);
        },
      });
    }
    expect(met.size).toBeGreaterThan(0);
  },
  600_000,
);
