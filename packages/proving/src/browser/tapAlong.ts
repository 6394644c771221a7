import type { Faults } from './faults';

/** The number of taps, and the condition that ends them. */
export interface TapAlong {
  faults: Faults;
  /**
   * A player asks for a hint.
   * @returns whether anybody had a choice to make
   */
  hint(): Promise<boolean>;
}

/** Whether to stop tapping: after enough taps and a hint, or when the match is over. */
export async function isEnough(
  glances: readonly { over: boolean }[],
  [taps, enough]: readonly [taps: number, enough: number],
  { faults, hint }: TapAlong,
): Promise<boolean> {
  if (glances.every(({ over }) => over)) {
    faults.add('the match was over before a hint was asked for');
    return true;
  }
  return taps >= enough && (await hint());
}
