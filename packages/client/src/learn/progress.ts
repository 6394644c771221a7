import { forget, keep, recall } from '../app/storage';

const keyOf = (code: string): string => `lesson.${code}`;

/** The situations a learner has been told of in a room; nothing if no lesson goes on there. */
export const lessonIn = (code: string): readonly string[] | undefined => recall<string[]>(keyOf(code));

/** Begins the lesson in a room, or keeps how far it has come. */
export const keepLesson = (code: string, told: readonly string[]): void => keep(keyOf(code), told);

export const endLesson = (code: string): void => forget(keyOf(code));
