import { ConfigError, loadConfig } from '../config';
import { StoreError } from '../store/store';
import { AdminError } from './adminError';
import { run } from './commands';

async function main(): Promise<void> {
  await run(loadConfig(process.env), process.argv.slice(2), (line) => console.log(line));
}

main().catch((error: unknown) => {
  const known = error instanceof AdminError || error instanceof ConfigError || error instanceof StoreError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
});
