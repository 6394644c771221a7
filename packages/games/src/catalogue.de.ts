import { tagline as colossalCave } from './colossal-cave/strings/de/tagline';
import { tagline as crystalCaverns } from './crystal-caverns/strings/de/tagline';
import { tagline as crystalCityCatan } from './crystal-city-catan/strings/de/tagline';
import { tagline as crystalWars } from './crystal-wars/strings/de/tagline';
import { tagline as improvisedDungeonCrawl } from './improvised-dungeon-crawl/strings/de/tagline';

/** The taglines of the catalogue in German, by the game's id. */
export const taglines: Readonly<Record<string, string>> = {
  'colossal-cave': colossalCave,
  'crystal-caverns': crystalCaverns,
  'crystal-city-catan': crystalCityCatan,
  'crystal-wars': crystalWars,
  'improvised-dungeon-crawl': improvisedDungeonCrawl,
};
