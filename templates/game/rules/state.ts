import type { Seat } from '@lantern/protocol/seat';
import type { Secret } from '../kit/secret';
import type { Story } from '../kit/story';
import type { Result } from '../module';
import type { Value } from './cards';
import type { Facts } from './facts';
import type { Options } from './options';

/** The step of the turn. */
export type Stage = 'roll' | 'play';

export interface State {
  options: Options;
  points: Record<Seat, number>;
  /** Whose turn it is. */
  active: Seat;
  /** The die of this turn; `null` before it is rolled. */
  die: Value | null;
  /** The cards of each seat. */
  hands: Secret<Record<Seat, Value[]>>;
  /** The cards to draw from, the next one last. */
  pile: Secret<Value[]>;
  /** The cards that were played, the newest last. */
  played: Value[];
  /** 1 in the first turn. */
  turn: number;
  decisionId: number;
  result: Result | null;
  story: Story<Facts>;
}
