import { Throttle } from './throttle';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let done: string[];
beforeEach(() => {
  done = [];
});

const throttle = (interval: number) =>
  new Throttle(interval, (key) => {
    done.push(key);
  });

test('what is asked for several times in one moment is done once, and at once', async () => {
  const slow = throttle(60_000);
  for (let times = 0; times < 5; times++) slow.ask('a');
  expect(done).toEqual([]);
  await pause(0);
  await pause(0);
  expect(done).toEqual(['a']);
});

test('what is asked for within the interval is done once more, at its end', async () => {
  const quick = throttle(30);
  quick.ask('a');
  await pause(5);
  for (let times = 0; times < 5; times++) quick.ask('a');
  while (done.length < 2) await pause(5);
  await pause(100);
  expect(done).toEqual(['a', 'a']);
});

test('what is asked for while it is being done is done again', async () => {
  const asking = new Throttle(1, async (key) => {
    done.push(key);
    if (done.length > 1) return;
    await pause(5);
    asking.ask(key);
  });
  asking.ask('a');
  while (done.length < 2) await pause(5);
  expect(done).toEqual(['a', 'a']);
});

test('one key does not wait for another', async () => {
  const slow = throttle(60_000);
  slow.ask('a');
  await pause(5);
  slow.ask('b');
  while (done.length < 2) await pause(5);
  expect(done).toEqual(['a', 'b']);
});
