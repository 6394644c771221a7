import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

/** Mode of files with keys, names and hidden cards: the owner may read and write, others nothing. */
export const OWNER_ONLY = 0o600;

const OTHERS = 0o077;

/**
 * Creates an empty file if it is missing, and makes sure that only its owner can read it. An existing file loses the
 * permissions of others.
 * @returns whether nobody else can read it; false for a file of another user
 */
export function makePrivate(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return narrow(path);
  }
}

/**
 * Removes the permissions of others from a file, if it exists.
 * @returns as `makePrivate`
 */
export function narrow(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile() || (stat.mode & OTHERS) === 0) return true;
  try {
    chmodSync(path, stat.mode & ~OTHERS);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return false;
    throw error;
  }
}
