import { gameLanguage } from './gameLanguage';

/** The titles of the chapters of a rulebook in the order of play, by the number of the first paragraph of each. */
export type Chapters = Readonly<Record<string, string>>;

/**
 * The chapters of the rulebook of a game in a language, or in English where the game lacks that one; fetched when the
 * rulebook is opened: the bundler makes a file of each that fits the path. Rejects when offline.
 */
export async function loadChapters(id: string, language: string): Promise<Chapters> {
  const spoken = gameLanguage(id, language);
  return spoken === undefined ? {} : (await import(`./${id}/strings/${spoken}/chapters.ts`)).chapters;
}
