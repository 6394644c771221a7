import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

/** Rights of whatever holds keys, names and hidden cards: its owner reads and writes, nobody else does anything. */
export const OWNER_ONLY = 0o600;

const OTHERS = 0o077;

/**
 * Sees to it that a file is there, empty if it is new, and that nobody but its owner can read it. Rights of a file that is there
 * already are narrowed.
 * @returns whether nobody else can read it: not so for a file of another user
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

/** Takes the rights of others to a file away, if it is there. @returns as `makePrivate` */
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
