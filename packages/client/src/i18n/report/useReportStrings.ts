import { partStrings } from '../partStrings';
import { report as de } from './de';
import { report as en, type ReportStrings } from './en';

/** The strings for reporting, loaded with the form. */
export const { useStrings: useReportStrings, currentStrings: reportStrings } = partStrings<ReportStrings>({ en, de });
