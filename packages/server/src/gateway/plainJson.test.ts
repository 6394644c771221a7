import { isPlainJson } from './plainJson';

const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);

test.each([
  ['a text', 'a'],
  ['nothing', null],
  ['yes', true],
  ['a number', -1.5],
  ['a list', [1, ['a']]],
  ['an object', { a: { b: [] } }],
  ['what is twelve deep', nested(12)],
  ['two thousand parts', Array(2000).fill(0)],
])('%s is plain JSON', (_, value) => {
  expect(isPlainJson(value)).toBe(true);
});

test.each([
  ['a number beyond all numbers', JSON.parse('1e999')],
  ['no number', Number.NaN],
  ['what is not there', undefined],
  ['a function', () => 0],
  ['bytes', Buffer.from('a')],
  ['a date', [new Date()]],
  ['a key that reaches into objects', JSON.parse('{"__proto__": 1}')],
  ['what is thirteen deep', nested(13)],
  ['more than two thousand parts', Array(2001).fill(0)],
])('%s is not', (_, value) => {
  expect(isPlainJson(value)).toBe(false);
});
