import type { Faults } from './faults';

/** How long people tap what is lit, and what ends it. */
export interface TapAlong {
  faults: Faults;
  /** Somebody asks for a hint. @returns whether anybody had something to choose */
  hint(): Promise<boolean>;
}

/** Whether people have tapped enough: so many times, and then until somebody was given a hint; or the match is over. */
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
