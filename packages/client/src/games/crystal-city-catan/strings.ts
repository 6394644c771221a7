import { boardStrings } from '../../i18n/boardStrings';
import type { Strings } from './strings.en';

export const { setStrings, t } = boardStrings<Strings>();
