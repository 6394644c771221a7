import type { Seat } from '@lantern/protocol/seat';
import type { Value } from './cards';

/** The kinds of facts in the story of a match, with their data. */
export interface Facts {
  rolled: { seat: Seat; die: Value };
  played: { seat: Seat; card: Value; points: number };
  /** `card` is sent to its owner only. */
  drew: { seat: Seat; card?: Value };
  reshuffled: { cards: number };
  /** The next fact was decided by the clock. */
  byClock: { seat: Seat };
}
