import { HOUR } from '@lantern/protocol/timeUnits';
import { dayAndTime } from './until';

/** A Monday, noon on this device. */
const NOW = new Date(2026, 0, 5, 12).getTime();

test.each([
  [30, 'en', 'Tue 18:00'],
  [30, 'de', 'Di 18:00'],
  [6 * 24, 'en', 'Sun 12:00'],
  [6 * 24 + 1, 'en', '11 Jan 13:00'],
  [6 * 24 + 1, 'de', '11. Jan. 13:00'],
  [-23, 'en', 'Sun 13:00'],
  [-25, 'en', '4 Jan 11:00'],
] as const)('an instant in %s hours is told (%s) as %s', (hours, language, told) => {
  expect(dayAndTime(NOW + hours * HOUR, NOW, language)).toBe(told);
});
