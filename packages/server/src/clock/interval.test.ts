import { eventually } from '../testing/eventually';
import { interval } from './interval';

function logged() {
  const lines: string[] = [];
  return { lines, log: { warn: (_: unknown, message: string) => void lines.push(message) } as never };
}

test('something is done again and again until it is stopped', async () => {
  let done = 0;
  const repeated = interval(1, async () => void done++, { log: logged().log, message: '' });
  await eventually(() => (done > 3 ? true : undefined));
  repeated.stop();
  const before = done;
  repeated.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).toBe(before);
});

test('it is never done twice at a time, but once more for whoever asked meanwhile', async () => {
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

test('what fails is done again, and the log says so once for each time it begins to fail', async () => {
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
