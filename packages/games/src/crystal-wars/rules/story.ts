import { tell } from '../../kit/story';
import type { Facts } from '../facts';
import type { State } from '../state';

/** Adds a fact to the story. */
export function record<K extends keyof Facts>(state: State, kind: K, data: Facts[K]): void {
  tell<Facts, K>(state.story, kind, data);
}
