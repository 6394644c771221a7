import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { CardId } from '../data/cards';
import type { RoomId } from '../data/rooms';
import type { State } from '../state';
import { acquire } from './acquiring';
import { discardCarried } from './carrying';
import { record } from './story';

/** The abilities of carried items (10.3). */
interface Ability {
  /** Start of turn, or play step (R7.4). */
  step: 'draw' | 'play';
  room?: RoomId;
  /** The item is kept when it is used. */
  keeps?: true;
  acquires?: CardId;
}

export const ABILITIES: Readonly<Record<CardId, Ability>> = {
  tastyFood: { step: 'draw', room: 'volcanoView', acquires: 'friendlyBear' },
  wickerCage: { step: 'draw', room: 'hallOfMists', acquires: 'littleBird', keeps: true },
  blackRod: { step: 'draw', room: 'hallOfMists', acquires: 'diamonds' },
  friendlyBear: { step: 'draw', acquires: 'goldenChain' },
  emptyBottle: { step: 'play', room: 'wellHouse' },
};

/**
 * R7.4, R7.5: an ability is no play and opens no window. The card to acquire is searched for everywhere; the Empty Bottle
 * gives one more play.
 */
export function useAbility(context: MoveContext<State>, seat: Seat, card: CardId): void {
  const { state } = context;
  const ability = ABILITIES[card];
  if (!ability) throw new Error(`${card} has no ability`);
  state.turn.usedAbilities.push(card);
  record(state, 'usedItem', { seat, card });
  if (!ability.keeps) discardCarried(state, seat, [card]);
  if (ability.acquires) acquire(context, seat, ability.acquires);
  else state.turn.playsLeft += 1;
}
