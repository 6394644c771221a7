import type { EndStrings } from './strings.en';

export const end: EndStrings = {
  safes: 'Tresore',
  carried: 'Dabei',
  total: 'Sicher',
  treasures: (names) => (names.length > 0 ? names.join(', ') : 'keiner'),
  nothing: 'nichts',
  more: (count) => `+${count}`,
  inWords: (count) => `${count} von 3 Schätzen`,
};
