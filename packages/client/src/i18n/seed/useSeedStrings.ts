import { partStrings } from '../partStrings';
import { seed as de } from './de';
import { seed as en, type SeedStrings } from './en';

/** The strings for creating a seed, loaded with the code that contributes to it. */
export const { currentStrings: seedStrings } = partStrings<SeedStrings>({ en, de });
