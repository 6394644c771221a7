import { Queues } from './queues';

/** A task that ends on demand and reports its start. */
function work(began: string[], name: string) {
  let [resolve, reject]: [(value: string) => void, (error: Error) => void] = [() => {}, () => {}];
  const promise = new Promise<string>((fulfil, fail) => {
    [resolve, reject] = [fulfil, fail];
  });
  const run = () => {
    began.push(name);
    return promise;
  };
  return { run, resolve: (value: string) => resolve(value), reject: (error: Error) => reject(error) };
}

test('tasks under one name run in order, under different names in parallel', async () => {
  const [queues, began] = [new Queues(), [] as string[]];
  const [one, two, other] = [work(began, 'one'), work(began, 'two'), work(began, 'other')];
  const results = [queues.run('a', one.run), queues.run('a', two.run), queues.run('b', other.run)];
  expect(began).toEqual(['one', 'other']);
  one.resolve('first');
  expect(await results[0]).toBe('first');
  await Promise.resolve();
  expect(began).toEqual(['one', 'other', 'two']);
});

test('a failing task rejects for its caller only, and the next one runs', async () => {
  const [queues, began] = [new Queues(), [] as string[]];
  const [one, two] = [work(began, 'one'), work(began, 'two')];
  const results = [queues.run('a', one.run), queues.run('a', two.run)];
  two.resolve('second');
  one.reject(new Error('no'));
  await expect(results[0]).rejects.toThrow('no');
  expect(await results[1]).toBe('second');
});
