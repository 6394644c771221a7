import { DISARM_FROM, DISARM_UP_TO } from '../data/dungeon';
import type { Board } from '../state';

/** R11.3: whether a thief's roll disarms a trap. A match without the option is played as if 2 to 6 did. */
export function isDisarmedBy({ options }: Pick<Board, 'options'>, rolled: number): boolean {
  return rolled >= DISARM_FROM && rolled <= DISARM_UP_TO[options.disarmOn ?? 'twoToSix'];
}
