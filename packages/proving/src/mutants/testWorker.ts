import { readConfigs } from 'jest-config';
import TestRunner from 'jest-runner';
import Runtime from 'jest-runtime';
import { TestWatcher } from 'jest-watcher';
import type { Finished, Ready, TestOrder } from './testProcess';

/**
 * A process that keeps Jest loaded and runs the test files it receives as messages. Its working folder is the root of
 * the repository. It reports the first failure at once, and continues to the end of the file unless it is ended.
 */
const argv = { $0: '', _: [], watchman: false, silent: true } as Parameters<typeof readConfigs>[0];
const { globalConfig, configs } = await readConfigs(argv, [process.cwd()]);
const contexts = new Map<string, ReturnType<typeof Runtime.createContext>>();

async function run({ file, named, timeout }: TestOrder): Promise<Finished> {
  const path = `${process.cwd()}/${file}`;
  const config = configs.find(({ rootDir }) => path.startsWith(`${rootDir}/`));
  if (!config) throw new Error(`no project of Jest has ${file}`);
  const context = contexts.get(config.id) ?? Runtime.createContext(config, { maxWorkers: 1, watchman: false });
  contexts.set(config.id, context);
  const runner = new TestRunner({ ...globalConfig, testNamePattern: named, testTimeout: timeout }, {});
  let because: string | undefined;
  const fails = (message: string) => {
    because ??= message;
  };
  runner.on('test-case-result', ([, { status, failureMessages }]) => {
    if (status !== 'failed') return;
    fails(failureMessages.join('\n'));
    send({ passed: false, because: failureMessages.join('\n'), goesOn: true });
  });
  runner.on('test-file-failure', ([, { message }]) => fails(message));
  runner.on('test-file-success', ([, { numFailingTests, testExecError, failureMessage }]) => {
    if (numFailingTests > 0 || testExecError) fails(failureMessage ?? 'failed');
  });
  const watcher = new TestWatcher({ isWatchMode: false });
  await runner.runTests([{ context: await context, path }], watcher, { serial: true });
  return { passed: because === undefined, because };
}

const send = (message: Finished | Ready) => process.send?.(message);

process.on('message', (order: TestOrder) => {
  run(order).then(send, (error: Error) => send({ passed: false, because: error.stack ?? error.message }));
});
// Ends this process with everything its tests have started.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
send({ ready: true });
