import { quantity } from '@lantern/games/kit/plural.en';

export const end = {
  hero: 'Hero',
  points: 'Hit points',
  loot: 'Loot',
  none: 'no hero yet',
  fallen: 'fallen',
  inWords: (loot: number) => quantity(loot, 'loot point'),
};

export type EndStrings = typeof end;
