import { catalogue } from './catalogue';
import { gameLanguage } from './gameLanguage';
import type { IntroductionStrings, Picture } from './kit/introduction';

/** An introduction to a game: what it shows, and what it says of that. */
export interface Introduction {
  pictures: readonly Picture[];
  strings: IntroductionStrings;
}

/**
 * The introduction to a game in a language, or in English where the game lacks that one; fetched when it is needed: the
 * bundler makes a file of each that fits the paths. Nothing for a game without one. Rejects when offline.
 */
export async function loadIntroduction(id: string, language: string): Promise<Introduction | undefined> {
  if (!catalogue.some((game) => game.id === id && game.introduction)) return undefined;
  const [{ pictures }, { introduction }] = await Promise.all([
    import(`./${id}/tutorial/pictures.ts`),
    import(`./${id}/strings/${gameLanguage(id, language)}/introduction.ts`),
  ]);
  return { pictures, strings: introduction };
}
