import { play, prepareSound } from './sound';

/** What the page has asked of the browser's sound. */
let woken: string[];
/** What the browser makes of its sound when it is asked to go on. */
let allowed: 'suspended' | 'running';
let audio: { state: string };

beforeEach(() => {
  woken = [];
  allowed = 'suspended';
  // jsdom has no sound.
  Object.assign(globalThis, {
    AudioContext: class {
      state = 'suspended';
      constructor() {
        woken.push('made');
        audio = this;
      }
      async resume() {
        woken.push('resumed');
        this.state = allowed;
      }
      createGain() {
        woken.push('played');
        return this.#node();
      }
      createBufferSource = () => this.#node();
      createBiquadFilter = () => this.#node();
      createBuffer() {
        woken.push('drawn');
        return { getChannelData: () => new Float32Array(8) };
      }
      #node() {
        return { gain: {}, frequency: {}, start() {}, connect: (next: unknown) => next };
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

test('sound that a phone has taken away while it slept is woken by the next tap, and by no tap before', () => {
  allowed = 'running';
  const stop = prepareSound();
  const tap = () => {
    document.body.click();
    jest.runAllTimers();
  };
  tap();
  woken = [];
  tap();
  expect(woken).toEqual([]);
  audio.state = 'interrupted';
  tap();
  expect(woken).toEqual(['resumed']);
  stop();
});

test('the noise of a move is drawn once, whatever is moved', () => {
  allowed = 'running';
  const stop = prepareSound();
  document.body.click();
  jest.runAllTimers();
  audio.state = 'running';
  play('move');
  play('move');
  expect(woken.filter((what) => what === 'drawn')).toHaveLength(1);
  expect(woken.filter((what) => what === 'played')).toHaveLength(2);
  stop();
});
