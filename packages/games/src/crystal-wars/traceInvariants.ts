import type { Seat } from '@lantern/protocol/seat';
import type { Fact } from '../kit/story';
import type { Facts } from './facts';
import { allSquares, isMountain, livingSeats, pieceAt, unitAt } from './rules/squares';
import { playerOf } from './rules/stock';
import type { State } from './state';

/** The events of the current turn and round, as far as invariants need them. */
interface Course {
  /** The seat whose turn it is. */
  seat: Seat | undefined;
  /** A round has been heard from its beginning. */
  inRound: boolean;
  /** The seats that have begun a turn in this round. */
  began: Set<Seat>;
  /** Event dice of this turn; of who is out none is asked. */
  rolled: number;
  /** No unit has moved or fought in this turn. */
  fresh: boolean;
  /** The contents of silos between turns. */
  stored: Map<Seat, number>;
}

/** Laws of section 12 about the course of a match: told every state in order, it names the broken ones. */
export function traceInvariants(): (state: State) => string[] {
  let told = 0;
  let mountains: string | undefined;
  const course: Course = {
    seat: undefined,
    inRound: false,
    began: new Set(),
    rolled: 1,
    fresh: false,
    stored: new Map(),
  };
  return (state) => {
    const news = state.story.facts.filter(({ n }) => n > told).sort((fact, other) => fact.n - other.n);
    const broken = news.flatMap((fact) => hear(course, fact));
    told = state.story.next - 1;
    const now = mountainsOf(state);
    if (mountains !== undefined && mountains !== now) broken.push('I2 mountains never move');
    if (!state.setup) mountains = now;
    if (course.fresh && !allReady(state)) broken.push('I6 a unit has acted before its turn');
    return [...broken, ...grainBetweenTurns(state, course)];
  };
}

/** Keeps count of a fact. @returns the laws it breaks */
function hear(course: Course, fact: Fact<Facts>): string[] {
  switch (fact.kind) {
    case 'initiative':
      return beginRound(course, fact.data);
    case 'turnBegan':
      return beginTurn(course, fact.data.seat);
    case 'fed':
      return fact.data.grain < 0 ? [`I10 seat ${fact.data.seat} has fed more than there was`] : [];
    case 'eventRolled':
      course.rolled += 1;
      return [];
    case 'eliminated':
    case 'conceded':
      // A player who is out needs no event and keeps nothing.
      if (fact.data.seat === course.seat) course.rolled = 1;
      course.stored.delete(fact.data.seat);
      return [];
    case 'stored':
      course.stored.set(fact.data.seat, fact.data.grain);
      return [];
    default:
      if (ACTS.has(fact.kind)) course.fresh = false;
      return [];
  }
}

/** The facts after which a unit has moved or fought. */
const ACTS: ReadonlySet<keyof Facts> = new Set([
  'moved',
  'teleported',
  'battle',
  'siege',
  'persuasion',
  'sabotage',
  'militia',
]);

/** I8: who lives when a round ends has had a turn in it. The setup is no round. */
function beginRound(course: Course, { round, passes: [living = {}] }: Facts['initiative']): string[] {
  const missed = course.inRound ? Object.keys(living).filter((seat) => !course.began.has(seat)) : [];
  course.inRound = round > 0;
  course.began.clear();
  return missed.map((seat) => `I8 no turn of seat ${seat} in a round`);
}

function beginTurn(course: Course, seat: Seat): string[] {
  const broken = [
    ...(course.rolled === 1 ? [] : [`I7 ${course.rolled} events in the turn of seat ${course.seat}`]),
    ...(course.began.has(seat) ? [`I8 a second turn of seat ${seat} in a round`] : []),
  ];
  course.began.add(seat);
  course.stored.delete(seat);
  Object.assign(course, { seat, rolled: 0, fresh: true });
  return broken;
}

function allReady(state: State): boolean {
  return allSquares(state).every((square) => {
    const unit = unitAt(state, square);
    return !unit?.moved && !unit?.fought;
  });
}

/** I4: between turns a player has exactly the grain that the silo keeps. */
function grainBetweenTurns(state: State, { stored }: Course): string[] {
  if (state.result) return [];
  const waiting = livingSeats(state).filter((seat) => state.setup !== null || seat !== state.active);
  return waiting
    .filter((seat) => playerOf(state, seat).grain !== (stored.get(seat) ?? 0))
    .map((seat) => `I4 seat ${seat} has grain between turns`);
}

function mountainsOf(state: State): string {
  return allSquares(state)
    .filter((square) => isMountain(pieceAt(state, square)))
    .join();
}
