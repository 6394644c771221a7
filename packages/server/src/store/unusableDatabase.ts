import { existsSync, statSync } from 'node:fs';

/** A database that cannot be used, with a message that says what the operator can do. */
export class UnusableDatabase extends Error {}

const RESTORE = '`npm run admin -- restore <file>`, in the folder of a release `node admin restore <file>`';

/**
 * Error codes of SQLite, its driver and the file system for an unusable file, and what an operator can do about them.
 */
const REASONS: readonly (readonly [codes: RegExp, sentence: (path: string) => string])[] = [
  [
    /^ERR_DLOPEN_FAILED/,
    () =>
      'the installed SQLite driver is for another version of Node or another machine. Delete the folder node_modules and install again: `npm ci` in a clone of the sources, `npm install --omit=dev` in the folder of a release.',
  ],
  [
    /^SQLITE_NOTADB/,
    (path) => `${path} is not an SQLite database. Name another file, or restore a backup: ${RESTORE}.`,
  ],
  [/^SQLITE_CORRUPT/, (path) => `The database ${path} is damaged. Restore a backup: ${RESTORE}.`],
  [/^EISDIR/, (path) => `${path} is a folder. Name a file in it.`],
  [
    /^(ENOTDIR|EEXIST)/,
    (path) => `The database ${path} cannot be created: a part of that path is a file, not a folder.`,
  ],
  [/^ENOENT/, (path) => `There is no folder for the database ${path}. Create the folder, or correct the path.`],
  [
    /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM)/,
    (path) =>
      `The database ${path} cannot be written. The file and its folder must be writable for the user who starts this program.`,
  ],
  [
    /^(ENOSPC|EDQUOT|SQLITE_FULL)/,
    (path) => `The database ${path} cannot be written: the disk is full. Free some space.`,
  ],
  [
    /^SQLITE_(BUSY|LOCKED)/,
    (path) => `Another program has locked the database ${path}. Wait until it has ended, or stop it.`,
  ],
  [/^(EIO|SQLITE_IOERR)/, (path) => `The disk failed to read or write the database ${path}. Check the system log.`],
];

/** Explains why a SQLite file cannot be used; returns errors without a known reason unchanged. */
export function asUnusableDatabase(path: string, error: unknown): unknown {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const code = isFolder ? 'EISDIR' : (error as { code?: unknown }).code;
  const sentence = typeof code === 'string' ? REASONS.find(([codes]) => codes.test(code))?.[1] : undefined;
  return sentence ? new UnusableDatabase(`DATABASE_URL: ${sentence(path)} (${code})`, { cause: error }) : error;
}

export function newerSchema(schema: number, known: number): UnusableDatabase {
  return new UnusableDatabase(
    `DATABASE_URL: a newer version of the server has used this database: it has schema ${schema}, this server supports up to ${known}. Start that version, or restore a backup from before.`,
  );
}

/** Explains that the database has an older schema, but also tables or columns of a newer one. */
export function mixedSchema(schema: number, cause: unknown): UnusableDatabase {
  return new UnusableDatabase(
    `DATABASE_URL: the database has schema ${schema}, but also tables of a newer one, as after a restore that left them in place. Restore the backup again, by the commands that \`restore\` of the admin program prints.`,
    { cause },
  );
}

/** Explains that the database contains tables of another program, which must not be changed. */
export function foreignDatabase(): UnusableDatabase {
  return new UnusableDatabase('DATABASE_URL: that database belongs to another program. Name another one.');
}
