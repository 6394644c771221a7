import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { seatsClockwiseFrom } from '../../kit/seat';
import { type CardId, defenceAgainst, isReaction, nameOf } from '../data/cards';
import type { Board, Response, TableEvent } from '../state';
import type { View } from '../view';
import { carries, scaresBird, topEvent } from './board';
import { isGone, isTriggered, stealsMagazines, takesAlong } from './triggers';

/** R8.6, R9: why a seat cannot give this answer to the top event. */
export function refuseAnswer(view: View, seat: Seat, response: Response): Refusal | undefined {
  const event = topEvent(view);
  if (!event) return refusal('STALE_WINDOW', 'R8.6');
  switch (response.t) {
    case 'pass':
      return undefined;
    case 'react':
      return refuseReaction(view, event, seat, response.card);
    case 'defend':
      return refuseDefence(view, event, seat, response.card);
    case 'magazines':
      return refuseMagazines(view, event, seat);
  }
}

function refuseReaction(view: View, event: TableEvent, seat: Seat, card: CardId): Refusal | undefined {
  const name = nameOf(card);
  if (!view.hand.includes(card)) return refusal('NOT_IN_HAND', 'R8.8', { card });
  if (!isReaction(card)) return refusal('NOT_A_REACTION', 'R6.4', { card });
  if (!isTriggered(view, event, seat, name)) return refusal('NO_TRIGGER', 'R8.1', { card });
  if (isGone(view, name)) return refusal('INHABITANTS_GONE', 'R15.3', { card });
  if (event.kind === 'move' && event.used.includes(card)) return refusal('ALREADY_USED', 'R8.12', { card });
  if (event.kind === 'play' && event.seat === seat) return refusal('OWN_CARD', 'R8.11', { card });
  return undefined;
}

function refuseDefence(view: View, event: TableEvent, seat: Seat, card: CardId): Refusal | undefined {
  if (event.kind !== 'play' || event.args.target !== seat) return refusal('NOT_TARGET', 'R9.5');
  if (!view.hand.includes(card)) return refusal('NOT_IN_HAND', 'R9.3', { card });
  if (defenceAgainst(event.card) !== card) return refusal('NOT_DEFENCE', 'R9.1', { card });
  if (card === 'littleBird' && scaresBird(view, seat)) return refusal('BIRD_SCARED', 'R7.3');
  return undefined;
}

function refuseMagazines(board: Board, event: TableEvent, seat: Seat): Refusal | undefined {
  const card = 'dwarvishMagazines';
  if (!carries(board, seat, card)) return refusal('NOT_CARRIED', 'R7.1', { card });
  if (event.kind === 'move') return refusal('NO_TRIGGER', 'R8.1', { card });
  if (event.seat === seat) return refusal('OWN_CARD', 'R8.11', { card });
  if (stealsMagazines(event)) return refusal('MAGAZINES_TARGETED', 'R8.4');
  return undefined;
}

/** An answer that is carried out, and whose it is. */
export interface ChosenAnswer {
  seat: Seat;
  response: Exclude<Response, { t: 'pass' }>;
}

/**
 * R8.7: the one answer that is carried out. A defence first; then, clockwise from the left of the event's actor, the
 * first that cancels or stops; then, in the same order, the first that takes somebody along.
 */
export function choose(
  board: Board,
  event: TableEvent,
  responses: Readonly<Record<Seat, Response | null>>,
): ChosenAnswer | undefined {
  const answers: ChosenAnswer[] = [];
  for (const seat of seatsClockwiseFrom(board.seats, event.seat)) {
    const response = responses[seat];
    if (response && response.t !== 'pass') answers.push({ seat, response });
  }
  return (
    answers.find(({ response }) => response.t === 'defend') ??
    answers.find(({ response }) => response.t !== 'react' || !takesAlong(nameOf(response.card))) ??
    answers[0]
  );
}
