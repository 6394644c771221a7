import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../kit/move';
import type { Lost } from '../kit/story';
import type { AnyModule } from '../module';
import { hiddenOf } from './rules/secrets';
import type { State } from './state';

/** The cards that people have seen. Cards that are played, dropped or given up were in the hand of their seat. */
export const shows = {
  drew: 'card',
  turnedOver: 'card',
  refilled: 'card',
  acquired: 'card',
  revealed: 'card',
  reacted: 'hand',
  handsPassed: 'card',
  played: 'hand',
  discarded: 'hand',
  dropped: 'hand',
  died: 'hand',
} satisfies AnyModule['shows'];

/** Standing orders given or taken back since, and an answer in a window that has closed. */
export function lost(now: State, before: State, seat: Seat): Lost[] {
  const [given, kept] = [hiddenOf(now), hiddenOf(before)];
  const answer = given.responses?.[seat];
  const lostOrder = JSON.stringify(given.standing[seat]) !== JSON.stringify(kept.standing[seat]);
  // Nobody misses a pass: windows they cannot answer are passed for them.
  const lostAnswer = answer && answer.t !== 'pass' && !sameAnswer(answer, kept.responses?.[seat]);
  return [...(lostOrder ? (['order'] as const) : []), ...(lostAnswer ? (['answer'] as const) : [])];
}

const sameAnswer = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A window that is open again is another one: an answer to the one that was is too late (R8.6). */
export function renumber(state: State): void {
  if (state.window) state.window = { id: state.nextId++ };
}

export function reshuffle({ state, random }: MoveContext<State>): void {
  const hidden = hiddenOf(state);
  hidden.draw = random.shuffle(hidden.draw);
}
