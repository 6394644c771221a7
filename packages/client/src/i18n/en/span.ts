import { clockTime } from '../time';

/** Returns a duration in words. @param seconds an integer */
export const spanOf = (seconds: number): string => {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
};

/**
 * Returns the time until an automatic event, in words.
 * @param seconds an integer; 0 or less if it is due
 */
export const soon = (seconds: number): string => (seconds > 0 ? `in ${clockTime(seconds)}` : 'at any moment');
