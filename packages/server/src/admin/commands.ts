import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { modules as allModules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import type { Config } from '../config';
import { addressesOf } from '../http/serverUrls';
import { normalCode } from '../rooms/access/keys';
import { openStore } from '../store/open';
import { OWNER_ONLY } from '../store/sqlite/privateFile';
import type { Store } from '../store/store';
import { actCommands } from './actCommands';
import { AdminError } from './adminError';
import { backUp, restore } from './backup';
import type { Ask, Command } from './command';
import { backUpDated } from './datedBackups';
import { parseExport } from './exportFile';
import { exportRoom } from './exportRoom';
import { withFile } from './files';
import { importRoom } from './importRoom';
import { plural } from './plural';
import { reportLines } from './reportLines';
import { roomLines, roomObjects } from './roomList';
import { validateExport } from './validation';

const USAGE = `npm run admin -- <command>          in the folder of a release: node admin <command>

  rooms [--json]                   list all rooms: state, game, people, last change
  export <room or match> <file>    export a room, or one of its matches, as one file
  import <file>                    import an exported room, under another code if its own is taken
  delete <room>                    delete a room with all its matches, permanently
  end <room>                       end the match of a room *
  lock <room>, unlock <room>       forbid or allow new people to take a seat *
  free <room> <name>               free the seat of a person *
  mute <room> <name>               mute a person in the chat *
  say <room> <text>                send a message to a room, or with \`all\` to all active rooms *
  block <address> <hours>          block an address for a time; 0 hours end a block *
  reports [done <n>]               list the open reports, with the messages around them, or mark one as done
  audit                            list the actions of the operator, newest first
  clocks confirm                   confirm the clock of this machine: deadlines over days apply again
  backup <file>                    copy the whole database, while servers are running (SQLite)
  backup --keep <n> [<folder>]     the same, named after the current time; keeps the newest n there
  restore <file>                   restore the whole database from a backup, while no server is running (SQLite)

* Carried out by the server that runs on this machine: set PORT, HOST and ADMIN_TOKEN as for the server.
Irreversible commands ask for confirmation; --yes confirms.
DATABASE_URL names the database, as for the server.`;

/** Number of entries of the audit log, and of reports, to list. */
const MAX_ENTRIES = 1_000;

/** Grace period without deadlines after the clock was confirmed. */
const GRACE_MS = 15 * MINUTE;

const wholeHours = (milliseconds: number) => Math.ceil(milliseconds / HOUR) * HOUR;

/** Maximum size of a file to import, in bytes: enough for more than a hundred matches. */
const LARGEST_FILE = 256 * 2 ** 20;

const commands: Readonly<Record<string, Command>> = {
  ...actCommands,
  rooms: {
    words: [0, 1],
    async run(config, [form], say) {
      if (form !== undefined && form !== '--json') throw new AdminError(USAGE);
      await withStore(config, async ({ maintenance }) => {
        for await (const line of form ? roomObjects(maintenance) : roomLines(maintenance)) say(line);
      });
    },
  },
  audit: {
    words: 0,
    run: (config, _words, say) =>
      withStore(config, async ({ audit }) => {
        for (const { at, by, act, room, detail } of await audit.latest(MAX_ENTRIES))
          say([new Date(at).toISOString(), by, act, room, detail].filter(Boolean).join('  '));
      }),
  },
  reports: {
    words: [0, 2],
    run: (config, [word, n], say) =>
      withStore(config, async ({ reports, audit }) => {
        if (word === undefined) {
          for (const report of await reports.open(MAX_ENTRIES)) for (const line of reportLines(report)) say(line);
          return;
        }
        if (word !== 'done') throw new AdminError(USAGE);
        const room = /^\d{1,15}$/.test(n ?? '') ? await reports.done(Number(n), Date.now()) : undefined;
        if (room === undefined) throw new AdminError(`There is no report ${n}. \`reports\` lists the open ones.`);
        await audit.add({ at: Date.now(), by: 'command line', act: 'report done', room, detail: String(n) });
        say(`Report ${n} is marked as done.`);
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
          `The file contains all hidden cards and dice of these matches${exported.said.length > 0 ? ' and the chat' : ''}.`,
        );
      }),
  },
  import: {
    words: 1,
    run: (config, [file = ''], say, games) =>
      withStore(config, async (store) => {
        const exported = parseExport(readText(file));
        validateExport(exported, new Map(games.map((module) => [module.id, module])));
        const { code, hostLink, matches } = await importRoom(store, exported);
        say(`Room ${code} with ${plural(matches, 'match', 'matches')} is imported.`);
        const address = config.publicUrl ?? addressesOf(config, config.port, []).local;
        say(`Open this link to be its host; it works once: ${address}/r/${code}#host=${hostLink}`);
      }),
  },
  delete: {
    words: 1,
    run: (config, [code = ''], say, _games, ask) =>
      withStore(config, async (store) => {
        const room = await store.loadRoom(normalCode(code) ?? '');
        if (!room) throw new AdminError(`There is no room ${code}. \`rooms\` lists all rooms.`);
        if (!(await ask(`Delete room ${room.code} with all its matches, permanently?`)))
          return say('Nothing was deleted.');
        if ((await store.maintenance.deleteRoom({ room, changedAt: Number.MAX_SAFE_INTEGER })) === 'conflict')
          throw new AdminError(`Room ${code} has just changed. Delete it again.`);
        await store.audit.add({ at: Date.now(), by: 'command line', act: 'delete', room: room.code, detail: '' });
        say(`Room ${room.code} is deleted with all its matches.`);
      }),
  },
  clocks: {
    words: 1,
    run: (config, [word = ''], say) =>
      withStore(config, async ({ days }) => {
        if (word !== 'confirm') throw new AdminError(USAGE);
        const [now, before] = [Date.now(), (await days.course()).lastBeat];
        const away = Math.max(0, now - (before ?? now));
        const stored = await days.beat({ now, before, shift: wholeHours(away), notBefore: now + GRACE_MS });
        if (stored === 'conflict')
          throw new AdminError('A server has just checked the clocks: nothing needs to be confirmed.');
        say(
          `It is ${new Date(now).toISOString()}. Deadlines over days are extended by ${plural(wholeHours(away) / HOUR, 'hour', 'hours')}.`,
        );
      }),
  },
  backup: {
    words: [1, 2, 3],
    async run(config, [file = '', keep, folder], say) {
      const dated = file === '--keep';
      if (dated === (keep === undefined)) throw new AdminError(USAGE);
      const name = dated ? 'lantern.dump' : file;
      const path = sqliteFile(config, `pg_dump --format=custom --file=${quoted(name)} "$DATABASE_URL"`);
      requireDatabase(path);
      if (keep === undefined) {
        await backUp(path, file);
        return say(`The backup is in ${file}.`);
      }
      const made = await backUpDated(path, folder ?? join(dirname(path), 'backups'), keep);
      say(`The backup is in ${made.file}. ${plural(made.deleted, 'older backup is', 'older backups are')} deleted.`);
    },
  },
  restore: {
    words: 1,
    async run(config, [file = ''], say) {
      const path = sqliteFile(config, postgresRestore(quoted(file)));
      const before = restore(path, file);
      say(`${path} is restored from ${file}.`);
      if (before !== null) say(`The former database is in ${before}.`);
    },
  },
};

/**
 * The commands that restore a dump of PostgreSQL, all or nothing. All tables are dropped first, since an older dump
 * lacks those of newer versions, which would then conflict with the dump or with the next migration.
 */
function postgresRestore(dump: string): string {
  return `(umask 077; pg_restore --no-owner --file=lantern.sql ${dump}) &&
  psql --quiet --single-transaction --set=ON_ERROR_STOP=1 --output=/dev/null \\
    --command='DROP SCHEMA public CASCADE; CREATE SCHEMA public' --file=lantern.sql "$DATABASE_URL"
  rm lantern.sql`;
}

/**
 * Runs a command. Throws `AdminError` and the errors of the store.
 * @param say receives each line for the operator
 * @param games on offer for this database; those of the catalogue by default
 * @param ask asks for confirmation of irreversible actions, unless `--yes` is the last word
 */
export async function run(
  config: Config,
  words: readonly string[],
  say: (line: string) => void,
  ask: Ask,
  games: readonly AnyModule[] = allModules,
): Promise<void> {
  const answered = words.at(-1) === '--yes';
  const [name = '', ...rest] = answered ? words.slice(0, -1) : words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || ![command.words].flat().includes(rest.length)) throw new AdminError(USAGE);
  await command.run(config, rest, say, games, answered ? async () => true : ask);
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

/** @param instead the command to run with PostgreSQL */
function sqliteFile({ databaseUrl }: Config, instead: string): string {
  if (databaseUrl.startsWith('sqlite:')) return databaseUrl.slice('sqlite:'.length);
  throw new AdminError(`PostgreSQL has its own tool for this. Run:\n\n  ${instead}`);
}

/** Opening a missing database would create an empty one. */
function requireDatabase(path: string): void {
  if (!existsSync(path)) throw new AdminError(`There is no database ${path}. DATABASE_URL must name the server's.`);
}

function readText(file: string): string {
  const stat = withFile(file, () => statSync(file, { throwIfNoEntry: false }));
  if (!stat) throw new AdminError(`There is no file ${file}.`);
  if (!stat.isFile()) throw new AdminError(`${file} cannot be read.`);
  if (stat.size > LARGEST_FILE)
    throw new AdminError(`${file} is larger than ${LARGEST_FILE / 2 ** 20} MB, the maximum for an export.`);
  return withFile(file, () => readFileSync(file, 'utf8'));
}

function writeNew(file: string, text: string): void {
  withFile(file, () => writeFileSync(file, text, { flag: 'wx', mode: OWNER_ONLY }));
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
