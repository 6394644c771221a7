import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAM = '/usr/bin/Xvfb';

let started: Promise<string | undefined> | undefined;

/** A screen for windows that nobody looks at: the one there is, or one of our own. Nothing where Xvfb is not installed. */
export function display(): Promise<string | undefined> {
  started ??= start();
  return started;
}

async function start(): Promise<string | undefined> {
  if (!existsSync(PROGRAM)) return undefined;
  // Xvfb finds a number of its own and tells it on the given descriptor.
  const child = spawn(PROGRAM, ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  await pause(200);
  return `:${number}`;
}
