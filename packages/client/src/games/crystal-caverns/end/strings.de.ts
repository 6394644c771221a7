import type { EndStrings } from './strings.en';

export const end: EndStrings = {
  hero: 'Held',
  points: 'Treffer\u00adpunkte',
  fallen: 'gefallen',
};
