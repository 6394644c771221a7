import { text as colossalCave } from '../src/colossal-cave/strings/de/index';
import { text as crystalCaverns } from '../src/crystal-caverns/strings/de/index';
import { text as crystalCityCatan } from '../src/crystal-city-catan/strings/de/index';
import { text as crystalWars } from '../src/crystal-wars/strings/de/index';
import { text as improvisedDungeonCrawl } from '../src/improvised-dungeon-crawl/strings/de/index';
import type { GameText } from '../src/kit/text';

/** The German words of every game, by its id. */
export const germanTexts: Readonly<Record<string, GameText<never>>> = {
  'colossal-cave': colossalCave,
  'crystal-caverns': crystalCaverns,
  'crystal-city-catan': crystalCityCatan,
  'crystal-wars': crystalWars,
  'improvised-dungeon-crawl': improvisedDungeonCrawl,
};
