import { about as colossalCave } from './colossal-cave/about';
import { about as crystalCaverns } from './crystal-caverns/about';
import { about as crystalCityCatan } from './crystal-city-catan/about';
import { about as crystalWars } from './crystal-wars/about';
import { about as improvisedDungeonCrawl } from './improvised-dungeon-crawl/about';
import type { GameAbout } from './kit/about';

/** The games in the order of the first page, without their rules: small enough for the first load. */
export const catalogue: readonly GameAbout[] = [
  colossalCave,
  crystalCaverns,
  crystalCityCatan,
  crystalWars,
  improvisedDungeonCrawl,
];
