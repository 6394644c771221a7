import { tableOf } from '../../kit/imagine';
import type { Facts } from '../facts';
import type { State } from '../state';
import type { View } from '../view';

/** The state that a view shows: all of it lies open. */
export function imagine(view: View): State {
  return tableOf<Facts, View>(view);
}
