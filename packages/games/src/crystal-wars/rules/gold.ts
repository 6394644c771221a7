import type { Seat } from '@lantern/protocol/seat';
import type { Board, State } from '../state';
import { end } from './ending';
import { unitsAtGold } from './scoring';
import { livingSeats } from './squares';
import { playerOf } from './stock';
import { record } from './story';

/** Units needed around the Gold Mountain (R13.5). */
export const GOLD_UNITS = 3;

/** R13.5: the only player with enough units around the Gold Mountain, if there is just one. */
export function holderOf(board: Board): Seat | null {
  const [holder, ...others] = livingSeats(board).filter((seat) => unitsAtGold(board, seat) >= GOLD_UNITS);
  return holder !== undefined && others.length === 0 ? holder : null;
}

/** R13.6, at the end of every turn: the seat that has to keep the Gold Mountain for a round must still hold it. */
export function watchGold(state: State): void {
  const { gold } = state;
  if (gold.holder === null || !gold.kept || holderOf(state) === gold.holder) return;
  gold.kept = false;
  record(state, 'goldLost', { holder: gold.holder });
}

/**
 * R13.6, at the end of a round: the holder who kept it wins; else its present holder has to keep it. This applies to
 * one map only.
 */
export function endRoundAtGold(state: State): void {
  const { holder, kept } = state.gold;
  if (holder !== null && kept && playerOf(state, holder).alive) {
    end(state, 'gold', [holder]);
    return;
  }
  const next = holderOf(state);
  state.gold = { holder: next, kept: true };
  if (next !== null) record(state, 'goldHeld', { holder: next, until: state.round.number + 1 });
}
