import { boardStrings } from '../../i18n/boardStrings';
import type { Words } from './strings.en';

/** What the board of Crystal Caverns says. */
export const { learn, say } = boardStrings<Words>();
