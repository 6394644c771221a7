import { boardStrings } from '../../i18n/boardStrings';
import type { Strings } from './strings.en';

/** What the board of Crystal Caverns says. */
export const { setStrings, t } = boardStrings<Strings>();
