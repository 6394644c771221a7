export const end = {
  safes: 'Safes',
  carried: 'Carried',
  total: 'Safe',
  treasures: (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'none'),
  nothing: 'nothing',
  more: (count: number) => `+${count}`,
  inWords: (count: number) => `${count} of 3 treasures`,
};

export type EndStrings = typeof end;
