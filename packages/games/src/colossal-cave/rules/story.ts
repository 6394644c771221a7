import type { Seat } from '@lantern/protocol/seat';
import { tell } from '../../kit/story';
import type { Facts } from '../facts';
import type { State } from '../state';

/** Adds a fact to the story; `aside` is what one seat learns beyond it. */
export function record<K extends keyof Facts>(
  state: State,
  kind: K,
  data: Facts[K],
  aside?: { seat: Seat; data: Partial<Facts[K]> },
): void {
  tell<Facts, K>(state.story, kind, data, aside && { [aside.seat]: aside.data });
}
