import type { Analysis } from '@lantern/games/engine/analysis/types';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';
import { forget } from '../../state/storage';
import { MatchAnalysis } from './analyses';
import type { Told } from './startAnalysis';

const analysis: Analysis = { party: false, seats: ['0', '1'], moments: [], turningPoints: [] };
const revealed = { matchId: 'match' } as RevealedMatch;

/** Sends a message as the worker. */
let tell: (told: Told) => void;
let ended: boolean;
const start = async (_job: unknown, told: (told: Told) => void) => {
  tell = told;
  ended = false;
  return () => {
    ended = true;
  };
};

const begun = async (id = 'match', reveal: () => Promise<RevealedMatch | null> = async () => revealed) => {
  const one = new MatchAnalysis(id, start);
  await one.begin('pebbles', reveal);
  return one;
};
const stateOf = (analysis: MatchAnalysis) => analysis.state.get().now;

beforeEach(() => forget('analyses'));

test('an analysis reports its progress and its result', async () => {
  const one = await begun();
  expect(stateOf(one)).toEqual({ kind: 'running', done: 0 });
  tell({ done: 0.4 });
  expect(stateOf(one)).toEqual({ kind: 'running', done: 0.4 });
  tell({ analysis });
  expect(stateOf(one)).toEqual({ kind: 'done', analysis });
});

test('the newest analyses are stored on this device', async () => {
  for (const id of ['first', ...'12345678']) {
    await begun(id);
    tell({ analysis });
  }
  expect(stateOf(new MatchAnalysis('8', start))).toEqual({ kind: 'done', analysis });
  expect(stateOf(new MatchAnalysis('first', start))).toEqual({ kind: 'none' });
});

test('a cancelled analysis ends, and can be started again', async () => {
  const one = await begun();
  one.cancel();
  expect([ended, stateOf(one)]).toEqual([true, { kind: 'cancelled' }]);
  await one.begin('pebbles', async () => revealed);
  expect(stateOf(one)).toEqual({ kind: 'running', done: 0 });
});

test('an analysis that is cancelled while it waits for the revealed match does not start', async () => {
  const one = new MatchAnalysis('match', start);
  const beginning = one.begin('pebbles', async () => revealed);
  one.cancel();
  await beginning;
  expect(stateOf(one)).toEqual({ kind: 'cancelled' });
});

test('it is started once, however often it is requested', async () => {
  const one = await begun();
  tell({ done: 0.4 });
  await one.begin('pebbles', async () => revealed);
  expect(stateOf(one)).toEqual({ kind: 'running', done: 0.4 });
});

test.each<[string, () => Promise<RevealedMatch | null>, string]>([
  ['nothing was revealed', async () => null, 'notRevealed'],
  ['the server does not answer', () => Promise.reject(new Error('no')), 'failed'],
])('an analysis that cannot be made gives the reason: %s', async (_what, reveal, why) => {
  expect(stateOf(await begun('match', reveal))).toEqual({ kind: 'fault', why });
});

test('a failure of the worker is reported', async () => {
  const one = await begun();
  tell({ fault: 'rules' });
  expect(stateOf(one)).toEqual({ kind: 'fault', why: 'rules' });
});
