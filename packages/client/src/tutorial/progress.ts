import { keep, recall } from '../state/storage';

export interface LessonProgress {
  /** The index of the frame that is shown. */
  frame: number;
  /** The hash of the frames: the lesson starts again if they have changed. */
  mark: string;
  /** The lesson has been finished at least once. */
  done?: true;
}

const keyOf = (game: string): string => `lesson.${game}`;

/** Returns the progress of a lesson; undefined if it has not been started. */
export const lessonProgress = (game: string): LessonProgress | undefined => recall<LessonProgress>(keyOf(game));

export const keepLessonProgress = (game: string, progress: LessonProgress): void => keep(keyOf(game), progress);

/** Whether the lesson of a game has been finished on this device. */
export const isLessonDone = (game: string): boolean => lessonProgress(game)?.done === true;
