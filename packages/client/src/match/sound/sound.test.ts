/** @jest-environment ./test/page.ts */
import { play, prepareSound } from './sound';
import type { Cue } from './voice';

/** The calls to the browser's audio. */
let woken: string[];
/** The state of the audio after it was resumed. */
let allowed: 'suspended' | 'running';
let audio: { state: string };
/** The pitches of the tones played, in hertz. */
let pitches: number[] = [];

beforeEach(() => {
  woken = [];
  allowed = 'suspended';
  // jsdom has no audio.
  Object.assign(globalThis, {
    AudioContext: class {
      state = 'suspended';
      currentTime = 0;
      sampleRate = 8000;
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
      createOscillator() {
        const node = this.#node();
        return Object.assign(node, { start: () => pitches.push(node.frequency.value) });
      }
      #node() {
        const ramp = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
        return { gain: ramp, frequency: { value: 0 }, start() {}, stop() {}, connect: (next: unknown) => next };
      }
    },
  });
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

/** Taps the page, and waits until the sounds that this allows are loaded. */
async function tap(): Promise<void> {
  document.body.click();
  jest.runAllTimers();
  await import('./synth');
}

test('audio is started only after a tap', async () => {
  const stop = prepareSound();
  play('turn');
  jest.runAllTimers();
  expect(woken).toEqual([]);
  await tap();
  expect(woken).toEqual(['made', 'resumed']);
  stop();
});

test('a cue is silent while the browser allows no sound', async () => {
  const stop = prepareSound();
  await tap();
  play('turn');
  expect(woken).not.toContain('played');
  stop();
});

test('audio that a sleeping phone has suspended is resumed by the next tap only', async () => {
  allowed = 'running';
  const stop = prepareSound();
  await tap();
  woken = [];
  await tap();
  expect(woken).toEqual([]);
  audio.state = 'interrupted';
  await tap();
  expect(woken).toEqual(['resumed']);
  stop();
});

test('the noise of a move is computed once', async () => {
  allowed = 'running';
  const stop = prepareSound();
  await tap();
  audio.state = 'running';
  play('move');
  play('move');
  expect(woken.filter((what) => what === 'drawn')).toHaveLength(1);
  expect(woken.filter((what) => what === 'played')).toHaveLength(2);
  stop();
});

test('a cue of a game has the timbre of the game, and the call to the turn is the same in all games', async () => {
  allowed = 'running';
  const stop = prepareSound();
  await tap();
  audio.state = 'running';
  const heard = (cue: Cue, root: number) => {
    pitches = [];
    play(cue, { root, partials: [[1, 1]], ring: 0.5, knock: 800 });
    return pitches;
  };
  expect(heard('build', 200)).not.toEqual(heard('build', 300));
  expect(heard('turn', 200)).toEqual(heard('turn', 300));
  stop();
});
