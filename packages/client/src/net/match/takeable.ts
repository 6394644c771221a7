import type { Learned } from '@lantern/protocol/learned';

/**
 * How the last own move can be taken back: freely, or if everybody agrees. `version` is the version of the view after
 * the move, `shown` lists what the player has seen since.
 */
export interface Takeable {
  way: 'free' | 'ask';
  version: number;
  shown: readonly Learned[];
}
