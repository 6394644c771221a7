import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Action, Board, Fight, Monster, State } from '../state';
import type { MonsterId } from '../types';
import { isLiving } from './heroes';

/** R6.6: one action a round. Healing may go on once it has begun; outside fights nothing is counted. */
export function refuseActed(board: Board, seat: Seat, action: Action): Refusal | undefined {
  const used = board.fight?.used[seat];
  if (used === undefined || (used === 'heal' && action === 'heal')) return undefined;
  return refusal('ALREADY_ACTED', 'R6.6');
}

/** Uses up the action of this round, in a fight. */
export function useAction(state: State, seat: Seat, action: Action): void {
  if (state.fight) state.fight.used[seat] = action;
}

/** A monster that still stands. */
export function monsterOf(fight: Fight | null, id: MonsterId): Monster | undefined {
  return fight?.monsters.find((monster) => monster.id === id);
}

/** R6.2: the only monster a hero may attack in round 1; `undefined` if there is none (R6.9). */
export function partnerOf(fight: Fight, seat: Seat): Monster | undefined {
  const partner = fight.partners[seat];
  return partner && monsterOf(fight, partner);
}

/** R6.6, R6.9: the hero's turn of this round is still to be played. */
export function canStillAttack(board: Board, seat: Seat): boolean {
  const { fight } = board;
  if (!fight || !isLiving(board, seat) || fight.used[seat] !== undefined) return false;
  return fight.round > 1 || partnerOf(fight, seat) !== undefined;
}
