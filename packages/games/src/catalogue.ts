import { modules } from './index';
import type { GameAbout } from './kit/about';

/** A game as the first page knows it: its sentence is the English one. */
export interface CatalogueEntry extends Omit<GameAbout, 'tagline'> {
  tagline: string;
  /** Languages the game speaks. */
  languages: readonly string[];
  /** As its module says. */
  hidesNothing?: true;
}

/**
 * The games in the order of the first page. The client's build evaluates this file and takes its value, so that the first
 * load holds no rules.
 */
export const catalogue: readonly CatalogueEntry[] = modules.flatMap(({ about, hidesNothing }) => {
  if (!about) return [];
  const languages = Object.keys(about.tagline);
  return [{ ...about, tagline: about.tagline.en, languages, ...(hidesNothing && { hidesNothing }) }];
});
