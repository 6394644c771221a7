import type { Seat } from '@lantern/protocol/seat';
import type { Value } from './cards';

/** Everything the story of a match can tell. */
export interface Facts {
  rolled: { seat: Seat; die: Value };
  played: { seat: Seat; card: Value; points: number };
  /** `card`: told to its owner alone. */
  drew: { seat: Seat; card?: Value };
  reshuffled: { cards: number };
  /** The next fact was decided by the clock. */
  byClock: { seat: Seat };
}
