import { partStrings } from '../partStrings';
import { device as de } from './de';
import { type DeviceStrings, device as en } from './en';

/** The strings about this device, loaded with the parts that show them. */
export const { useStrings: useDeviceStrings } = partStrings<DeviceStrings>({ en, de });
