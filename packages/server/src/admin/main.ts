import { createInterface } from 'node:readline/promises';
import { ConfigError, loadConfig } from '../config';
import { StoreError } from '../store/store';
import { UnusableDatabase } from '../store/unusableDatabase';
import { AdminError } from './adminError';
import { run } from './commands';

/** Errors that the operator can fix; their message says how. */
const MENDABLE = [AdminError, ConfigError, UnusableDatabase, StoreError];

async function askAtTerminal(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new AdminError(`${question} There is no terminal to confirm it at: add --yes.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} [y/N] `);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function main(): Promise<void> {
  await run(loadConfig(process.env), process.argv.slice(2), (line) => console.log(line), askAtTerminal);
}

main().catch((error: unknown) => {
  const known = MENDABLE.some((kind) => error instanceof kind);
  console.error(known ? (error as Error).message : error);
  process.exitCode = 1;
});
