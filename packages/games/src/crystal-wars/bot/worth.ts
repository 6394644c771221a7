import type { Seat } from '@lantern/protocol/seat';
import type { SettlementKind, UnitKind } from '../data/pieces';
import type { Square } from '../data/squares';
import { battleOutlook } from '../rules/combat/battles';
import type { Odds } from '../rules/combat/odds';
import { siegeOutlook } from '../rules/combat/sieges';
import { metropolisOf, unitAt } from '../rules/squares';
import type { Board } from '../state';

/** The value of units and settlements to the bot (section 14). */
const UNIT_WORTH: Readonly<Record<UnitKind, number>> = { infantry: 2, hover: 4, tank: 6, diplomat: 5 };
const SETTLEMENT_WORTH: Readonly<Record<SettlementKind, number>> = {
  freeVillage: 7,
  village: 7,
  city: 8,
  metropolis: 8,
};
/** A block of the Metropolis that would be the seventh or a later one. */
const LATE_BLOCK = { from: 7, worth: 12 };

/** The worth of the unit on a square; 0 if there is none. */
export function unitWorth(board: Board, square: Square): number {
  const unit = unitAt(board, square);
  return unit ? UNIT_WORTH[unit.kind] : 0;
}

/** The worth of a settlement to a seat that would take it. */
export function settlementWorth(board: Board, seat: Seat, kind: SettlementKind): number {
  const late = kind === 'metropolis' && metropolisOf(board, seat).length + 1 >= LATE_BLOCK.from;
  return late ? LATE_BLOCK.worth : SETTLEMENT_WORTH[kind];
}

/** The average result of a battle. */
export function battleWorth(board: Board, from: Square, target: Square, support: readonly Square[]): number {
  const { odds, gains, risks } = battleOutlook(board, from, target, support);
  return average(odds, best(board, gains), best(board, risks));
}

/** The average result of a siege; it must be legal. */
export function siegeWorth(board: Board, from: Square, target: Square, support: readonly Square[]): number {
  const outlook = siegeOutlook(board, from, target, support);
  const seat = unitAt(board, from)?.owner;
  if (!outlook || seat === undefined) return 0;
  return average(outlook.odds, settlementWorth(board, seat, outlook.settlement), best(board, outlook.risks));
}

function average({ win, lose }: Odds, gain: number, risk: number): number {
  return (win * gain - lose * risk) / 36;
}

function best(board: Board, squares: readonly Square[]): number {
  return Math.max(0, ...squares.map((square) => unitWorth(board, square)));
}
