import type { Seat } from '@lantern/protocol/seat';
import { tell } from '../../kit/story';
import type { Facts, Thing } from '../facts';
import type { Item, State } from '../state';

/** Adds a fact; `asides` are what single seats learn beyond it. */
export function record<K extends keyof Facts>(
  state: State,
  kind: K,
  data: Facts[K],
  asides?: Record<Seat, Partial<Facts[K]>>,
): void {
  tell<Facts, K>(state.story, kind, data, asides);
}

/** An item as the story tells of it. */
export function thingOf({ kind, value }: Item): Thing {
  return { kind, value };
}
