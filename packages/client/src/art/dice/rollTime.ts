/** The duration of a die's tumbling, in milliseconds at normal speed. */
const TUMBLE_MS = 480;
/** The delay between the landings of two dice of a throw. */
const STAGGER_MS = 60;
/** Number of dice that land one after the other; any further ones land together. */
const STAGGERED_DICE = 6;

/** The time until the last die of a throw has landed, in milliseconds at normal speed. */
export function rollTime(dice: number): number {
  return dice < 1 ? 0 : TUMBLE_MS + STAGGER_MS * (Math.min(dice, STAGGERED_DICE) - 1);
}

/** The same durations for the style sheet of a die. @param place of the die in the throw, from 0 */
export function rollStyle(place: number): Record<`--${string}`, string> {
  return { '--tumble': `${TUMBLE_MS}ms`, '--late': `${STAGGER_MS * Math.min(place, STAGGERED_DICE - 1)}ms` };
}
