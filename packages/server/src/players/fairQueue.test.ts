import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairQueue } from './fairQueue';

let queue: FairQueue;
/** Jobs in the order they started, and functions that end them. */
let begun: string[];
let ends: Map<string, (error?: Error) => void>;

beforeEach(() => {
  queue = new FairQueue({ atOnce: 2, mostWaiting: 4 });
  begun = [];
  ends = new Map();
});

function run(name: string, signal = new AbortController().signal): Promise<void> {
  const job = () =>
    new Promise<void>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve()));
    });
  return queue.run(name.slice(0, 1), job, signal);
}

async function end(name: string, error?: Error): Promise<void> {
  ends.get(name)?.(error);
  await nextTurn();
}

test('a limited number of jobs run at the same time', async () => {
  for (const name of ['a1', 'b1', 'c1']) run(name);
  await nextTurn();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
});

test('matches take turns, however many jobs the first one has', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) run(name);
  await nextTurn();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
});

test('a failed job makes room for the next one', async () => {
  const failed = run('a1');
  for (const name of ['b1', 'c1']) run(name);
  await nextTurn();
  await Promise.all([expect(failed).rejects.toThrow('no'), end('a1', new Error('no'))]);
  expect(begun).toEqual(['a1', 'b1', 'c1']);
});

test('a job beyond the limit is rejected, and the others keep their turns', async () => {
  for (const name of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']) run(name);
  await expect(run('g1')).rejects.toThrow('too many');
  for (const name of ['a1', 'b1', 'c1', 'd1']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1']);
});

test('a job whose signal is already aborted does not start', async () => {
  await expect(run('a1', AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
  expect(begun).toEqual([]);
});

test('a job that is aborted before its turn never starts, and makes room for another', async () => {
  const over = new AbortController();
  for (const name of ['a1', 'b1', 'd1', 'e1', 'f1']) run(name);
  const late = run('c1', over.signal);
  over.abort(new Error('late'));
  await expect(late).rejects.toThrow('late');
  run('g1');
  for (const name of ['a1', 'b1', 'd1', 'e1', 'f1']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'd1', 'e1', 'f1', 'g1']);
});
