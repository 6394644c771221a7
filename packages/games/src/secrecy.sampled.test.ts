import type { Audience, Seat } from '@lantern/protocol/seat';
import { samplesOf } from '../../../jest.samples';
import { EvenSample } from '../test/evenSample';
import { seedsFor, testPlanOf } from '../test/testPlans';
import { type AnyTestPlan, candidatesOfAll, playMatch, randomDeal, randomPlayer } from './engine/randomPlay';
import { stateAfter } from './engine/rules';
import { shownView } from './engine/shownView';
import { modules } from './index';
import { type Choice, type Concealment, checkMove, concealmentOf, legalMoves, type Moves } from './kit/move';
import { type Random, seededRandom } from './kit/random';
import { seatsOf } from './kit/seat';
import type { AnyModule, CommonView } from './module';

/** Number of checked states, of any number of matches. */
const STATES = samplesOf('secrecyStates');
/** Maximum number of states per match, besides its end, plus half as many in which nothing is secret. */
const STATES_OF_A_MATCH = 32;

/** The minimum number of sampled states in which a seat may make a concealed move. Some games have few such states. */
const CONCEALED_STATES = 8;

/** Number of choices of one kind whose results are compared. */
const CHOICES_OF_A_KIND = 3;

/** The games without concealed moves: every choice is public. */
const NOTHING_CONCEALED = ['crystal-caverns', 'crystal-wars'];

/** States of random matches, evenly spread over each, with their seats. */
interface Moment {
  state: { result: unknown };
  seats: readonly Seat[];
  /** Whether something is hidden, or several seats owe a decision and so may decide in secret. */
  secret: boolean;
}

/** A legal choice, and the state after it. */
interface Outcome {
  choice: Choice;
  after: unknown;
}

const audiences = (seats: readonly Seat[]): Audience[] => [...seats, null];

/** The checked states: mainly those with something secret, even of a game in which they are rare. */
function momentsOf(module: AnyModule, testPlan: AnyTestPlan): Moment[] {
  const moments: Moment[] = [];
  const mayConceal = concealedChoice(module);
  let missing = mayConceal ? CONCEALED_STATES : 0;
  for (const seed of seedsFor(module, 'secrecy', 0, STATES)) {
    if (moments.length >= STATES && missing <= 0) break;
    const deal = randomDeal(module, testPlan, seed);
    const seats = seatsOf(deal.players);
    const [secrets, open] = [new EvenSample<Moment>(STATES_OF_A_MATCH), new EvenSample<Moment>(STATES_OF_A_MATCH / 2)];
    playMatch(module, deal, {
      player: randomPlayer(module, testPlan),
      timeOuts: 0.02,
      interruptions: 0.03,
      watch({ state }) {
        const owing = seats.filter((seat) => (module.view(state, seat) as CommonView).mustDecide);
        const secret = (testPlan.hides?.(state) ?? true) || owing.length > 1;
        const copy = (): Moment => ({ state: structuredClone(state), seats, secret });
        if (missing > 0 && mayConceal?.(state, seats)) {
          missing -= 1;
          moments.push({ ...copy(), secret: true });
        } else if (module.course(state).result) moments.push(copy());
        else if (secret) secrets.offer(copy);
        else open.offer(copy);
      },
    });
    moments.push(...secrets.kept, ...open.kept);
  }
  return moments;
}

/** Returns a test for states in which a seat has a legal concealed choice; `undefined` if the game conceals nothing. */
function concealedChoice(module: AnyModule): ((state: unknown, seats: readonly Seat[]) => boolean) | undefined {
  const moves = Object.entries(module.moves as Moves<unknown, unknown>).filter(
    ([, { conceals }]) => conceals !== 'nothing',
  );
  if (moves.length === 0) return undefined;
  const concealed = Object.fromEntries(moves);
  return (state, seats) => seats.some((seat) => legalMoves(concealed, module.view(state, seat), seat).length > 0);
}

/**
 * Legal choices of a seat, some of each kind, with the state after each; of those with the same view for the seat itself
 * only the first. All draw the same random numbers.
 */
function outcomes(module: AnyModule, testPlan: AnyTestPlan, state: unknown, seat: Seat): Outcome[] {
  const outcomes = choicesOf(module, testPlan, module.view(state, seat), seat).map((choice) => {
    return { choice, after: stateAfter(module, state, { seat, ...choice }, seededRandom('outcome'), true) };
  });
  const own = outcomes.map(({ after }) => text(module.view(after, seat)));
  return outcomes.filter((_, index) => own.indexOf(own[index] as string) === index);
}

/** Some legal choices of each kind, and some that `legalMoves` does not list. */
function choicesOf(module: AnyModule, testPlan: AnyTestPlan, view: unknown, seat: Seat): Choice[] {
  const random = seededRandom('unlisted');
  const unlisted = Array.from({ length: CHOICES_OF_A_KIND }, () => testPlan.unlisted?.(view, seat, random));
  const legal = unlisted.filter((choice) => choice && 'args' in checkMove(module.moves, view, seat, choice));
  const kinds = new Map<string, number>();
  for (const choice of legalMoves(module.moves, view, seat)) {
    const known = kinds.get(choice.move) ?? 0;
    kinds.set(choice.move, known + 1);
    if (known < CHOICES_OF_A_KIND) legal.push(choice);
  }
  return legal as Choice[];
}

/** The entry of a choice in the log of others. */
function told(module: AnyModule, { move, args }: Choice): unknown[] {
  const conceals = module.moves[move]?.conceals;
  if (conceals === 'move') return [];
  return conceals === 'arguments' ? [move] : [move, args];
}

/** Returns the kinds of concealment that the moves of a game use. */
const concealmentsOf = ({ moves }: AnyModule): Set<Concealment> =>
  new Set(Object.values(moves as Moves<unknown, unknown>).map(({ conceals }) => conceals));

test('each game conceals something of its moves, except those known to conceal nothing', () => {
  const open = modules.filter((module) => [...concealmentsOf(module)].every((kind) => kind === 'nothing'));
  expect(open.map(({ id }) => id).sort()).toEqual(NOTHING_CONCEALED);
});

describe.each(modules.map((module) => [module.id, module] as const))('%s', (id, module) => {
  let testPlan: AnyTestPlan;
  let moments: Moment[];
  let outcomesOf: Map<Moment, Record<Seat, Outcome[]>>;
  let random: Random;

  beforeAll(async () => {
    testPlan = await testPlanOf(module);
    moments = momentsOf(module, testPlan);
    outcomesOf = new Map(
      moments.map((moment) => [
        moment,
        Object.fromEntries(moment.seats.map((seat) => [seat, outcomes(module, testPlan, moment.state, seat)])),
      ]),
    );
  }, 600_000);
  beforeEach(() => {
    random = seededRandom(`${id}/twins`);
  });
  const hides = (state: unknown) => testPlan.hides?.(state) ?? true;

  test('states that differ only in what an audience may not know give it the same bytes', () => {
    for (const { state, seats } of moments) {
      for (const audience of audiences(seats)) {
        const twin = testPlan.twin(state, audience, random);
        if (!hides(state)) same(state, twin, 'a state in which nothing is hidden');
        same(module.view(state, audience), module.view(twin, audience), `view of ${audience}`);
        same(module.course(state), module.course(twin), 'course');
        same(module.clock(state) ?? null, module.clock(twin) ?? null, 'clock');
      }
    }
  }, 600_000);

  test('twins differ wherever something is hidden from watchers', () => {
    const hiding = moments.filter(({ state }) => hides(state) && !state.result);
    const different = hiding.filter(({ state }) => text(testPlan.twin(state, null, random)) !== text(state));
    expect(different.length).toBeGreaterThanOrEqual(hiding.length / 2);
  });

  test('a match whose room reveals nothing shows no more after its end than was shown before', () => {
    const ends = moments.filter(({ state }) => module.course(state).result);
    expect(ends.length).toBeGreaterThan(0);
    for (const { state, seats } of ends) {
      for (const audience of audiences(seats)) {
        // The twin of a running match differs in everything that is hidden from the audience.
        const twin = { ...testPlan.twin({ ...state, result: null }, audience, random), result: state.result };
        same(shownView(module, state, audience, true), shownView(module, twin, audience, true), `end for ${audience}`);
      }
    }
  }, 600_000);

  test('the legal moves and refusals of a seat never reveal what it may not know', () => {
    for (const { state, seats } of moments.filter((_, index) => index % 8 === 0)) {
      const views = seats.map((seat): CommonView => module.view(state, seat));
      const tries = candidatesOfAll(module, seats, views);
      for (const [index, seat] of seats.entries()) {
        const both = [views[index], module.view(testPlan.twin(state, seat, random), seat)];
        const [legal, refusals] = [both.map((one) => legalMoves(module.moves, one, seat)), both.map(answersTo)];
        same(legal[0], legal[1], `legal moves of ${seat}`);
        same(refusals[0], refusals[1], `refusals of ${seat}`);
        function answersTo(one: unknown) {
          return tries.map((choice) => checkMove(module.moves, one, seat, choice));
        }
      }
    }
  }, 600_000);

  test('the log contains nothing of a choice that the view of its reader conceals', () => {
    const compared = new Set<Concealment>();
    for (const moment of moments.filter(({ secret }, index) => (secret && testPlan.hides) || index % 3 === 0)) {
      const { state, seats } = moment;
      for (const audience of audiences(seats)) {
        // Unlike a twin, an imagined state can always be continued.
        const imagined = module.imagine(module.view(state, audience), audience, random);
        for (const seat of seats.filter((seat) => seat !== audience)) {
          const seen = new Map<string, string>();
          const real = outcomesOf.get(moment)?.[seat] as Outcome[];
          for (const { choice, after } of [...real, ...outcomes(module, testPlan, imagined, seat)]) {
            const [view, log] = [text(module.view(after, audience)), text(told(module, choice))];
            const before = seen.get(view);
            if (before !== undefined) compared.add(concealmentOf(module.moves, choice.move));
            if (before !== undefined && before !== log)
              throw new Error(`${audience} learns from the log: ${before} or ${log} of ${seat}`);
            seen.set(view, log);
          }
        }
      }
    }
    expect(compared).toEqual(concealmentsOf(module));
  }, 600_000);

  test('a concealed move leaves no trace for others while another decision is open', () => {
    let compared = 0;
    for (const [{ state, seats }, outcomes] of outcomesOf) {
      const all = audiences(seats).map((audience) => [audience, module.view(state, audience) as CommonView] as const);
      for (const seat of seats) {
        for (const { choice, after } of outcomes[seat] as Outcome[]) {
          if (module.moves[choice.move]?.conceals !== 'move') continue;
          const others = all.filter(([other]) => other !== seat);
          if (!others.some(([other, view]) => view.mustDecide && module.view(after, other).mustDecide)) continue;
          if (all[0]?.[1].decisionId !== module.view(after, null).decisionId) continue;
          for (const [audience, view] of others) {
            compared += 1;
            same(view, module.view(after, audience), `${choice.move} of ${seat} in the view of ${audience}`);
          }
        }
      }
    }
    expect(compared > 0).toBe(concealmentsOf(module).has('move'));
  }, 600_000);
});

const text = (value: unknown): string => JSON.stringify(value);

function same(one: unknown, other: unknown, what: string): void {
  if (text(one) !== text(other)) throw new Error(`${what} differs`);
}
