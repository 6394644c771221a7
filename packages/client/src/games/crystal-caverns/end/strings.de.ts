import type { EndStrings } from './strings.en';

/** Das Ende einer Partie Crystal Caverns. */
export const end: EndStrings = {
  hero: 'Held',
  points: 'Treffer\u00adpunkte',
  fallen: 'gefallen',
};
