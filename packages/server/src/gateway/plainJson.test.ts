import { isPlainJson } from './plainJson';

const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);

test.each([
  ['a text', 'a'],
  ['nothing', null],
  ['yes', true],
  ['a number', -1.5],
  ['a list', [1, ['a']]],
  ['an object', { a: { b: [] } }],
  ['a value twelve levels deep', nested(12)],
  ['two thousand values', Array(2000).fill(0)],
])('%s is plain JSON', (_, value) => {
  expect(isPlainJson(value)).toBe(true);
});

test.each([
  ['an infinite number', JSON.parse('1e999')],
  ['no number', Number.NaN],
  ['undefined', undefined],
  ['a function', () => 0],
  ['bytes', Buffer.from('a')],
  ['a date', [new Date()]],
  ['a key of a built-in prototype', JSON.parse('{"__proto__": 1}')],
  ['a value thirteen levels deep', nested(13)],
  ['more than two thousand values', Array(2001).fill(0)],
])('%s is not', (_, value) => {
  expect(isPlainJson(value)).toBe(false);
});
