import { clockTime } from '../time';

export const spanOf = (seconds: number): string => {
  if (seconds % 60 !== 0) return `${seconds} Sekunden`;
  return seconds === 60 ? '1 Minute' : `${seconds / 60} Minuten`;
};

export const soon = (seconds: number): string => (seconds > 0 ? `In ${clockTime(seconds)}` : 'Jeden Augenblick');
