import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Random } from '../../kit/random';
import type { Square } from '../data/squares';
import { refuseBattle } from '../rules/combat/battles';
import { PERSUADES, refusePersuasion, refuseSabotage, SABOTAGES } from '../rules/combat/diplomacy';
import { enemyAt, readyUnits, supportersOf } from '../rules/combat/participants';
import { refuseSiege } from '../rules/combat/sieges';
import { groundAt, settlementAt } from '../rules/squares';
import type { Board } from '../state';
import { battleWorth, settlementWorth, siegeWorth, unitWorth } from './worth';

/** A possible act of a unit in combat, and its average gain. */
export interface Attack {
  choice: Choice;
  worth: number;
}

/** The cost of one more supporter, which then cannot do anything else. */
const SUPPORTER = 0.1;

/** All possible acts of ready units, best first; equal ones in random order. */
export function attacksOf(board: Board, seat: Seat, random: Random): Attack[] {
  return random
    .shuffle(readyUnits(board, seat).flatMap((from) => attacksFrom(board, seat, from)))
    .sort((attack, other) => other.worth - attack.worth);
}

/** All possible acts of the unit on a square: each target with no, all, or one supporter. */
export function attacksFrom(board: Board, seat: Seat, from: Square): Attack[] {
  const targets = groundAt(board, from).orthogonal.filter((target) => isTarget(board, seat, target));
  return targets.flatMap((target) => [
    ...armedAttacks(board, seat, from, target),
    ...intrigues(board, seat, from, target),
  ]);
}

/** Whether a square has a possible target of a combat: an enemy or a settlement. */
function isTarget(board: Board, seat: Seat, square: Square): boolean {
  return enemyAt(board, seat, square) !== undefined || settlementAt(board, square) !== undefined;
}

function armedAttacks(board: Board, seat: Seat, from: Square, target: Square): Attack[] {
  const attacks: Attack[] = [];
  for (const support of supports(board, from, target)) {
    const args = [from, target, support];
    const cost = SUPPORTER * support.length;
    if (!refuseBattle(board, seat, from, target, support)) {
      attacks.push({ choice: { move: 'battle', args }, worth: battleWorth(board, from, target, support) - cost });
    }
    if (!refuseSiege(board, seat, from, target, support)) {
      attacks.push({ choice: { move: 'siege', args }, worth: siegeWorth(board, from, target, support) - cost });
    }
  }
  return attacks;
}

function supports(board: Board, from: Square, target: Square): Square[][] {
  const eligible = supportersOf(board, from, target);
  const single = eligible.length > 1 ? eligible.map((square) => [square]) : [];
  return eligible.length === 0 ? [[]] : [[], ...single, eligible];
}

function intrigues(board: Board, seat: Seat, from: Square, target: Square): Attack[] {
  const args = [from, target];
  const attacks: Attack[] = [];
  if (!refusePersuasion(board, seat, from, target)) {
    attacks.push({ choice: { move: 'persuade', args }, worth: (PERSUADES / 6) * unitWorth(board, target) });
  }
  const settlement = settlementAt(board, target);
  if (settlement && !refuseSabotage(board, seat, from, target)) {
    const worth = (SABOTAGES / 6) * settlementWorth(board, seat, settlement.kind);
    attacks.push({ choice: { move: 'sabotage', args }, worth });
  }
  return attacks;
}
