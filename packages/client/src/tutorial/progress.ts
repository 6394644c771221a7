import { forget, keep, recall } from '../state/storage';

/** How far a lesson has come: the situations the learner was told of, and those that were skipped. */
export interface LessonProgress {
  told: readonly string[];
  skipped: readonly string[];
}

const keyOf = (code: string): string => `lesson.${code}`;

/** How far the lesson in a room has come; nothing if none goes on there. */
export function lessonIn(code: string): LessonProgress | undefined {
  const kept = recall<Partial<LessonProgress>>(keyOf(code));
  return kept && { told: kept.told ?? [], skipped: kept.skipped ?? [] };
}

/** Begins the lesson in a room, or keeps how far it has come. */
export const keepLesson = (code: string, progress: LessonProgress): void => keep(keyOf(code), progress);

export const endLesson = (code: string): void => forget(keyOf(code));
