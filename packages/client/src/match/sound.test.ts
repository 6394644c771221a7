import { play, prepareSound } from './sound';

/** What the page has asked of the browser's sound. */
let woken: string[];

beforeEach(() => {
  woken = [];
  // jsdom has no sound.
  Object.assign(globalThis, {
    AudioContext: class {
      readonly state = 'suspended';
      constructor() {
        woken.push('made');
      }
      async resume() {
        woken.push('resumed');
      }
      createGain() {
        woken.push('played');
      }
    },
  });
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('sound is touched only after a tap', () => {
  const stop = prepareSound();
  play('turn');
  jest.runAllTimers();
  expect(woken).toEqual([]);
  document.body.click();
  jest.runAllTimers();
  expect(woken).toEqual(['made', 'resumed']);
  stop();
});

test('a cue is silent as long as the browser allows no sound', () => {
  const stop = prepareSound();
  document.body.click();
  jest.runAllTimers();
  play('turn');
  expect(woken).not.toContain('played');
  stop();
});
