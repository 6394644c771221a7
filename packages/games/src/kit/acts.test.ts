import { actsOf, mayGoOn } from './acts';
import type { Voice } from './strings';

const voice: Voice = { you: null, name: (seat) => seat };
const line = (n: number, kind: string, data: object = {}) => ({ sentence: `${kind} ${n}.`, fact: { n, kind, data } });
const acts = {
  'aims hits': 'second',
  'hits falls': 'both',
  'leaves comes': (from: { at: string }, to: { at: string }) => (from.at === to.at ? undefined : `${from.at}-${to.at}`),
} as const;
const told = (...lines: ReturnType<typeof line>[]) =>
  actsOf({ acts }, lines, voice).map(({ from, sentence, fact }) => [from, sentence, fact.n]);

test('facts that are not a pair have a line each', () => {
  expect(told(line(1, 'hits'), line(2, 'aims'))).toEqual([
    [1, 'hits 1.', 1],
    [2, 'aims 2.', 2],
  ]);
});

test('if the second fact contains everything it stands alone', () => {
  expect(told(line(1, 'aims'), line(2, 'hits'))).toEqual([[1, 'hits 2.', 2]]);
});

test('if each fact contains a part both are in one line', () => {
  expect(told(line(1, 'hits'), line(2, 'falls'))).toEqual([[1, 'hits 1. falls 2.', 2]]);
});

test('an act may have its own sentence, or none', () => {
  expect(told(line(1, 'leaves', { at: 'A' }), line(2, 'comes', { at: 'B' }))).toEqual([[1, 'A-B', 2]]);
  expect(told(line(1, 'leaves', { at: 'A' }), line(2, 'comes', { at: 'A' }))).toHaveLength(2);
});

test('a fact between two others separates them into two acts', () => {
  expect(told(line(1, 'aims'), line(3, 'hits'))).toHaveLength(2);
});

test('an act may have more than two facts', () => {
  expect(told(line(1, 'aims'), line(2, 'hits'), line(3, 'falls'))).toEqual([[1, 'hits 2. falls 3.', 3]]);
});

test.each([
  ['hits', true],
  ['falls', false],
])('whether another fact may belong to the act of one that %s: %s', (kind, may) => {
  expect(mayGoOn({ acts }, { kind })).toBe(may);
});

test('a game without pairs has a line for each fact', () => {
  expect(actsOf({}, [line(1, 'aims'), line(2, 'hits')], voice)).toHaveLength(2);
});
