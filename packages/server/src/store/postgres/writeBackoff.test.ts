import { StoreError } from '../store';
import { WriteBackoff } from './writeBackoff';

let isStuck: boolean;
let asked: number;
let backoff: WriteBackoff;

beforeEach(() => {
  jest.useFakeTimers();
  isStuck = true;
  asked = 0;
  backoff = new WriteBackoff(async () => {
    asked++;
    return isStuck;
  });
});
afterEach(() => jest.useRealTimers());

const admitted = () =>
  backoff.admit().then(
    () => true,
    (error: unknown) => !(error instanceof StoreError),
  );

test('while writes are answered each is admitted, without a query', async () => {
  expect([await admitted(), asked]).toEqual([true, 0]);
});

test('after an unanswered write none is admitted for a second, without a query', async () => {
  backoff.unanswered(performance.now());
  jest.advanceTimersByTime(999);
  expect([await admitted(), asked]).toEqual([false, 0]);
  isStuck = false;
  jest.advanceTimersByTime(1);
  expect([await admitted(), asked]).toEqual([true, 1]);
});

test('while the database is stuck the delay grows to 2 and 4 seconds, and no further', async () => {
  backoff.unanswered(performance.now());
  jest.advanceTimersByTime(1_000);
  for (const delay of [2_000, 4_000, 4_000]) {
    expect(await admitted()).toBe(false);
    const before = asked;
    jest.advanceTimersByTime(delay - 1);
    expect([await admitted(), asked]).toEqual([false, before]);
    jest.advanceTimersByTime(1);
  }
});

test('an answer ends the delays: the next unanswered write starts with a second again', async () => {
  backoff.unanswered(0);
  backoff.unanswered(0);
  backoff.answered();
  expect(await admitted()).toBe(true);
  backoff.unanswered(0);
  isStuck = false;
  jest.advanceTimersByTime(1_000);
  expect(await admitted()).toBe(true);
});

test('the age of the unanswered write is known until the database is no longer stuck', async () => {
  expect([backoff.age, await backoff.stuck(), asked]).toEqual([0, false, 0]);
  backoff.unanswered(performance.now() - 10_000);
  jest.advanceTimersByTime(5_000);
  expect([backoff.age, await backoff.stuck()]).toEqual([15_000, true]);
  isStuck = false;
  expect([await backoff.stuck(), backoff.age, await admitted()]).toEqual([false, 0, true]);
});
