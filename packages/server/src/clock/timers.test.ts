import { Timers } from './timers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Timers, and the names of those that have run out. */
function running() {
  const timers = new Timers();
  const ended: string[] = [];
  return { timers, ended, start: (name: string, after: number) => timers.start(name, after, () => ended.push(name)) };
}

test('a timer runs out at its time, once', () => {
  const { ended, start } = running();
  start('a', 100);
  jest.advanceTimersByTime(99);
  expect(ended).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(ended).toEqual(['a']);
});

test('a timer that runs goes on as it is when it is started again; each name has its own', () => {
  const { ended, start } = running();
  start('a', 100);
  start('a', 10);
  start('b', 50);
  jest.advanceTimersByTime(50);
  expect(ended).toEqual(['b']);
  jest.advanceTimersByTime(50);
  expect(ended).toEqual(['b', 'a']);
});

test('one that has run out can be started again, also at that very moment', () => {
  const { timers, ended, start } = running();
  timers.start('a', 10, () => start('a', 10));
  jest.advanceTimersByTime(20);
  expect(ended).toEqual(['a']);
});

test('what is stopped never runs out, the others do', () => {
  const { timers, ended, start } = running();
  start('a', 10);
  start('b', 10);
  timers.stop('a');
  jest.advanceTimersByTime(10);
  expect(ended).toEqual(['b']);
});

test('nothing runs out after the end, whenever it was started', () => {
  const { timers, ended, start } = running();
  start('a', 10);
  timers.close();
  start('b', 10);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(10);
  expect(ended).toEqual([]);
});

test('the time that is left is told while a timer runs, and nothing otherwise', () => {
  const { timers, start } = running();
  start('a', 100);
  jest.advanceTimersByTime(30);
  expect([timers.left('a'), timers.left('b')]).toEqual([70, undefined]);
  timers.stop('a');
  expect(timers.left('a')).toBeUndefined();
});
