/** The duration of a die's tumbling, in milliseconds at the usual speed. */
const TUMBLE = 480;
/** The delay between the landings of two dice of a throw. */
const STAGGER = 60;
/** With more dice than this the others come to rest together. */
const STAGGERED = 6;

/** The time until the last die of a throw has landed, in milliseconds at the usual speed. */
export function rollTime(dice: number): number {
  return dice < 1 ? 0 : TUMBLE + STAGGER * (Math.min(dice, STAGGERED) - 1);
}

/** The same durations for the style sheet of a die. @param place of the die in the throw, from 0 */
export function rollStyle(place: number): Record<`--${string}`, string> {
  return { '--tumble': `${TUMBLE}ms`, '--late': `${STAGGER * Math.min(place, STAGGERED - 1)}ms` };
}
