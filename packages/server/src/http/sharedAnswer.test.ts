import { sharedAnswer } from './sharedAnswer';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('all callers within the time share one query, also while it is pending; then it is repeated', async () => {
  let asked = 0;
  const ask = sharedAnswer(1000, async () => ++asked);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  jest.advanceTimersByTime(999);
  expect(await ask()).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await ask()).toBe(2);
});
