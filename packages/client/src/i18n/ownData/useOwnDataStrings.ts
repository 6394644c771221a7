import { partStrings } from '../partStrings';
import { ownData as de } from './de';
import { ownData as en, type OwnDataStrings } from './en';

/** The strings for a person's data, loaded with the page that shows it. */
export const { useStrings: useOwnDataStrings, currentStrings: ownDataStrings } = partStrings<OwnDataStrings>({
  en,
  de,
});
