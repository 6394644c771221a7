import { partStrings } from '../partStrings';
import { curtain as de } from './de';
import { type CurtainStrings, curtain as en } from './en';

/** The strings of the curtain, loaded when people share a device. */
export const { useStrings: useCurtainStrings } = partStrings<CurtainStrings>({ en, de });
