import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { type Card, DECK, isFace } from '../data/cards';
import { classOf, HAND_SIZE } from '../data/heroes';
import type { Board, Muster, State } from '../state';
import { drawCards } from './drawing';
import { isClassFree, laidOut, wanted } from './hands';
import { makeHero } from './making';
import { handOf, hiddenOf } from './secrets';
import { openShop } from './shop';
import { record } from './story';

export function musterOf(board: Board): Muster {
  if (!board.muster) throw new Error('no heroes are made now');
  return board.muster;
}

/** S2, R18.2: deals six cards of a hero deck without the survivors' cards, one at a time, to each. */
export function beginMuster({ state, random }: MoveContext<State>, who: Seat[]): void {
  for (const seat of who) state.heroes[seat] = null;
  const survivors = state.seats.map((seat) => state.heroes[seat]?.card);
  const hidden = hiddenOf(state);
  hidden.heroDeck = DECK.filter((card) => !survivors.includes(card));
  const dealt = drawCards(hidden.heroDeck, HAND_SIZE * who.length, random);
  hidden.hands = Object.fromEntries(
    who.map((seat, index) => [seat, dealt.filter((_, at) => at % who.length === index)]),
  );
  state.muster = {
    who,
    hands: {},
    deck: 0,
    discard: [],
    claims: {},
    confirmed: [],
    order: [],
    at: 0,
    needy: [],
    offers: [],
    done: [],
  };
  state.step = 'faces';
  record(state, 'dealt', { crawl: state.crawlNo, who });
  countCards(state);
}

/** Updates the public data after cards have moved: numbers of cards, needy players, open offers. */
export function countCards(state: State): void {
  const muster = musterOf(state);
  const { heroDeck, pips } = hiddenOf(state);
  muster.deck = heroDeck.length;
  for (const seat of muster.who) {
    const hand = handOf(state, seat);
    const shown = state.heroes[seat] ? laidOut(hand) : null;
    muster.hands[seat] = { cards: hand.length, faces: hand.filter(isFace).length, shown };
  }
  muster.needy = muster.who.filter((seat) => isNeedy(state, seat));
  muster.offers = muster.offers.filter(({ from }) => muster.needy.includes(from));
  for (const from of Object.keys(pips)) if (!muster.needy.includes(from)) delete pips[from];
}

/** R2.3: no face card at all; while picking none of a free class. It is public that a player is needy. */
function isNeedy(state: State, seat: Seat): boolean {
  const muster = musterOf(state);
  const hand = handOf(state, seat);
  if (state.step === 'faces') return !hand.some(isFace);
  if (state.step !== 'order' || muster.order[muster.at] !== seat) return false;
  return wanted(state, hand).length === 0;
}

/** R2.3: once nobody is needy, everybody claims. */
export function settleFaces({ state }: MoveContext<State>): boolean {
  if (musterOf(state).needy.length > 0) return false;
  state.step = 'claim';
  return true;
}

/** R2.6: once all have confirmed, the claims stand, or heroes are picked in order. */
export function settleClaims(context: MoveContext<State>): boolean {
  const { state } = context;
  const { who, confirmed, claims } = musterOf(state);
  if (!who.every((seat) => confirmed.includes(seat))) return false;
  const cards = who.map((seat) => claims[seat] as Card);
  if (state.options.duplicateClasses === 'never' && clash(state, cards)) callOrder(state, null);
  else {
    who.forEach((seat, index) => {
      makeHero(context, seat, cards[index] as Card);
    });
    closeMaking(state);
  }
  return true;
}

/** Two claims, or a claim and a survivor, are of one class. */
function clash(state: State, claims: readonly Card[]): boolean {
  const classes = claims.map(classOf);
  return new Set(classes).size < classes.length || classes.some((one) => !isClassFree(state, one));
}

/** R2.7: who holds fewer face cards picks earlier; claims are void. */
export function callOrder(state: State, by: Seat | null): void {
  const muster = musterOf(state);
  const faces = (seat: Seat): number => muster.hands[seat]?.faces ?? 0;
  muster.order = [...muster.who].sort((a, b) => faces(a) - faces(b));
  muster.claims = {};
  muster.confirmed = [];
  state.step = 'order';
  record(state, 'orderCalled', { by, order: muster.order });
  countCards(state);
}

/** R2.7, R2.8: the player at turn fixes the hero. */
export function pickHero(context: MoveContext<State>, seat: Seat, card: Card): void {
  makeHero(context, seat, card);
  musterOf(context.state).at += 1;
  countCards(context.state);
}

/** Once the last hero is picked the shop opens. */
export function settleOrder({ state }: MoveContext<State>): boolean {
  const { order, at } = musterOf(state);
  if (at < order.length) return false;
  closeMaking(state);
  return true;
}

/** Every hand is open now, and pays for gear. */
function closeMaking(state: State): void {
  state.step = 'shop';
  countCards(state);
  openShop(state);
}
