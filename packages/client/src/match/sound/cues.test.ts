import type { AnyFact, CommonView } from '@lantern/games/module';
import type { Beats } from '../timeline/beats';
import { signalsBetween } from './cues';

const beats: Beats<CommonView> = {
  thrown: { dice: () => 2, hold: 500, weight: 3 },
  blow: { dice: () => 1, hold: 500, cue: ({ wounds }) => (wounds > 0 ? 'hit' : undefined) },
  built: { hold: 0, cue: 'build' },
};

const facts = (...kinds: string[]): AnyFact[] =>
  kinds.map((kind, at) => ({ n: at + 1, kind, data: { seat: '1', wounds: 1 } }));
const view = (change: Partial<CommonView> = {}) =>
  ({ decisionId: 1, mustDecide: false, story: [], result: null, ...change }) as unknown as CommonView;
const cues = (before: CommonView, now: CommonView, seat: string | null = '0') =>
  signalsBetween(beats, before, now, seat).map(({ cue }) => cue);

test.each([
  ['other', ['move']],
  ['thrown', ['dice']],
  ['blow', ['dice', 'hit']],
  ['built', ['build']],
])('a fact %s sounds as its beat says: %j', (kind, heard) => {
  expect(cues(view(), view({ story: facts(kind) }))).toEqual(heard);
});

test('the data of a fact may determine its cue', () => {
  expect(cues(view(), view({ story: [{ n: 1, kind: 'blow', data: { wounds: 0 } }] }))).toEqual(['dice']);
});

test('a fact is played once, however often its view is shown', () => {
  const story = facts('blow');
  expect(cues(view({ story }), view({ story, turnSeat: '1' }))).toEqual([]);
});

test('of facts shown at once the one with the highest weight is played, and of those the last', () => {
  expect(cues(view(), view({ story: facts('thrown', 'built', 'other') }))).toEqual(['dice']);
  expect(cues(view(), view({ story: facts('blow', 'built', 'other') }))).toEqual(['build']);
});

test('a decision that opens for the viewer plays the call to the turn', () => {
  expect(cues(view(), view({ mustDecide: true, story: facts('blow') }))).toEqual(['turn']);
  expect(cues(view({ mustDecide: true }), view({ mustDecide: true, decisionId: 2 }))).toEqual(['turn']);
});

test.each([
  ['0', ['0', '2'], 'victory'],
  ['0', ['1'], 'loss'],
  [null, ['1'], 'victory'],
  [null, [], 'loss'],
])('seat %s hears the end with the winners %j as a %s, and nothing else', (seat, winners, cue) => {
  const over = view({ mustDecide: true, story: facts('blow'), result: { reason: 'won', winners } });
  expect(cues(view(), over, seat)).toEqual([cue]);
});

test('a signal has the seat that caused it', () => {
  expect(signalsBetween(beats, view(), view({ story: facts('built') }), '0')).toEqual([{ cue: 'build', seat: '1' }]);
});
