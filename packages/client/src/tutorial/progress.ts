import { forget, keep, recall } from '../state/storage';

/** How far a lesson has come: the situations the learner was told of, and those that were skipped. */
export interface TutorialProgress {
  told: readonly string[];
  skipped: readonly string[];
}

const keyOf = (code: string): string => `lesson.${code}`;

/** How far the lesson in a room has come; nothing if none goes on there. */
export function tutorialProgressIn(code: string): TutorialProgress | undefined {
  const kept = recall<Partial<TutorialProgress>>(keyOf(code));
  return kept && { told: kept.told ?? [], skipped: kept.skipped ?? [] };
}

/** Begins the lesson in a room, or keeps how far it has come. */
export const saveTutorialProgress = (code: string, progress: TutorialProgress): void => keep(keyOf(code), progress);

export const endTutorial = (code: string): void => forget(keyOf(code));
