import { partStrings } from '../partStrings';
import { settings as de } from './de';
import { settings as en, type SettingsStrings } from './en';

/** The strings of the settings, loaded with the form. */
export const { useStrings: useSettingsStrings } = partStrings<SettingsStrings>({ en, de });
