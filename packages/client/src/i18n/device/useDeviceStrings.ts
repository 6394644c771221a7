import { partStrings } from '../partStrings';
import { device as de } from './de';
import { type DeviceStrings, device as en } from './en';

/** What is said of the device in one's hand: loaded where it is told of, and not with the first page. */
export const { useStrings: useDeviceStrings, currentStrings: deviceStrings } = partStrings<DeviceStrings>({ en, de });
