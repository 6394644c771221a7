import { partStrings } from '../partStrings';
import { options as de } from './de';
import { options as en, type OptionsStrings } from './en';

/** The strings that the options of all games share, loaded with the form. */
export const { useStrings: useOptionsStrings, currentStrings: optionsStrings } = partStrings<OptionsStrings>({
  en,
  de,
});
