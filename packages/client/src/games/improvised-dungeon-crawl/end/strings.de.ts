import { quantity } from '@lantern/games/kit/plural.de';
import type { EndStrings } from './strings.en';

export const end: EndStrings = {
  hero: 'Held',
  points: 'Treffer\u00adpunkte',
  loot: 'Beute',
  none: 'noch kein Held',
  fallen: 'gefallen',
  inWords: (loot) => quantity(loot, 'Beutepunkt', 'Beutepunkte'),
};
