import { type Commands, meaningOf, offerOf } from './interpret';
import { wordsIn } from './matching';
import type { CommandLine } from './moveWords';

const line = (verb: string, chosen?: string): CommandLine => {
  const text = chosen ? `${verb}: ${chosen}` : verb;
  return { verb, text, words: wordsIn(text), choice: { move: verb.toLowerCase(), args: chosen ? [chosen] : [] } };
};
const ROLL = line('Roll');
const WAYS = Array.from({ length: 10 }, (_, at) => line('Move', `Room ${at + 1}`));

const meaning = (typed: string, change: Partial<Commands>) =>
  meaningOf(typed, { lines: [ROLL, ...WAYS], last: null, fillers: new Set(), ...change });

test('few choices are offered one by one', () => {
  expect(offerOf([ROLL, ...WAYS.slice(0, 2)]).offered.map(({ label }) => label)).toEqual([
    'Roll',
    'Move: Room 1',
    'Move: Room 2',
  ]);
});

test('many choices are offered by their moves', () => {
  expect(offerOf([ROLL, ...WAYS])).toMatchObject({ offered: [{ label: 'Roll' }, { label: 'Move' }], more: 0 });
});

test('of many choices of one move nine are offered, and the others are counted', () => {
  const { offered, more } = offerOf(WAYS);
  expect([offered.length, more]).toEqual([9, 1]);
});

test('a text that means one line makes its move', () => {
  expect(meaning('roll', {})).toEqual({ kind: 'move', choice: ROLL.choice, text: 'Roll' });
});

test('a text that means several lines asks which one', () => {
  expect(meaning('room', { lines: WAYS.slice(0, 3) })).toMatchObject({ kind: 'offer', more: 0 });
});

test('a number makes the move of the last offer', () => {
  const last = offerOf(WAYS.slice(0, 3));
  expect(meaning('2', { last })).toMatchObject({ kind: 'move', text: 'Move: Room 2' });
});

test('the number of a move with several choices offers them', () => {
  const last = offerOf([ROLL, ...WAYS]);
  expect(meaning('2', { last })).toMatchObject({ kind: 'offer', more: 1 });
});

test.each([
  ['without an offer', '1', null, [ROLL]],
  ['that is not in the offer', '2', offerOf([ROLL]), [ROLL]],
  ['whose move is no longer legal', '1', offerOf([ROLL]), WAYS],
] as const)('a number %s means nothing', (_, typed, last, lines) => {
  expect(meaning(typed, { last, lines })).toEqual({ kind: 'number' });
});

test('other texts mean nothing', () => {
  expect(meaning('fly', {})).toEqual({ kind: 'unknown' });
});
