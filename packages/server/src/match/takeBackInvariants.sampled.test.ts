import { checkMatch } from '@lantern/games/engine/fairPlay';
import { type AnyTestPlan, randomDeal, randomPlayer } from '@lantern/games/engine/randomPlay';
import { CHANCE_VERSION, deal } from '@lantern/games/engine/reducer';
import { serverCommitmentOf } from '@lantern/games/engine/seedCommitment';
import { TAKE_BACK, TIME_OUT } from '@lantern/games/engine/serverOnlyMoves';
import { traceInvariants } from '@lantern/games/engine/traceInvariants';
import { modules } from '@lantern/games/index';
import { type Choice, legalMoves } from '@lantern/games/kit/move';
import { chance, pick, type Random, seededRandom } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { RecordedMove } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import { samplesOf } from '../../../../jest.samples';
import { newHistory } from './history';
import { takeableBy } from './takeBackEligibility';
import { pilesAfter, takeBackTransition } from './takeBackTransition';
import { type MatchMoment, type MatchState, snapshotOf, transitionOf } from './transition';

const SEED = 'take-back';
const SECONDS = 30;
const MATCHES = samplesOf('takeBackMatches');

/** A match without a store: every snapshot, and the state before each move. */
class Course {
  readonly moves: RecordedMove[] = [];
  readonly #before: MatchState[] = [];
  snapshot: MatchMoment;
  now = 1_000_000;

  constructor(
    readonly module: AnyModule,
    readonly players: number,
    readonly options: Record<string, unknown>,
    readonly seed: string,
  ) {
    const state = { ...deal(module, players, options, seed), history: newHistory() };
    const record = { state, seq: 0, players, versions: {}, decidedAt: this.now };
    this.snapshot = snapshotOf(module, record as unknown as Parameters<typeof snapshotOf>[1]);
  }

  view(seat: Seat | null) {
    return this.module.view(this.snapshot.state.G, seat);
  }

  get owing(): Seat | undefined {
    return seatsOf(this.players).find((seat) => this.view(seat).mustDecide);
  }

  make(move: RecordedMove): void {
    const [seat, name, args] = move;
    const step = transitionOf(this.module, this.players, this.snapshot, { seat, move: name, args }, this.now);
    if ('code' in step) throw new Error(step.code);
    this.#follow(move, step.snapshot);
  }

  takeable(seat: Seat) {
    return this.view(null).result ? undefined : takeableBy(this.snapshot.state.standing, seat);
  }

  takeBack(seat: Seat): void {
    const { seq } = this.takeable(seat) as { seq: number };
    const [piles, before] = [pilesAfter(this.snapshot, seat), this.#before[seq - 1] as MatchState];
    const step = takeBackTransition(this.module, this.players, this.snapshot, { seat, piles, before }, this.now);
    this.#follow([seat, TAKE_BACK, [seq, piles]], step.snapshot);
  }

  get clock() {
    return this.module.clock(this.snapshot.state.G);
  }

  /** Milliseconds left for the open decision. */
  get left(): number {
    return this.snapshot.decidedAt + (this.clock?.seconds ?? 0) * 1000 - this.now;
  }

  #follow(move: RecordedMove, snapshot: MatchMoment): void {
    this.#before.push(this.snapshot.state);
    this.moves.push(move);
    this.snapshot = snapshot;
  }
}

async function testPlanOf({ id }: AnyModule): Promise<AnyTestPlan> {
  return ((await import(`@lantern/games/${id}/testPlan`)) as { testPlan: AnyTestPlan }).testPlan;
}

async function begin(module: AnyModule, seed: string, clock: boolean): Promise<Course> {
  const testPlan: AnyTestPlan = await testPlanOf(module);
  const { players, options } = randomDeal(module, testPlan, seed);
  return new Course(module, players, { ...options, decisionSeconds: clock ? SECONDS : 0 }, seed);
}

/** A move of a seat that owes a decision, sometimes of another seat; the clock's move if no seat has one. */
function anyMove(course: Course, testPlan: AnyTestPlan, random: Random): RecordedMove {
  const seats = seatsOf(course.players);
  const seat = chance(random, 0.1) ? pick(random, seats) : course.owing;
  const choice: Choice | undefined =
    seat === undefined ? undefined : randomPlayer(course.module, testPlan)(course.view(seat), seat, random);
  if (seat !== undefined && choice) return [seat, choice.move, choice.args];
  return [null, TIME_OUT, [course.view(null).decisionId]];
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const games = modules.map((module) => [module.id, module] as const);

describe.each(games)('%s with take-backs at any moment', (_, module) => {
  test('keeps its invariants, only counts upwards, and replays from its record to the same end', async () => {
    const testPlan = await testPlanOf(module);
    const random = seededRandom(`${SEED}/${module.id}`);
    const course = await begin(module, `${SEED}/${module.id}`, false);
    const numbers = traceInvariants(module);
    let takenBack = 0;
    while (!course.view(null).result && course.moves.length < 4000) {
      const takers = seatsOf(course.players).filter((seat) => course.takeable(seat));
      if (takers.length > 0 && takenBack < 60 && chance(random, 0.2)) {
        course.takeBack(pick(random, takers));
        takenBack++;
      } else course.make(anyMove(course, testPlan, random));
      const { G } = course.snapshot.state;
      expect([...module.invariants(G), ...numbers(G)]).toEqual([]);
    }
    expect(takenBack).toBeGreaterThan(0);
    const { players, options, seed, moves } = course;
    const opened = {
      matchId: 'm',
      players,
      options,
      secret: seed,
      chance: CHANCE_VERSION,
      salt: 's',
      rulesVersions: [module.rulesVersion],
    };
    const shown = JSON.parse(JSON.stringify(course.view(null)));
    const finding = checkMatch(
      module,
      JSON.parse(JSON.stringify({ ...opened, moves })),
      serverCommitmentOf('s', 'm', seed),
      shown,
    );
    expect(finding).toMatchObject({ holds: true, moves: moves.length });
  }, 300_000);
});

/** The position of a seat, without the story and without ids. */
function positionOf(course: Course, seat: Seat): string {
  const { story: _story, decisionId: _decision, ...view } = course.view(seat) as object as Record<string, unknown>;
  return JSON.stringify(view).replace(/"id":\d+|"i\d+"/g, '');
}

/**
 * One seat plays as it likes, as slowly as possible, and takes moves back, freely or as if all agreed. No take-back may
 * give it more time than was left when it made the move, and without randomness no position may have more than one
 * budget.
 * @returns the number of take-backs
 */
function dawdle(course: Course, seat: Seat, random: Random, ways: readonly ('free' | 'ask')[]): number {
  const used = new Map<string, number>();
  const leftAt = new Map<number, number>();
  let back = 0;
  for (let step = 0; step < 60 && !course.view(null).result; step++) {
    const owes = course.view(seat).mustDecide;
    const alone = seatsOf(course.players).every((other) => other === seat || !course.view(other).mustDecide);
    if (owes && alone && course.clock) wait(course, seat, used, random);
    const legal = legalMoves(course.module.moves, course.view(seat), seat).filter(({ move }) => move !== 'concede');
    const takeable = course.takeable(seat);
    if (takeable && ways.includes(takeable.way) && (legal.length === 0 || !owes || chance(random, 0.4))) {
      course.takeBack(seat);
      back++;
      const left = leftAt.get(takeable.seq);
      if (left !== undefined && course.left > left) throw new Error(`seat ${seat} gains ${course.left - left} ms`);
      if (takeable.shown.length > 0) used.clear();
    } else if (legal.length === 0) return back;
    else {
      const choice = pick(random, legal);
      leftAt.set(course.snapshot.seq + 1, course.left);
      course.make([seat, choice.move, choice.args]);
    }
  }
  return back;
}

function wait(course: Course, seat: Seat, used: Map<string, number>, random: Random): void {
  const position = positionOf(course, seat);
  const length = Math.floor(course.left * pick(random, [0.1, 0.6, 0.95]));
  course.now += length;
  const total = (used.get(position) ?? 0) + length;
  used.set(position, total);
  if (total > (course.clock?.seconds ?? 0) * 1000) throw new Error(`seat ${seat} has ${total} ms in ${position}`);
}

describe.each(games)('%s with a clock', (_, module) => {
  test.each([
    ['takes back freely', ['free']],
    ['takes back with everybody’s consent', ['free', 'ask']],
  ] as const)(
    'gives no decision more than its budget, whatever its seat does and %s',
    async (_, ways) => {
      const testPlan = await testPlanOf(module);
      let back = 0;
      for (let match = 0; match < MATCHES; match++) {
        const random = seededRandom(`${SEED}/${module.id}/${match}/${ways}`);
        const course = await begin(module, `${SEED}/${module.id}/${match}`, true);
        for (let moves = random.die(80); moves > 0 && !course.view(null).result; moves--) {
          course.now += 1000;
          course.make(anyMove(course, testPlan, random));
        }
        if (course.owing !== undefined) back += dawdle(course, course.owing, random, ways);
      }
      if (ways.length > 1) expect(back).toBeGreaterThan(0);
    },
    300_000,
  );
});
