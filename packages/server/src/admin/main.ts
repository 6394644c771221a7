import { ConfigError, loadConfig } from '../config';
import { StoreError } from '../store/store';
import { UnusableDatabase } from '../store/unusableDatabase';
import { AdminError } from './adminError';
import { run } from './commands';

/** Faults that the operator can mend: their message is a sentence that says how. */
const MENDABLE = [AdminError, ConfigError, UnusableDatabase, StoreError];

async function main(): Promise<void> {
  await run(loadConfig(process.env), process.argv.slice(2), (line) => console.log(line));
}

main().catch((error: unknown) => {
  const known = MENDABLE.some((kind) => error instanceof kind);
  console.error(known ? (error as Error).message : error);
  process.exitCode = 1;
});
