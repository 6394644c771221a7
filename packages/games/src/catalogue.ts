import { about as colossalCave } from './colossal-cave/about';
import { about as crystalCaverns } from './crystal-caverns/about';
import { about as crystalCityCatan } from './crystal-city-catan/about';
import { about as crystalWars } from './crystal-wars/about';
import { about as improvisedDungeonCrawl } from './improvised-dungeon-crawl/about';
import type { GameAbout } from './kit/about';

/** A game as the first page knows it: its sentence is the English one. */
export interface CatalogueEntry extends Omit<GameAbout, 'tagline'> {
  tagline: string;
  /** Languages the game speaks. */
  languages: readonly string[];
}

/** The data of each game that does not depend on its rules, in the order of `index.ts`. */
const games: readonly GameAbout[] = [
  colossalCave,
  crystalCaverns,
  crystalCityCatan,
  crystalWars,
  improvisedDungeonCrawl,
];

/**
 * The games in the order of the first page: what there is of them until their rules are loaded. The client's build
 * evaluates this file and takes its value, so that the first load holds one language.
 */
export const catalogue: readonly CatalogueEntry[] = games.map(({ tagline, ...about }) => {
  return { ...about, tagline: tagline.en, languages: Object.keys(tagline) };
});
