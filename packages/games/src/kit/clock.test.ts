import { decisionClock } from './clock';

const timed = { options: { decisionSeconds: 30 }, decisionId: 7, result: null };

test('every decision has as long as the option says', () => {
  expect(decisionClock(timed)).toEqual({ decisionId: 7, seconds: 30 });
});

test('no clock runs if the option is 0, or after the end', () => {
  expect(decisionClock({ ...timed, options: { decisionSeconds: 0 } })).toBeUndefined();
  expect(decisionClock({ ...timed, result: { reason: 'won', winners: [] } })).toBeUndefined();
});
