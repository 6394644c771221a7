import { changeSettings, isMotionReduced, type Settings } from './settings';

afterEach(() => jest.restoreAllMocks());

test.each<[setting: Settings['motion'], device: string, expected: boolean]>([
  ['less', 'full', true],
  ['full', 'reduced', false],
  ['system', 'reduced', true],
  ['system', 'full', false],
])('motion set to %s here and %s on the device: things stand still: %s', (motion, device, expected) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: device === 'reduced' } as MediaQueryList);
  changeSettings({ motion });
  expect(isMotionReduced()).toBe(expected);
});
