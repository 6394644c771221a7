import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { Random } from '../../kit/random';
import type { Square } from '../data/squares';
import type { Board, State, Unit } from '../state';
import { drawn } from './chance';
import { attackOf, fallingTo } from './combat/strength';
import { reduce } from './reducing';
import { emptyEdge, groundAt, isMountain, pieceAt, unitAt } from './squares';
import { remove } from './stock';
import { record } from './story';

/** The number that a bandit adds to its die, and the defence it can overcome: it is infantry (R15.5). */
const BANDIT_ATTACK = 1;

/** R15: a bandit comes to the edge of a coaster, goes for the nearest village or city, and is gone. */
export function bandit(context: MoveContext<State>): void {
  const { state, random } = context;
  const at = landing(state, random);
  if (at === undefined) {
    record(state, 'noBandit', {});
    return;
  }
  const target = drawn(random, nearestTargets(state, at));
  record(state, 'banditCame', { at, target: target ?? null });
  if (target === undefined) return;
  const defenders = defendersAround(state, target);
  if (defenders.length > 0) fight(context, target, defenders);
  else plunder(state, target);
}

/** R15.1: first the coaster is drawn, then a square of it. */
function landing(board: Board, random: Random): Square | undefined {
  const landings = board.homes.map((home, coaster) => (home === 'metropolis' ? [] : emptyEdge(board, coaster)));
  const possible = landings.filter((squares) => squares.length > 0);
  return drawn(random, drawn(random, possible) ?? []);
}

/** R15.2: the villages and cities the fewest steps away; only mountains are in the way. */
function nearestTargets(board: Board, from: Square): Square[] {
  const seen = new Set([from]);
  let edge = [from];
  while (edge.length > 0) {
    const found = edge.filter((square) => isPlundered(board, square));
    if (found.length > 0) return found.sort((a, b) => a - b);
    edge = edge.flatMap((square) =>
      groundAt(board, square).orthogonal.filter((next) => {
        if (seen.has(next) || isMountain(pieceAt(board, next))) return false;
        seen.add(next);
        return true;
      }),
    );
  }
  return [];
}

function isPlundered(board: Board, square: Square): boolean {
  const kind = pieceAt(board, square)?.kind;
  return kind === 'village' || kind === 'city';
}

/** R15.3: units of the owner around the settlement, diplomats included. */
function defendersAround(board: Board, target: Square): Square[] {
  const owner = pieceAt(board, target)?.owner as Seat;
  return groundAt(board, target).ring.filter((square) => unitAt(board, square, owner));
}

/** R15.4. */
function plunder(state: State, target: Square): void {
  const piece = pieceAt(state, target);
  if (piece?.kind !== 'village' && piece?.kind !== 'city') return;
  const razed = !reduce(state, target);
  record(state, 'banditPlundered', { seat: piece.owner, at: target, settlement: piece.kind, razed });
}

/** R15.5: if the bandit rolls higher, it strikes down one defender that is weak enough. */
function fight({ state, random }: MoveContext<State>, target: Square, units: Square[]): void {
  const seat = pieceAt(state, target)?.owner as Seat;
  const attack = attackOf(state, units);
  const [die, ownersDie] = [random.die(6), random.die(6)];
  const won = die + BANDIT_ATTACK > ownersDie + attack;
  const at = won ? drawn(random, fallingTo(state, BANDIT_ATTACK, units)) : undefined;
  const fell = at === undefined ? null : { unit: (unitAt(state, at) as Unit).kind, at };
  if (fell) remove(state, fell.at);
  record(state, 'banditFought', { at: target, die, defenders: { seat, units, attack, die: ownersDie }, fell });
}
