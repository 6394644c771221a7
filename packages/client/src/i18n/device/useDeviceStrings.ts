import type { Language } from '../../state/language';
import { language, useLanguage } from '../strings';
import { device as de } from './de';
import { type DeviceStrings, device as en } from './en';

const languages: Readonly<Record<Language, DeviceStrings>> = { en, de };

/** What is said of the device in one's hand: loaded where it is told of, and not with the first page. */
export const useDeviceStrings = (): DeviceStrings => languages[useLanguage()];

/** The same outside a component. */
export const deviceStrings = (): DeviceStrings => languages[language()];
