import { seededRandom } from '@lantern/games/kit/random';
import { guess, wrongWithGuesses } from './guessCodes';

const fates = (kind: string, times: number) => Array.from({ length: times }, () => ({ kind }));

test('each guess is a new code, and all ways are used', () => {
  const random = seededRandom('a');
  const guesses = Array.from({ length: 50 }, () => guess(random));
  expect(new Set(guesses.map(({ text }) => text)).size).toBe(50);
  expect(new Set(guesses.map(({ how }) => how))).toEqual(new Set(['request', 'page', 'socket']));
});

test.each([
  [[...fates('HTTP 404', 10), ...fates('NO_SUCH_ROOM', 10), ...fates('TOO_MANY_REQUESTS', 20)], 'HTTP 429', undefined],
  [fates('HTTP 404', 20), 'HTTP 200', undefined],
  [[...fates('HTTP 404', 11), ...fates('NO_SUCH_ROOM', 10)], 'HTTP 429', 'NO_SUCH_ROOM 21 times'],
  [[...fates('HTTP 404', 20), ...fates('HTTP 429', 1)], 'HTTP 200', 'gets HTTP 200 for a room'],
])('errors in the answers to guesses are found (%#)', (answers, last, wrong) => {
  const found = wrongWithGuesses(answers, { kind: last });
  if (wrong === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(wrong);
});
