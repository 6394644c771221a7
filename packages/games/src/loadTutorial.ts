import { catalogue } from './catalogue';
import { gameLanguage } from './gameLanguage';
import type { TutorialPlan, TutorialStrings } from './kit/tutorial';

const has = (id: string): boolean => catalogue.some((game) => game.id === id && game.tutorial);

/**
 * What the tutorial of a game explains, and when; fetched when it is needed: the bundler makes a file of each that fits
 * the path. Nothing for a game without one. Rejects when offline.
 */
export async function loadTutorial(id: string): Promise<TutorialPlan | undefined> {
  return has(id) ? (await import(`./${id}/tutorial/tutorial.ts`)).plan : undefined;
}

/**
 * What the coach of a tutorial says in a language, or in English where the game lacks that one. Nothing for a game without
 * a tutorial. Rejects when offline.
 */
export async function loadTutorialStrings(id: string, language: string): Promise<TutorialStrings | undefined> {
  if (!has(id)) return undefined;
  return (await import(`./${id}/strings/${gameLanguage(id, language)}/tutorial.ts`)).lessonWords;
}
