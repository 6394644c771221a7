import { partStrings } from '../partStrings';
import { analysis as de } from './de';
import { type AnalysisStrings, analysis as en } from './en';

/** The strings of the analysis, loaded when the first one is requested. */
export const { useStrings: useAnalysisStrings } = partStrings<AnalysisStrings>({ en, de });
