import { catalogue } from './catalogue';
import type { TutorialPlan, TutorialStrings } from './kit/tutorial';

const has = (id: string): boolean => catalogue.some((game) => game.id === id);

/**
 * What the tutorial of a game explains, and when; fetched when it is needed: the bundler makes a file of each that fits
 * the path. Nothing for an unknown game. Rejects when offline.
 */
export async function loadTutorial(id: string): Promise<TutorialPlan | undefined> {
  return has(id) ? (await import(`./${id}/tutorial/tutorial.ts`)).plan : undefined;
}

/** What the coach of a tutorial says in a language. Nothing for an unknown game. Rejects when offline. */
export async function loadTutorialStrings(id: string, language: string): Promise<TutorialStrings | undefined> {
  return has(id) ? (await import(`./${id}/strings/${language}/tutorial.ts`)).lessonWords : undefined;
}
