import { existsSync, statSync } from 'node:fs';

/** A database that cannot be used as it stands, and what to do about it: a sentence for whoever starts a program on it. */
export class UnusableDatabase extends Error {}

const RESTORE = '`npm run admin -- restore <file>`, in the folder of a release `node admin restore <file>`';

/** What SQLite, its driver and the file system say of a file that cannot be used, and what an operator can do about it. */
const REASONS: readonly (readonly [codes: RegExp, sentence: (path: string) => string])[] = [
  [
    /^ERR_DLOPEN_FAILED/,
    () =>
      'the driver of SQLite that is installed here is for another Node or machine. Delete the folder node_modules and install again: `npm ci` in a clone of the sources, `npm install --omit=dev` in the folder of a release.',
  ],
  [/^SQLITE_NOTADB/, (path) => `${path} is no SQLite database. Name another file, or restore a backup: ${RESTORE}.`],
  [/^SQLITE_CORRUPT/, (path) => `The database ${path} is damaged. Restore a backup: ${RESTORE}.`],
  [/^EISDIR/, (path) => `${path} is a folder. Name a file in it.`],
  [/^(ENOTDIR|EEXIST)/, (path) => `There can be no database ${path}: a part of that path is a file and no folder.`],
  [
    /^(EACCES|EPERM|EROFS|ENOENT|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM)/,
    (path) =>
      `The database ${path} cannot be written. The file and its folder must be writable for the user who starts this program.`,
  ],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)/, (path) => `The database ${path} cannot be written: the disk is full. Make room.`],
  [
    /^SQLITE_(BUSY|LOCKED)/,
    (path) => `Another program has locked the database ${path}. Wait until it has ended, or stop it.`,
  ],
  [
    /^(EIO|SQLITE_IOERR)/,
    (path) => `The disk fails to read or write the database ${path}. Look into the system's log.`,
  ],
];

/** Why a SQLite file cannot be used, where that is known; otherwise the error as it is. */
export function asUnusableDatabase(path: string, error: unknown): unknown {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const code = isFolder ? 'EISDIR' : (error as { code?: unknown }).code;
  const sentence = typeof code === 'string' ? REASONS.find(([codes]) => codes.test(code))?.[1] : undefined;
  return sentence ? new UnusableDatabase(`DATABASE_URL: ${sentence(path)} (${code})`, { cause: error }) : error;
}

/** That a database was used by a newer version of the server. */
export function newerSchema(schema: number, known: number): UnusableDatabase {
  return new UnusableDatabase(
    `DATABASE_URL: a newer version of the server has used this database: it has schema ${schema}, this server knows ${known}. Start that version, or restore a backup from before.`,
  );
}

/** That a database holds the tables of something else, which are none of ours to change. */
export function foreignDatabase(): UnusableDatabase {
  return new UnusableDatabase('DATABASE_URL: that database is of another program. Name another one.');
}
