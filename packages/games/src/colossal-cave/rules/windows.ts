import type { Seat } from '@lantern/protocol/seat';
import { nameOf } from '../data/cards';
import type { PlayEvent, Response, StandingOrder, State, TableEvent } from '../state';
import { type ChosenAnswer, choose } from './answers';
import { playerOf, presentSeats, topEvent } from './board';
import { discardCarried, gain, removeCard } from './carrying';
import { cancelTop, endPlay } from './events';
import { handCounts, handOf, hiddenOf } from './secrets';
import { record } from './story';
import { possibleAnswerers, takesAlong } from './triggers';

/** R8.5: the standing order passes windows about this event without asking. */
export function covers(standing: StandingOrder | undefined, event: TableEvent, seat: Seat): boolean {
  if (!standing) return false;
  if (event.kind === 'move') return standing.moves === 'pass';
  return standing.plays === 'pass' && (standing.evenIfTargeted || event.args.target !== seat);
}

/** R8.3 (b): the actor is not asked, unless they hold their own move or are the target of their own card. */
function isOwn(state: State, event: TableEvent, seat: Seat): boolean {
  if (event.seat !== seat) return false;
  return event.kind === 'move' ? !hiddenOf(state).hold : event.args.target !== seat;
}

/**
 * R8.2, R8.3: opens the window about the top event. It looks at public facts, at whether the mover holds, and at standing
 * orders; never into a hand.
 * @returns false if public facts alone prove that nobody can answer: then no window opens (R8.4)
 */
export function openWindow(state: State): boolean {
  const event = topEvent(state);
  if (!event) throw new Error('a window needs an event');
  const hidden = hiddenOf(state);
  const mayAnswer = possibleAnswerers(state, event, handCounts(state));
  const asked = presentSeats(state).filter((seat) => mayAnswer(seat) && !isOwn(state, event, seat));
  if (asked.length === 0) return false;
  const responses: Record<Seat, Response | null> = {};
  for (const seat of presentSeats(state)) {
    const passes =
      !asked.includes(seat) || covers(hidden.standing[seat], event, seat) || hidden.conceding.includes(seat);
    responses[seat] = passes ? { t: 'pass' } : null;
  }
  hidden.responses = responses;
  state.window = { id: state.nextId++ };
  state.decisionId += 1;
  return true;
}

/** R8.6: everybody has answered, and the window need not last its time. */
export function isComplete(state: State): boolean {
  if (state.options.reactionTiming === 'fixed') return false;
  return Object.values(hiddenOf(state).responses ?? {}).every((response) => response !== null);
}

/** R8.7, R8.8: closes the window and carries out one answer. False if all passed. Missing answers are passes. */
export function closeWindow(state: State): boolean {
  const event = topEvent(state);
  const hidden = hiddenOf(state);
  if (!event || !hidden.responses) throw new Error('no window is open');
  const chosen = choose(state, event, hidden.responses);
  hidden.responses = null;
  state.window = null;
  state.decisionId += 1;
  if (chosen) carryOut(state, event, chosen);
  return chosen !== undefined;
}

function carryOut(state: State, event: TableEvent, { seat, response }: ChosenAnswer): void {
  switch (response.t) {
    case 'react':
      playReaction(state, event, seat, response.card);
      break;
    case 'defend':
      if (event.kind === 'play') defend(state, event, seat, response.card);
      break;
    case 'magazines':
      discardCarried(state, seat, ['dwarvishMagazines']);
      cancelTop(state, seat, 'dwarvishMagazines');
      break;
  }
}

function playReaction(state: State, event: TableEvent, seat: Seat, card: string): void {
  removeCard(handOf(state, seat), card);
  const stopsMove = event.kind === 'move' && !takesAlong(nameOf(card));
  if (event.kind === 'move') event.used.push(card);
  record(state, 'reacted', { seat, card, against: event.seat, ...(event.kind === 'play' && { to: event.card }) });
  state.stack.push({
    kind: 'play',
    id: state.nextId++,
    seat,
    card,
    args: stopsMove ? { target: event.seat } : {},
    via: 'reaction',
    status: 'window',
  });
}

/** R9.3: the item goes face up into the inventory, the card ends without effect. */
function defend(state: State, event: PlayEvent, seat: Seat, item: string): void {
  removeCard(handOf(state, seat), item);
  record(state, 'revealed', { seat, item, card: event.card });
  gain(state, seat, item);
  endPlay(state);
}

/** R8.5: an empty answer of the open window becomes a pass if the seat's standing order now covers it. */
export function applyStandingOrder(state: State, seat: Seat): void {
  const { responses, standing } = hiddenOf(state);
  const event = topEvent(state);
  if (!responses || !event || playerOf(state, seat).conceded) return;
  if (responses[seat] === null && covers(standing[seat], event, seat)) responses[seat] = { t: 'pass' };
}
