import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import { type FactKinds, type Story, storyFor } from '../../kit/story';
import type { AnyFact, AnyModule, CommonView } from '../../module';
import { knownFact } from '../hint';
import type { PlayedMove } from '../revealedMatch';
import { search } from '../search';
import { isMove } from './chances';
import { changeAt, totalOf } from './changes';
import type { Advice, Moment, TurningPoint } from './types';

/** Minimum number of moves between turning points: changes close to each other are one event. */
const MIN_DISTANCE = 4;
/** Changes of at least this size are always shown; smaller ones only if there are few. */
const MIN_CHANGE = 0.05;
const LEAST = { points: 3, change: 0.01 };

/** The change in the chances of the seat that a move affected most. */
export function sizeOfChange(moments: readonly Moment[], at: number): number {
  const places = moments[at]?.chances.keys() ?? [];
  return Math.max(...[...places].map((place) => Math.abs(totalOf(changeAt(moments, at, place)))));
}

/** The moments after the moves that were not taken back and changed most, the largest change first. */
export function largestChanges(module: AnyModule, moments: readonly Moment[], moves: readonly PlayedMove[]): number[] {
  const size = moments.map((_, at) => (at > 0 ? sizeOfChange(moments, at) : 0));
  const undone = takenBack(module, moves);
  return [...moments.keys()]
    .filter((at) => at > 0 && !undone.has(at))
    .sort((one, other) => (size[other] ?? 0) - (size[one] ?? 0));
}

/** Selects the turning points from moments sorted by their change; returns them in the order of the match. */
export function turningPointsAmong(moments: readonly Moment[], sorted: readonly number[], most: number): number[] {
  const points: number[] = [];
  for (const at of sorted) {
    if (points.length === most) break;
    if (sizeOfChange(moments, at) < (points.length < LEAST.points ? LEAST.change : MIN_CHANGE)) break;
    if (points.every((point) => Math.abs(point - at) >= MIN_DISTANCE)) points.push(at);
  }
  return points.sort((one, other) => one - other);
}

/** Numbers of the moves that were taken back, and of the take-backs. */
function takenBack(module: AnyModule, moves: readonly PlayedMove[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const [index, move] of moves.entries()) {
    if (isMove(module, move)) continue;
    for (let at = Number(move.recorded[2][0]); at <= index + 1; at++) undone.add(at);
  }
  return undone;
}

/**
 * Returns the remark on a move.
 * @param at index of the moment after it
 * @param steps maximum number of steps of the search
 */
export function turningPointOf(
  module: AnyModule,
  moves: readonly PlayedMove[],
  at: number,
  steps: number,
): TurningPoint | undefined {
  const move = moves[at - 1];
  if (!move) return undefined;
  const [seat, name, args] = move.recorded;
  const from = storyOf(move.before.G).next;
  const told = moves.slice(at - 1, at - 1 + MIN_DISTANCE).find(({ after }) => storyOf(after.G).next > from);
  const facts = told ? factsFrom(storyOf(told.after.G), from, seat) : [];
  if (seat === null) return { at, facts };
  const advice = adviceFor(module, move, seat, steps);
  return { at, made: { move: name, args }, facts, ...(advice && { advice }) };
}

/** The facts from a number on, oldest first, as the seat sees them. */
function factsFrom(story: Story<FactKinds>, from: number, seat: Seat | null): AnyFact[] {
  const facts = (storyFor(story, seat) as AnyFact[]).filter(({ n }) => n >= from);
  return facts.sort((one, other) => one.n - other.n);
}

function adviceFor(
  module: AnyModule,
  { before, recorded: [, move, args] }: PlayedMove,
  seat: Seat,
  steps: number,
): Advice | undefined {
  const view: CommonView = module.view(before.G, seat);
  const [best, ...others] = search(module, view, seat, { seed: 'analysis', steps }).candidates;
  if (!best) return undefined;
  const isPlayed = ({ choice }: { choice: Choice }) =>
    JSON.stringify([choice.move, choice.args]) === JSON.stringify([move, args]);
  const { choice, chance } = best;
  const fact = knownFact(module, view, seat, choice);
  const played = others.find(isPlayed)?.chance;
  return { choice, chance, same: isPlayed(best), ...(fact && { fact }), ...(played !== undefined && { played }) };
}

const storyOf = (state: unknown): Story<FactKinds> => (state as { story: Story<FactKinds> }).story;
