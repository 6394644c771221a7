import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import { type App, createApp } from './app';
import { answerTo } from './commandLine';
import { type Config, ConfigError, loadConfig } from './config';
import { holdPorts, PortError } from './http/listen';
import { networkAddresses } from './http/networkAddresses';
import { openFilesLimit, tooFewFiles } from './http/openFiles';
import { addressesOf } from './http/serverUrls';
import { storeKind } from './store/open';
import { StoreError } from './store/store';
import { asUnusableDatabase, UnusableDatabase } from './store/unusableDatabase';
import { BUILD, COMMIT, VERSION } from './version';

/** The built client, relative to both `src/` and `dist/`. */
const CLIENT = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** The program of the search threads, in source or built form. */
const SEARCH_WORKER = fileURLToPath(new URL(`./searchWorker${extname(import.meta.url)}`, import.meta.url));

/** The thread that writes into SQLite; it exists only in a build. */
const WRITER_THREAD = new URL('./writerThread.js', import.meta.url);

/** SQLSTATE classes of a wrong user, a wrong password, or a missing database. */
const NOT_LET_IN = /^(28|3D)/;

async function main(): Promise<void> {
  const answer = answerTo(process.argv.slice(2));
  if (answer !== undefined) return console.log(answer);
  const config = loadConfig(process.env);
  const { admit, ...servers } = await holdPorts(config);
  const clientFolder = existsSync(CLIENT) ? CLIENT : null;
  const writerThread = existsSync(WRITER_THREAD) ? WRITER_THREAD : undefined;
  const spec = { config, servers, clientFolder, searchWorker: SEARCH_WORKER, writerThread };
  const app = await createApp(spec).catch((error) => {
    throw sqliteFault(config, error);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app, signal));
  const shortage = tooFewFiles(openFilesLimit(), config);
  if (shortage) app.log.warn(shortage);
  admit();
  await tellAddresses(app, config);
}

/** The damage of a file may show only once its tables are read. */
function sqliteFault({ databaseUrl }: Config, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code?.startsWith('SQLITE_') ? asUnusableDatabase(databaseUrl.slice('sqlite:'.length), error) : error;
}

/** Logs the first line, and at a terminal prints the addresses with a QR code for phones. */
async function tellAddresses({ server, log }: App, config: Config): Promise<void> {
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : config.port;
  const { local, network } = addressesOf(config, port, await networkAddresses());
  const { publicUrl, databaseUrl } = config;
  if (process.stdout.isTTY) printBanner(local, network, publicUrl);
  log.info(
    { version: VERSION, commit: COMMIT, store: storeKind(databaseUrl), address: local, network, publicUrl },
    'Lantern is lit',
  );
}

function printBanner(local: string, network: readonly string[], publicUrl: string | null): void {
  const forPhones = publicUrl ?? network[0];
  console.log(`\n  Lantern ${BUILD} is lit.\n\n  On this computer  ${local}`);
  for (const url of network) console.log(`  In this network   ${url}`);
  if (publicUrl) console.log(`  For everybody     ${publicUrl}`);
  if (forPhones) console.log(`\n  On a phone, scan:\n\n${renderUnicodeCompact(forPhones)}\n`);
}

async function stop(app: App, signal: string): Promise<void> {
  app.log.info({ signal }, 'stopping');
  try {
    await app.close();
    process.exit(0);
  } catch (error) {
    app.log.fatal({ err: error }, 'the server could not stop cleanly');
    process.exit(1);
  }
}

/** Errors that the operator can fix; their message says how. */
const MENDABLE = [ConfigError, PortError, UnusableDatabase, StoreError];

/** The text to print for an error that the operator can fix; undefined for any other error. */
function sentenceOf(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (MENDABLE.some((kind) => error instanceof kind)) return message;
  return NOT_LET_IN.test(code ?? '') ? `DATABASE_URL: PostgreSQL refused the login: ${message}` : undefined;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
});
