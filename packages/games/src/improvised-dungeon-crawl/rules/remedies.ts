import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type MoveContext, refusal } from '../../kit/move';
import { type Card, isFace, pipsOf, SUITS, suitOf } from '../data/cards';
import type { Board, Muster, Stage, State } from '../state';
import type { View } from '../view';
import { drawCards } from './drawing';
import { hasSpareFace, wanted } from './hands';
import { countCards, musterOf } from './muster';
import { refuseFace } from './picking';
import { refuseUnlessAsked } from './preconditions';
import { handOf, hiddenOf, takeFromHand } from './secrets';
import { record } from './story';

/** Stages in which cards may change hands (R2.4). */
const DEALING: readonly Stage[] = ['needy', 'waiting', 'answer', 'give', 'pick'];

/** Cards drawn for a pip card that is dropped (R2.4). */
const DRAWN_FOR_A_PIP = 3;

/** For all that happens while somebody lacks a face card. */
function refuseUnlessDealing(board: Board, seat: Seat): Refusal | undefined {
  return refuseUnlessAsked(board, seat, DEALING);
}

function refuseUnlessNeedy(board: Board, seat: Seat): Refusal | undefined {
  return board.muster?.needy.includes(seat) ? undefined : refusal('NOT_NEEDY', 'R2.3');
}

/** R2.4c, R2.5 */
export function refuseDrop(view: View, seat: Seat): Refusal | undefined {
  return (
    refuseUnlessDealing(view, seat) ??
    refuseUnlessNeedy(view, seat) ??
    (view.muster?.deck === 0 ? refusal('DECK_EMPTY', 'R2.5') : undefined)
  );
}

/** R2.4b */
export function refuseOffer(view: View, seat: Seat, to: Seat, pip: Card): Refusal | undefined {
  const refused = refuseUnlessDealing(view, seat) ?? refuseUnlessNeedy(view, seat);
  if (refused) return refused;
  if (to === seat) return refusal('SELF', 'R2.4');
  if (!view.hand.includes(pip) || isFace(pip)) return refusal('NO_CARD', 'R2.4', { card: pip });
  return refuseUnlessSpare(view, to);
}

function refuseUnlessSpare({ muster }: View, seat: Seat): Refusal | undefined {
  return muster && hasSpareFace(muster, seat) ? undefined : refusal('NO_SPARE', 'R2.5');
}

/** R2.5: a face card of the player's hand that can be spared. */
function refuseSpare(view: View, seat: Seat, card: Card): Refusal | undefined {
  const refused = refuseFace(view, card);
  if (refused) return refused;
  return view.muster && hasSpareFace(view.muster, seat) ? undefined : refusal('NOT_SPARE', 'R2.5');
}

/** R2.4a */
export function refuseGift(view: View, seat: Seat, to: Seat, card: Card): Refusal | undefined {
  const refused = refuseUnlessDealing(view, seat) ?? refuseSpare(view, seat, card);
  if (refused) return refused;
  return to === seat ? refusal('SELF', 'R2.4') : refuseUnlessNeedy(view, to);
}

/** R2.4b: `null` declines. */
export function refuseAnswer(view: View, seat: Seat, from: Seat, card: Card | null): Refusal | undefined {
  const refused = refuseUnlessDealing(view, seat);
  if (refused) return refused;
  const offered = view.muster?.offers.some((offer) => offer.from === from && offer.to === seat);
  if (!offered) return refusal('NO_OFFER', 'R2.4');
  return card === null ? undefined : refuseSpare(view, seat, card);
}

/** R2.5: with an empty deck, from the player with most cards that the needy player can use. */
export function refuseTake(view: View, seat: Seat, from: Seat, card: Card): Refusal | undefined {
  const refused = refuseUnlessDealing(view, seat);
  if (refused) return refused;
  if ((view.muster as Muster).deck > 0) return refusal('DECK_NOT_EMPTY', 'R2.5');
  const needy = refuseUnlessNeedy(view, seat);
  if (needy) return needy;
  if (!view.spares[from]?.includes(card)) return refusal('NOT_SPARE', 'R2.5');
  const most = Math.max(...Object.keys(view.spares).map((other) => takeable(view, other).length));
  if (takeable(view, from).length < most) return refusal('NOT_MOST', 'R2.5');
  return takeable(view, from).includes(card) ? undefined : refusal('CLASS_TAKEN', 'R2.7');
}

/** Spare face cards of somebody else that a needy player can use: with `never` those of a free class (R2.5). */
function takeable(view: View, from: Seat): Card[] {
  const spares = view.spares[from] ?? [];
  return view.options.duplicateClasses === 'never' ? wanted(view, spares) : spares;
}

/**
 * R2.4c, R2.5: the highest pip card is dropped, and the face cards among three drawn cards are kept. An open offer of the
 * player ends, whatever its card: otherwise its end would reveal the card.
 */
export function dropForThree({ state, random }: MoveContext<State>, seat: Seat): void {
  const hidden = hiddenOf(state);
  const dropped = highestPip(handOf(state, seat));
  if (dropped) takeFromHand(state, seat, dropped);
  const drawn = drawCards(hidden.heroDeck, DRAWN_FOR_A_PIP, random);
  const kept = drawn.filter(isFace);
  handOf(state, seat).push(...kept);
  musterOf(state).discard.push(...(dropped ? [dropped] : []), ...drawn.filter((card) => !isFace(card)));
  record(state, 'dropped', { seat, card: dropped ?? null, drawn, kept });
  withdraw(state, seat);
  countCards(state);
}

function highestPip(hand: readonly Card[]): Card | undefined {
  const bySuit = [...hand].sort((a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)));
  return bySuit.filter((card) => !isFace(card)).sort((a, b) => pipsOf(b) - pipsOf(a))[0];
}

/** The player's offer, if there is one, is no longer open. */
function withdraw(state: State, seat: Seat): void {
  const muster = musterOf(state);
  muster.offers = muster.offers.filter(({ from }) => from !== seat);
  delete hiddenOf(state).pips[seat];
}

/** A card changes hands. */
function pass(state: State, from: Seat, to: Seat, card: Card): void {
  takeFromHand(state, from, card);
  handOf(state, to).push(card);
}

/** R2.4b: only the two know the pip card. */
export function offerSwap(state: State, seat: Seat, to: Seat, pip: Card): void {
  withdraw(state, seat);
  musterOf(state).offers.push({ from: seat, to });
  hiddenOf(state).pips[seat] = pip;
  record(state, 'swapOffered', { seat, to }, { [seat]: { pip }, [to]: { pip } });
}

/** R2.4b: `null` declines. */
export function answerSwap(state: State, seat: Seat, from: Seat, face: Card | null): void {
  const pip = hiddenOf(state).pips[from] as Card;
  withdraw(state, from);
  if (face === null) {
    record(state, 'swapDeclined', { seat, from });
    return;
  }
  pass(state, seat, from, face);
  pass(state, from, seat, pip);
  record(state, 'swapped', { seat, from }, { [seat]: { face, pip }, [from]: { face, pip } });
  countCards(state);
}

/** R2.4a */
export function giveFace(state: State, seat: Seat, to: Seat, face: Card): void {
  pass(state, seat, to, face);
  record(state, 'faceGiven', { seat, to }, { [seat]: { face }, [to]: { face } });
  countCards(state);
}

/** R2.5 */
export function takeFace(state: State, seat: Seat, from: Seat, face: Card): void {
  pass(state, from, seat, face);
  record(state, 'faceTaken', { seat, from }, { [seat]: { face }, [from]: { face } });
  countCards(state);
}
