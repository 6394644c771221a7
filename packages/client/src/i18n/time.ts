/** Returns a remaining time as on a clock: `2:05`. @param seconds an integer */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
