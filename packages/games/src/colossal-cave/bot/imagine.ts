import type { Audience, Seat } from '@lantern/protocol/seat';
import { nextAfter, tableOf } from '../../kit/imagine';
import type { Random } from '../../kit/random';
import { conceal } from '../../kit/secret';
import { CARD_IDS, type CardId } from '../data/cards';
import type { Facts } from '../facts';
import { openCards, presentSeats, topEvent } from '../rules/board';
import { knownHands } from '../rules/knownHands';
import { possibleAnswerers } from '../rules/triggers';
import { askAlways } from '../rules/turn';
import type { Hidden, Response, State } from '../state';
import type { View } from '../view';

/**
 * A state that the viewer could be in. Hands contain the cards that everybody saw come to them; all other unseen cards are
 * dealt at random. A player who might have an answer in the open window has not given it yet.
 */
export function imagine(view: View, _seat: Audience, random: Random): State {
  const { drawCount: _count, handCounts: _counts, hand: _hand, hands: _hands, ...rest } = tableOf<Facts, View>(view);
  const { myResponse: _response, myStanding, mayAnswer: _may, myHold: _hold, conceding, ...table } = rest;
  const { audience } = view;
  const { draw, hands } = dealt(view, random);
  const standing = Object.fromEntries(view.seats.map((seat) => [seat, askAlways()]));
  if (audience !== null && myStanding) standing[audience] = myStanding;
  const secret: Hidden = { draw, hands, ...answersIn(view), standing, conceding };
  const ids = [...view.stack.map(({ id }) => id), view.window?.id ?? 0];
  return { ...table, nextId: nextAfter(ids), secret: conceal(secret) };
}

/** The cards that lie face down, dealt to hands and draw pile. */
function dealt(view: View, random: Random): Pick<Hidden, 'draw' | 'hands'> {
  const own = view.audience === null ? {} : { [view.audience]: view.hand };
  const known: Record<Seat, CardId[]> = { ...(view.hands ?? knownHands(view)), ...own };
  const placed = new Set([...openCards(view), ...Object.values(known).flat()]);
  const deck = CARD_IDS.filter((card) => view.options.caveClosing || card !== 'caveClosing');
  const draw = random.shuffle(deck.filter((card) => !placed.has(card)));
  const hands: Record<Seat, CardId[]> = {};
  for (const seat of view.seats) {
    const cards = known[seat] ?? [];
    hands[seat] = [...cards, ...draw.splice(0, (view.handCounts[seat] ?? 0) - cards.length)];
  }
  return { draw, hands };
}

/**
 * The answers in the open window, and whether the mover holds: the viewer's own answer; `null` for a player who might have
 * one; the others pass (R8.4). If the window would be complete, it waits for a mover who holds.
 */
function answersIn(view: View): Pick<Hidden, 'responses' | 'hold'> {
  const event = topEvent(view);
  if (!view.window || !event) return { responses: null, hold: view.myHold };
  const mayAnswer = possibleAnswerers(view, event, view.handCounts);
  const responses: Record<Seat, Response | null> = {};
  for (const seat of presentSeats(view)) {
    const asked = mayAnswer(seat) && (seat !== event.seat || (event.kind === 'play' && event.args.target === seat));
    const open = asked && !view.conceding.includes(seat);
    responses[seat] = seat === view.audience ? view.myResponse : open ? null : { t: 'pass' };
  }
  const waits = Object.values(responses).includes(null) || event.seat === view.audience;
  return waits
    ? { responses, hold: view.myHold }
    : { responses: { ...responses, [event.seat]: null }, hold: event.kind === 'move' };
}
