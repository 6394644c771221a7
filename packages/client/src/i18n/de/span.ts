import { clockTime } from '../time';

/** A span of time in words. @param seconds whole ones */
export const spanOf = (seconds: number): string => {
  if (seconds % 60 !== 0) return `${seconds} Sekunden`;
  return seconds === 60 ? '1 Minute' : `${seconds / 60} Minuten`;
};

/** When something happens by itself. @param seconds whole ones until then; 0 or less if it is due */
export const soon = (seconds: number): string => (seconds > 0 ? `In ${clockTime(seconds)}` : 'Jeden Augenblick');
