import { StoreError } from '../store/store';
import { eventually } from '../testing/eventually';
import { interval } from './interval';

function logged() {
  const lines: string[] = [];
  return { lines, log: { warn: (_: unknown, message: string) => void lines.push(message) } as never };
}

test('a task is repeated until it is stopped', async () => {
  let done = 0;
  const repeated = interval(1, async () => void done++, { log: logged().log, message: '' });
  await eventually(() => (done > 3 ? true : undefined));
  repeated.stop();
  const before = done;
  repeated.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).toBe(before);
});

test('a task never runs twice at once; a request meanwhile leads to one more run', async () => {
  const letGo: (() => void)[] = [];
  const repeated = interval(1_000_000, () => new Promise<void>((resolve) => letGo.push(resolve)), {
    log: logged().log,
    message: '',
  });
  for (let n = 0; n < 3; n++) repeated.now();
  expect(letGo).toHaveLength(1);
  letGo[0]?.();
  await eventually(() => (letGo.length === 2 ? true : undefined));
  letGo[1]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(letGo).toHaveLength(2);
  repeated.stop();
});

test('a failed task is repeated, and logged once for each series of failures', async () => {
  const { lines, log } = logged();
  const fates = [false, true, true, false, true];
  const task = async () => {
    if (fates.shift()) throw new Error('no luck');
  };
  const repeated = interval(1_000_000, task, { log, message: 'it failed' });
  while (fates.length > 0) {
    repeated.now();
    await new Promise((resolve) => setImmediate(resolve));
  }
  repeated.stop();
  expect(lines).toEqual(['it failed', 'it failed']);
});

test('a failure of the store is logged at level debug only, since the store logs its outages', async () => {
  const levels: string[] = [];
  const log = { debug: () => levels.push('debug'), warn: () => levels.push('warn') } as never;
  const away = interval(1_000_000, () => Promise.reject(new StoreError('away')), { log, message: '' });
  away.now();
  await eventually(() => (levels.length > 0 ? true : undefined));
  away.stop();
  expect(levels).toEqual(['debug']);
});
