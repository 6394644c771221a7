/** @jest-environment ./test/page.ts */
import { atSpeed, changeSettings, isMotionReduced, type Settings } from './settings';

afterEach(() => jest.restoreAllMocks());

test.each<[setting: Settings['motion'], device: string, expected: boolean]>([
  ['less', 'full', true],
  ['full', 'reduced', false],
  ['system', 'reduced', true],
  ['system', 'full', false],
])('with motion set to %s here and %s on the device, animations are off: %s', (motion, device, expected) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: device === 'reduced' } as MediaQueryList);
  changeSettings({ motion });
  expect(isMotionReduced()).toBe(expected);
});

test.each<[speed: Settings['speed'], atSpeed: number]>([
  ['calm', 1500],
  ['normal', 1000],
  ['quick', 400],
  ['none', 0],
])('at the speed %s an animation of one second takes %i ms', (speed, moves) => {
  changeSettings({ speed });
  expect(atSpeed(1000)).toBe(moves);
  expect(document.documentElement.style.getPropertyValue('--speed')).toBe(String(moves / 1000));
});

test('at the speed none animations are off, whatever the setting of motion', () => {
  changeSettings({ speed: 'none', motion: 'full' });
  expect(isMotionReduced()).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-motion', 'less');
  changeSettings({ speed: 'normal' });
  expect(isMotionReduced()).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-motion', 'full');
});
