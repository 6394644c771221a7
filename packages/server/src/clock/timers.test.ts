import { Timers } from './timers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Timers, and the names of those that have fired. */
function running() {
  const timers = new Timers();
  const ended: string[] = [];
  return { timers, ended, start: (name: string, after: number) => timers.start(name, after, () => ended.push(name)) };
}

test('a timer fires once, at its time', () => {
  const { ended, start } = running();
  start('a', 100);
  jest.advanceTimersByTime(99);
  expect(ended).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(ended).toEqual(['a']);
});

test('starting a running timer again has no effect; names are independent', () => {
  const { ended, start } = running();
  start('a', 100);
  start('a', 10);
  start('b', 50);
  jest.advanceTimersByTime(50);
  expect(ended).toEqual(['b']);
  jest.advanceTimersByTime(50);
  expect(ended).toEqual(['b', 'a']);
});

test('a timer can be started again after it has fired, and while it fires', () => {
  const { timers, ended, start } = running();
  timers.start('a', 10, () => start('a', 10));
  jest.advanceTimersByTime(20);
  expect(ended).toEqual(['a']);
});

test('a stopped timer never fires, and others do', () => {
  const { timers, ended, start } = running();
  start('a', 10);
  start('b', 10);
  timers.stop('a');
  jest.advanceTimersByTime(10);
  expect(ended).toEqual(['b']);
});

test('nothing fires after closing, whenever it was started', () => {
  const { timers, ended, start } = running();
  start('a', 10);
  timers.close();
  start('b', 10);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(10);
  expect(ended).toEqual([]);
});

test('the remaining time is known only while a timer runs', () => {
  const { timers, start } = running();
  start('a', 100);
  jest.advanceTimersByTime(30);
  expect([timers.left('a'), timers.left('b')]).toEqual([70, undefined]);
  timers.stop('a');
  expect(timers.left('a')).toBeUndefined();
});
