import { catalogue } from './catalogue';
import { type LessonFrame, type PackedLesson, unpacked } from './engine/lessonFrames';
import { gameLanguage } from './gameLanguage';
import type { LessonStrings } from './kit/lesson';

/** The lesson of a game, and its sentences. */
export interface LoadedLesson extends Omit<PackedLesson, 'frames'> {
  frames: readonly LessonFrame[];
  strings: LessonStrings;
}

/**
 * The lesson of a game in a language, or in English where the game lacks that one; fetched when it is needed: the bundler
 * makes a file of each that fits the paths. Nothing for a game without one. Rejects when offline.
 */
export async function loadLesson(id: string, language: string): Promise<LoadedLesson | undefined> {
  if (!catalogue.some((game) => game.id === id && game.tutorial)) return undefined;
  const [{ frames: packed }, { lesson }] = await Promise.all([
    import(`./${id}/tutorial/frames.ts`) as Promise<{ frames: PackedLesson }>,
    import(`./${id}/strings/${gameLanguage(id, language)}/lesson.ts`) as Promise<{ lesson: LessonStrings }>,
  ]);
  return { ...packed, frames: unpacked(packed), strings: lesson };
}
