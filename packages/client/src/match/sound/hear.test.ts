/** @jest-environment ./test/page.ts */
import { changeSettings } from '../../state/settings';
import type { Signal } from './cues';
import { hear } from './hear';
import type * as Sound from './sound';
import type { Cue } from './voice';

const sound = jest.requireActual<typeof Sound>('./sound');

let hums: unknown[];
let played: jest.SpyInstance;

beforeEach(() => {
  hums = [];
  // jsdom lacks vibration and user activation.
  Object.assign(navigator, { vibrate: (hum: unknown) => hums.push(hum), userActivation: { hasBeenActive: true } });
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  played = jest.spyOn(sound, 'play').mockReturnValue();
  changeSettings({ sound: true, vibration: true });
});
afterEach(() => jest.restoreAllMocks());

const TURN: Signal = { cue: 'turn' };
const built = (seat: string): Signal => ({ cue: 'build', seat });
/** Returns the cues that seat 0 hears, and the number of vibrations. */
const perceived = (...signals: Signal[]): [Cue[], number] => {
  hear(signals, undefined, '0');
  return [played.mock.calls.map(([cue]) => cue), hums.length];
};

test('the call to the turn sounds and vibrates', () => {
  expect(perceived(TURN)).toEqual([['turn'], 1]);
});

test.each([
  ['sound', [], 1],
  ['vibration', ['turn'], 0],
] as const)('without %s the other one is left', (off, cues, hummed) => {
  changeSettings({ [off]: false });
  expect(perceived(TURN)).toEqual([cues, hummed]);
});

test('the device vibrates for the actions of its owner, and sounds for those of others as well', () => {
  expect(perceived(built('1'))).toEqual([['build'], 0]);
  expect(perceived(built('0'))).toEqual([['build', 'build'], 1]);
});

test('dice sound before their result, and vibrate once with it', () => {
  expect(perceived({ cue: 'dice', seat: '0' }, { cue: 'hit', seat: '0' })).toEqual([['dice', 'hit'], 1]);
  expect(played.mock.calls.map(([, , after]) => after > 0)).toEqual([false, true]);
});

test('on a hidden page only the call to the turn is played', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(perceived(built('0'))).toEqual([[], 0]);
  expect(perceived(TURN)).toEqual([['turn'], 1]);
});
