import type { Seat } from '@lantern/protocol/seat';
import type { Board, Monster } from '../state';
import { partnerOf } from './actions';

/** R6.12: the default target of a hero; in the exchange the partner. `undefined` outside a fight. */
export function defaultTarget(board: Board, seat: Seat): Monster | undefined {
  const { fight } = board;
  if (!fight) return undefined;
  if (fight.round === 1) return partnerOf(fight, seat);
  const own = fight.monsters.find(({ target }) => target === seat);
  return own ?? [...fight.monsters].sort((a, b) => a.need - a.wounds - (b.need - b.wounds) || a.wt - b.wt)[0];
}
