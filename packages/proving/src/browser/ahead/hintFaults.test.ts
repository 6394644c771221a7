import { faultsOf } from './hintFaults';

const good = 'You move to the Well House. Chance to win about 41\u00a0%';

const stay = 'You stay. Chance to win about 41\u00a0%';
const rest = 'You do nothing. Chance to win about 0\u00a0%';

test('up to three choices with a sentence and a chance each are right', () => {
  expect(faultsOf([good, stay, rest])).toEqual([]);
});

test('two choices with the same text are an error', () => {
  const other = good.replace('41', '40');
  expect(faultsOf([good, other])).toEqual([expect.stringMatching(/^has the same sentence twice/)]);
});

test('a fourth choice is an error', () => {
  expect(faultsOf([good, stay, rest, 'You draw. Chance to win about 40\u00a0%'])).toEqual(['has 4 choices']);
});

test.each([
  ['chance', 'You move to the Well House.'],
  ['chance', 'You move. Chance to win about NaN\u00a0%'],
  ['chance', 'You move. Chance to win about 101\u00a0%'],
  ['sentence', 'Chance to win about 41\u00a0%'],
  ['sentence', 'You move to undefined. Chance to win about 41\u00a0%'],
  ['sentence', 'Respond: Chance to win about 41\u00a0%'],
])('a choice without a %s is an error: %s', (what, told) => {
  expect(faultsOf([told])).toEqual([`has no ${what}: ${told}`]);
});
