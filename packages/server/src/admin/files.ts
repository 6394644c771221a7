import { dirname } from 'node:path';
import { AdminError } from './adminError';

/** What the file system says of a file that an operator names, in words. */
const REASONS: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no folder ${dirname(file)}. Make it first, or choose another place.`,
  ENOTDIR: (file) => `${dirname(file)} is no folder. Choose another place.`,
  EISDIR: (file) => `${file} is a folder. Name a file in it.`,
  EEXIST: (file) => `${file} is there already. Choose another name.`,
  EACCES: (file) => `This user may not use ${file}. Choose another place, or give the rights to it.`,
  EPERM: (file) => `This user may not use ${file}. Choose another place, or give the rights to it.`,
  EROFS: (file) => `${file} is on a disk that cannot be written. Choose another place.`,
  ENOSPC: (file) => `There is no room for ${file}. Make some, or choose another place.`,
  SQLITE_FULL: (file) => `There is no room for ${file}. Make some, or choose another place.`,
};

/** Does something with a file that an operator names. Throws `AdminError` where the file system is in the way. */
export function withFile<Done>(file: string, task: () => Done): Done {
  try {
    return task();
  } catch (error) {
    throw asAdminError(file, error);
  }
}

/** A fault of the file system with a file in a sentence; any other error as it is. */
export function asAdminError(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code !== undefined && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return reason ? new AdminError(reason(file), { cause: error }) : error;
}
