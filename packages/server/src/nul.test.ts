import { holdsNul } from './nul';

test.each([
  ['a text', 'a\0'],
  ['a part of a list', [1, ['\0']]],
  ['a value', { a: { b: '\0' } }],
  ['a key', { '\0': 1 }],
])('%s with a NUL is found', (_, data) => expect(holdsNul(data)).toBe(true));

test.each([['a'], ['\u0001'], [0], [null], [undefined], [{ a: ['\\0', '\\u0000'] }], [Buffer.from('a\0')]])(
  '%j contains none',
  (data) => expect(holdsNul(data)).toBe(false),
);

test('data nested a hundred thousand times is searched too', () => {
  let nested: unknown = '\0';
  for (let depth = 0; depth < 100_000; depth++) nested = [nested];
  expect(holdsNul(nested)).toBe(true);
});
