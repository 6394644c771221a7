import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { modules as allModules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import type { Config } from '../config';
import { normalCode } from '../rooms/access/keys';
import { openStore } from '../store/open';
import { OWNER_ONLY } from '../store/sqlite/privateFile';
import type { Store } from '../store/store';
import { AdminError } from './adminError';
import { backUp, restore } from './backup';
import { parseExport } from './exportFile';
import { exportRoom } from './exportRoom';
import { withFile } from './files';
import { importRoom } from './importRoom';
import { plural } from './plural';
import { roomLines } from './roomList';
import { validateExport } from './validation';

const USAGE = `npm run admin -- <command>          in the folder of a release: node admin <command>

  rooms                            all rooms: state, game, people, last change
  export <room or match> <file>    a whole evening, or one match of it, as one file
  import <file>                    an exported evening, under another code if its own is taken
  delete <room>                    a room with all its matches, for ever
  backup <file>                    the whole database, while servers are running (SQLite)
  restore <file>                   the whole database from a backup, while no server is running (SQLite)

DATABASE_URL names the database, as for the server.`;

/** The largest file that is read, in bytes: of a hundred matches and more. */
const LARGEST_FILE = 256 * 2 ** 20;

interface Command {
  /** Number of words after the command. */
  words: number;
  run(
    config: Config,
    words: readonly string[],
    say: (line: string) => void,
    games: readonly AnyModule[],
  ): Promise<void>;
}

const commands: Readonly<Record<string, Command>> = {
  rooms: {
    words: 0,
    run: (config, _words, say) =>
      withStore(config, async (store) => {
        for await (const line of roomLines(store.maintenance)) say(line);
      }),
  },
  export: {
    words: 2,
    run: (config, [what = '', file = ''], say) =>
      withStore(config, async (store) => {
        const exported = await exportRoom(store, what);
        writeNew(file, JSON.stringify(exported));
        const moves = exported.matches.reduce((sum, match) => sum + match.moves.length, 0);
        say(
          `Room ${exported.room.code} with ${plural(exported.matches.length, 'match', 'matches')} and ${plural(moves, 'move', 'moves')} is in ${file}.`,
        );
        say(
          `The file holds everything that was hidden in them${exported.said.length > 0 ? ', and what was said' : ''}.`,
        );
      }),
  },
  import: {
    words: 1,
    run: (config, [file = ''], say, games) =>
      withStore(config, async (store) => {
        const exported = parseExport(readText(file));
        validateExport(exported, new Map(games.map((module) => [module.id, module])));
        const { code, hostKey, matches } = await importRoom(store, exported);
        say(`Room ${code} with ${plural(matches, 'match', 'matches')} is here.`);
        say(`Key of its host: ${hostKey}`);
      }),
  },
  delete: {
    words: 1,
    run: (config, [code = ''], say) =>
      withStore(config, async (store) => {
        const room = await store.loadRoom(normalCode(code) ?? '');
        if (!room) throw new AdminError(`There is no room ${code}. \`rooms\` lists all there are.`);
        if ((await store.maintenance.deleteRoom({ room, changedAt: Number.MAX_SAFE_INTEGER })) === 'conflict')
          throw new AdminError(`Room ${code} has just changed. Delete it again.`);
        say(`Room ${room.code} is deleted with all its matches.`);
      }),
  },
  backup: {
    words: 1,
    async run(config, [file = ''], say) {
      const path = sqliteFile(config, `pg_dump --format=custom --file=${quoted(file)} "$DATABASE_URL"`);
      requireDatabase(path);
      await backUp(path, file);
      say(`The database is in ${file}.`);
    },
  },
  restore: {
    words: 1,
    async run(config, [file = ''], say) {
      const command = `pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" ${quoted(file)}`;
      const path = sqliteFile(config, command);
      const before = restore(path, file);
      say(`${path} is as in ${file}.`);
      if (before !== null) say(`What was there before is in ${before}.`);
    },
  },
};

/**
 * Does what the words ask for. Throws `AdminError`, and what the store throws.
 * @param say told each line for the operator
 * @param games that a server on this database offers; those of the catalogue by default
 */
export async function run(
  config: Config,
  words: readonly string[],
  say: (line: string) => void,
  games: readonly AnyModule[] = allModules,
): Promise<void> {
  const [name = '', ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || command.words !== rest.length) throw new AdminError(USAGE);
  await command.run(config, rest, say, games);
}

async function withStore(config: Config, task: (store: Store) => Promise<void>): Promise<void> {
  if (config.databaseUrl.startsWith('sqlite:')) requireDatabase(config.databaseUrl.slice('sqlite:'.length));
  const store = await openStore(config.databaseUrl);
  try {
    await task(store);
  } finally {
    await store.close();
  }
}

/** @param instead what to do with PostgreSQL */
function sqliteFile({ databaseUrl }: Config, instead: string): string {
  if (databaseUrl.startsWith('sqlite:')) return databaseUrl.slice('sqlite:'.length);
  throw new AdminError(`PostgreSQL has its own tool for this. Run:\n\n  ${instead}`);
}

/** Opening a database that is not there would make an empty one. */
function requireDatabase(path: string): void {
  if (!existsSync(path)) throw new AdminError(`There is no database ${path}. DATABASE_URL must name the server's.`);
}

function readText(file: string): string {
  const stat = withFile(file, () => statSync(file, { throwIfNoEntry: false }));
  if (!stat) throw new AdminError(`There is no file ${file}.`);
  if (!stat.isFile()) throw new AdminError(`${file} is no file that could be read.`);
  if (stat.size > LARGEST_FILE)
    throw new AdminError(`${file} is larger than ${LARGEST_FILE / 2 ** 20} MB, which no exported evening is.`);
  return withFile(file, () => readFileSync(file, 'utf8'));
}

function writeNew(file: string, text: string): void {
  withFile(file, () => writeFileSync(file, text, { flag: 'wx', mode: OWNER_ONLY }));
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
