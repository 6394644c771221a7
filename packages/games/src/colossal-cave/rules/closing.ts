import type { Seat } from '@lantern/protocol/seat';
import type { CardId } from '../data/cards';
import type { State } from '../state';
import { presentSeats } from './board';
import { record } from './story';

/** R15.2: the card stays on the table and the cave is shut. */
export function closeCave(state: State, seat: Seat, card: CardId): void {
  const rounds = state.options.closingRounds;
  state.closing = {
    card,
    by: seat,
    words: Object.fromEntries(state.seats.map((other) => [other, 0])),
    endsAtTurn: rounds === 0 ? null : state.turnNo + rounds * presentSeats(state).length,
  };
  record(state, 'caveClosed', { seat, rounds });
}

/** R15.3, R15.4: a magic word only counts; the second of one player opens the cave. */
export function speakWord(state: State, seat: Seat, card: CardId): void {
  if (!state.closing) return;
  const count = (state.closing.words[seat] ?? 0) + 1;
  state.closing.words[seat] = count;
  record(state, 'wordSpoken', { seat, card, count });
  if (count === 2) reopenCave(state);
}

/** The Cave Is Closing goes to the discard pile, and the counts with it. */
export function reopenCave(state: State): void {
  if (!state.closing) return;
  state.discard.push(state.closing.card);
  state.closing = null;
  record(state, 'caveReopened', {});
}
