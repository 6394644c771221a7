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

test('several requests in one turn run the action once, at once', async () => {
  const slow = throttle(60_000);
  for (let times = 0; times < 5; times++) slow.ask('a');
  expect(done).toEqual([]);
  await pause(0);
  await pause(0);
  expect(done).toEqual(['a']);
});

test('requests within the interval run it once more, at its end', async () => {
  const quick = throttle(30);
  quick.ask('a');
  await pause(5);
  for (let times = 0; times < 5; times++) quick.ask('a');
  while (done.length < 2) await pause(5);
  await pause(100);
  expect(done).toEqual(['a', 'a']);
});

test('a request during a run leads to another run', async () => {
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

test('keys do not wait for each other', async () => {
  const slow = throttle(60_000);
  slow.ask('a');
  await pause(5);
  slow.ask('b');
  while (done.length < 2) await pause(5);
  expect(done).toEqual(['a', 'b']);
});
