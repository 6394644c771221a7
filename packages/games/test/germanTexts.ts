import { strings as colossalCave } from '../src/colossal-cave/strings/de/index';
import { strings as crystalCaverns } from '../src/crystal-caverns/strings/de/index';
import { strings as crystalCityCatan } from '../src/crystal-city-catan/strings/de/index';
import { strings as crystalWars } from '../src/crystal-wars/strings/de/index';
import { strings as improvisedDungeonCrawl } from '../src/improvised-dungeon-crawl/strings/de/index';
import type { GameStrings } from '../src/kit/strings';

/** The German words of every game, by its id. */
export const germanTexts: Readonly<Record<string, GameStrings<never>>> = {
  'colossal-cave': colossalCave,
  'crystal-caverns': crystalCaverns,
  'crystal-city-catan': crystalCityCatan,
  'crystal-wars': crystalWars,
  'improvised-dungeon-crawl': improvisedDungeonCrawl,
};
