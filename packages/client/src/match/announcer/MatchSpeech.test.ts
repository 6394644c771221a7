import type { CommonView } from '@lantern/games/module';
import type { GameClient } from '../gameBoard';
import type { Line } from '../sentences';
import { MatchSpeech, type Spoken } from './MatchSpeech';

const game = {
  beats: { robs: { hold: 0, weight: 3 }, draws: { hold: 0, weight: 1 }, walks: { hold: 0, weight: 2 } },
  turns: { turnBegan: 'seat' },
  text: { acts: { 'aims robs': 'second', 'walks robs': 'both', 'rolls nothing': 'both' } },
} as unknown as GameClient;

const line = (n: number, kind: string, data: object, sentence: string): Line => ({
  ...{ n, sentence },
  fact: { n, kind, data } as Line['fact'],
});
const OLD = line(1, 'draws', { seat: '1' }, 'Ben draws.');
const DRAWS = line(2, 'draws', { seat: '1' }, 'Ben draws again.');
const WALKS = line(3, 'walks', { seat: '1' }, 'Ben walks to Y2.');
const ROBS = line(4, 'robs', { seat: '1', of: '0' }, 'Ben robs you.');
const TURN = line(5, 'turnBegan', { seat: '2' }, 'Clara’s turn.');
const OWN = line(6, 'draws', { seat: '0' }, 'You draw.');

const at = (lines: Line[], more: Partial<Omit<Spoken, 'view'>> & { view?: object } = {}): Spoken => ({
  ...{ lines, voice: { you: '0', name: (seat) => seat }, rests: true, level: 'mine', ...more },
  view: { mustDecide: false, decisionId: 7, stages: {}, result: null, ...more.view } as unknown as CommonView,
});
const ASKED = { mustDecide: true, stages: { '0': 'draw' } };

/** Returns the texts after the page has been opened with an old line. */
function heard(seat: string | null, ...states: Spoken[]): string[] {
  const speech = new MatchSpeech(game, seat);
  speech.see(at([OLD], { level: states[0]?.level ?? 'mine' }));
  return states
    .flatMap((state) => speech.see(state))
    .map(({ text, asks }) => (asks === undefined ? text : `? ${asks}`));
}

test('a page that is opened speaks no past lines, and asks the open question', () => {
  const speech = new MatchSpeech(game, '0');
  expect(speech.see(at([OLD], { view: ASKED }))).toEqual([{ text: '', asks: '7 draw' }]);
});

test('everything: each line is spoken once', () => {
  const level = 'everything';
  expect(heard('0', at([OLD, DRAWS], { level }), at([OLD, DRAWS, WALKS], { level }), at([WALKS], { level }))).toEqual([
    'Ben draws again.',
    'Ben walks to Y2.',
  ]);
});

test('what concerns me: a fact that names the viewer is spoken at once, after a summary of the turn of others', () => {
  expect(heard('0', at([OLD, DRAWS, WALKS]), at([OLD, DRAWS, WALKS, ROBS]))).toEqual([
    'Ben walks to Y2.',
    'Ben robs you.',
  ]);
});

test('what concerns me: all actions of the viewer are spoken, however small', () => {
  expect(heard('0', at([OLD, OWN]))).toEqual(['You draw.']);
});

test.each(['mine', 'turns'] as const)('%s: the begin of the own turn is told by its question alone', (level) => {
  const mine = line(6, 'turnBegan', { seat: '0' }, 'Your turn.');
  expect(heard('0', at([OLD, ROBS, mine], { level, view: ASKED }))).toEqual(['Ben robs you.', '? 7 draw']);
});

test('what concerns me: a roll of the viewer is spoken with its result, although it names nobody', () => {
  const rolls = line(2, 'rolls', { seat: '0' }, 'You roll 1: Volcano.');
  const result = line(3, 'nothing', {}, 'Nothing erupts.');
  expect(heard('0', at([OLD, rolls, result]))).toEqual(['You roll 1: Volcano. Nothing erupts.']);
});

test('what concerns me: the turn of another person is summed up when the next one begins', () => {
  expect(heard('0', at([OLD, DRAWS, WALKS]))).toEqual([]);
  expect(heard('0', at([OLD, DRAWS, WALKS, TURN]))).toEqual(['Ben walks to Y2.']);
});

test('my turns: others are summed up only before the own decision', () => {
  const level = 'turns';
  expect(heard('0', at([OLD, WALKS, TURN], { level }))).toEqual([]);
  expect(heard('0', at([OLD, WALKS, TURN], { level, view: ASKED }))).toEqual(['Ben walks to Y2.', '? 7 draw']);
});

test('the result is spoken before the question', () => {
  expect(heard('0', at([OLD, OWN], { view: ASKED }))).toEqual(['You draw.', '? 7 draw']);
});

test('facts of one act are spoken as one, and a fact waits for the rest of its act', () => {
  const aims = line(2, 'aims', { seat: '1', of: '0' }, 'Ben looks at you.');
  const robs = line(3, 'robs', { seat: '1', of: '0' }, 'Ben robs you.');
  expect(heard('0', at([OLD, aims], { rests: false }))).toEqual([]);
  expect(heard('0', at([OLD, aims], { rests: false }), at([OLD, aims, robs]))).toEqual(['Ben robs you.']);
  expect(heard('0', at([OLD, aims]))).toEqual(['Ben looks at you.']);
});

test('a summary has the last fact of an act alone', () => {
  const robs = line(4, 'robs', { seat: '1', of: '2' }, 'Ben robs Clara.');
  expect(heard('0', at([OLD, WALKS, robs, TURN]))).toEqual(['Ben robs Clara.']);
});

test('a question waits until everything has been shown, and is asked once', () => {
  const view = ASKED;
  expect(heard('0', at([OLD], { view, rests: false }), at([OLD], { view }), at([OLD], { view }))).toEqual(['? 7 draw']);
});

test('a new stage of the same decision is a new question', () => {
  const next = { mustDecide: true, stages: { '0': 'move' } };
  expect(heard('0', at([OLD], { view: ASKED }), at([OLD], { view: next }))).toEqual(['? 7 draw', '? 7 move']);
});

test('a spectator is asked nothing, and gets summaries of turns', () => {
  expect(heard(null, at([OLD, ROBS, TURN], { view: { mustDecide: false, stages: { '1': 'draw' } } }))).toEqual([
    'Ben robs you.',
  ]);
});

test('a match that starts again speaks no past lines', () => {
  expect(heard('0', at([OLD, OWN]), at([OLD]), at([OLD, DRAWS, WALKS, TURN]))).toEqual([
    'You draw.',
    'Ben walks to Y2.',
  ]);
});
