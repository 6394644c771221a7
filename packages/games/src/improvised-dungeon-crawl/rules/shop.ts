import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type MoveContext, refusal } from '../../kit/move';
import type { Board, State } from '../state';
import { itemOf, removeItem } from './bag';
import { beginCrawl } from './crawl';
import { maxHp } from './gear';
import { heroOf } from './heroes';
import { resourcePoints } from './making';
import { handOf } from './secrets';
import { record, thingOf } from './story';

/** R2.11: new heroes have resource points for their cards, survivors those they brought along (R18.1). */
export function openShop(state: State): void {
  for (const seat of state.muster?.who ?? []) {
    const hero = heroOf(state, seat);
    hero.rp = resourcePoints(handOf(state, seat), hero.race);
  }
  record(state, 'shopOpened', { rp: Object.fromEntries(state.seats.map((seat) => [seat, heroOf(state, seat).rp])) });
}

/** Only what was bought in the open shop can be given back. */
export function refuseRefund(board: Board, seat: Seat, id: string): Refusal | undefined {
  const item = itemOf(board, seat, id);
  if (!item) return refusal('BAD_ARGS');
  return item.paid > 0 ? undefined : refusal('NOT_BOUGHT_NOW', 'R2.11');
}

export function refund(state: State, seat: Seat, id: string): void {
  const item = removeItem(state, seat, id);
  heroOf(state, seat).rp += item.paid;
  record(state, 'refunded', { seat, thing: thingOf(item), price: item.paid });
}

/** R2.11: unused resource points become loot points. */
export function doneShopping(state: State, seat: Seat): void {
  const hero = heroOf(state, seat);
  const lp = hero.rp;
  hero.lp += lp;
  hero.rp = 0;
  state.muster?.done.push(seat);
  record(state, 'doneShopping', { seat, lp });
}

/** R2.9, R2.11: once all are done they enter the dungeon, at full hit points. */
export function settleShop(context: MoveContext<State>): boolean {
  const { state } = context;
  if (!state.seats.every((seat) => state.muster?.done.includes(seat))) return false;
  for (const seat of state.seats) {
    const hero = heroOf(state, seat);
    hero.hp = maxHp(hero);
    for (const item of hero.bag) item.paid = 0;
  }
  beginCrawl(state);
  return true;
}
