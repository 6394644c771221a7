import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAM = '/usr/bin/Xvfb';

let started: Promise<string | undefined> | undefined;

/** A screen for invisible windows: the existing one, or a virtual one; `undefined` if Xvfb is not installed. */
export function display(): Promise<string | undefined> {
  started ??= start();
  return started;
}

async function start(): Promise<string | undefined> {
  if (!existsSync(PROGRAM)) return undefined;
  // Xvfb chooses a display number and writes it to the given descriptor.
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
