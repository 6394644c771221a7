import { partStrings } from '../../../i18n/partStrings';
import { minute as de } from './strings.de';
import { minute as en, type MinuteStrings } from './strings.en';

export const { currentStrings: t } = partStrings<MinuteStrings>({ en, de });
