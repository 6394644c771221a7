import { recorderOf } from '../../kit/story';
import type { Facts, Thing } from '../facts';
import type { Item } from '../state';

/** Adds a fact to the story; `asides` are what single seats learn beyond it. */
export const record = recorderOf<Facts>();

/** An item as the story tells of it. */
export function thingOf({ kind, value }: Item): Thing {
  return { kind, value };
}
