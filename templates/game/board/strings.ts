import { boardStrings } from '../../i18n/boardStrings';
import type { Strings } from './strings.en';

/** The strings of the board of New Game in the chosen language. */
export const { setStrings, t } = boardStrings<Strings>();
