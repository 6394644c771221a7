import { partStrings } from '../../../i18n/partStrings';
import { end as de } from './strings.de';
import { type EndStrings, end as en } from './strings.en';

export const { currentStrings: t } = partStrings<EndStrings>({ en, de });
