import { partStrings } from '../partStrings';
import { analysis as de } from './de';
import { type AnalysisStrings, analysis as en } from './en';

/** What is said of an analysis: loaded with the first that is asked for. */
export const { useStrings: useAnalysisStrings } = partStrings<AnalysisStrings>({ en, de });
