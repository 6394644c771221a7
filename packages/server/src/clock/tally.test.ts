import { Tally } from './tally';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('each key is counted separately', () => {
  const tally = new Tally<string>(1000);
  expect([tally.add('a'), tally.add('a'), tally.add('b')].map(({ count }) => count)).toEqual([1, 2, 1]);
});

test('a window starts with the first count of a key and ends exactly when its time is over', () => {
  const tally = new Tally<string>(1000);
  tally.add('a');
  jest.advanceTimersByTime(999);
  expect(tally.add('a')).toEqual({ count: 2, left: 1 });
  jest.advanceTimersByTime(1);
  expect(tally.add('a')).toEqual({ count: 1, left: 1000 });
});
