import { tableOf } from '../../kit/imagine';
import type { Facts } from '../facts';
import type { State } from '../state';
import type { View } from '../view';

/** The state of a view, which is complete because the game has no hidden information. */
export function imagine(view: View): State {
  return tableOf<Facts, View>(view);
}
