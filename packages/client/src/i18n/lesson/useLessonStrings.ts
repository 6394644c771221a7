import { partStrings } from '../partStrings';
import { lesson as de } from './de';
import { lesson as en, type LessonWords } from './en';

/** The strings of the frame of the lessons, loaded with the first lesson. */
export const { useStrings: useLessonStrings } = partStrings<LessonWords>({ en, de });
