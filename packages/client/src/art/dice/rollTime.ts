/** The duration of a die's tumbling, in milliseconds at normal speed. */
const TUMBLE = 480;
/** The delay between the landings of two dice of a throw. */
const STAGGER = 60;
/** Number of dice that land one after the other; any further ones land together. */
const STAGGERED = 6;

/** The time until the last die of a throw has landed, in milliseconds at normal speed. */
export function rollTime(dice: number): number {
  return dice < 1 ? 0 : TUMBLE + STAGGER * (Math.min(dice, STAGGERED) - 1);
}

/** The same durations for the style sheet of a die. @param place of the die in the throw, from 0 */
export function rollStyle(place: number): Record<`--${string}`, string> {
  return { '--tumble': `${TUMBLE}ms`, '--late': `${STAGGER * Math.min(place, STAGGERED - 1)}ms` };
}
