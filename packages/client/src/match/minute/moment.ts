import type { ReactNode } from 'react';

/** One drawn moment of "in one minute". */
export interface Moment {
  id: string;
  /**
   * A component with the picture, 320 by 200 units, for use inside an `svg`. Its last pose illustrates the sentence.
   */
  Scene(): ReactNode;
  /** Its sentence, in the language of the device. */
  sentence: string;
}

/** Returns the moments of a game during a render: their sentences are in the language of the device. */
export type Moments = () => readonly Moment[];

/** The duration of a gesture before it repeats. */
export const GESTURE_SECONDS = 3;

/** The duration of a moment before the next one. */
export const MOMENT_SECONDS = 9;
