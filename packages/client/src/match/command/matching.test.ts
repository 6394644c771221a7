import { completed, matchingLines, wordsIn } from './matching';

const line = (text: string) => ({ text, words: wordsIn(text) });
const LINES = [
  'Draw',
  'Draw instead',
  'Move: Hall of Mists',
  'Move: Mountain Hall',
  'Move: A7, A5',
  'Move: A5, A7',
].map(line);
const FILLERS = new Set(['to', 'the', 'of']);
const meant = (typed: string) => matchingLines(typed, LINES, FILLERS).map(({ text }) => text);

test.each([
  ['Gehen: Geröllgang', ['gehen', 'gerollgang']],
  ['Lege 2 nach Süden, ⁨Ben⁩', ['lege', '2', 'nach', 'suden', 'ben']],
  ['Große Straße', ['grosse', 'strasse']],
  ['→ ,', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test.each([
  ['draw', ['Draw']],
  ['DRAW INSTEAD', ['Draw instead']],
  ['mists', ['Move: Hall of Mists']],
  ['move to the mists', ['Move: Hall of Mists']],
  ['mov mi', ['Move: Hall of Mists']],
  ['hall', ['Move: Hall of Mists', 'Move: Mountain Hall']],
  ['mists move', []],
  ['a7 to a5', ['Move: A7, A5']],
  ['7', []],
  ['m', []],
  ['to the', []],
  ['dr', ['Draw']],
])('%j means %j', (typed, lines) => {
  expect(meant(typed)).toEqual(lines);
});

test('two lines of the same words are both meant', () => {
  expect(matchingLines('ro', [line('Roll'), line('Roll')], FILLERS)).toHaveLength(2);
});

test.each([
  ['mists', 'Move: Hall of Mists'],
  ['mo mo', 'Move: Mountain Hall'],
  ['mov', 'Move:'],
  ['move', undefined],
  ['draw', undefined],
  ['', undefined],
])('%j is completed to %j', (typed, text) => {
  expect(completed(typed, LINES, FILLERS)).toBe(text);
});
