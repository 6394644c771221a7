import { dirname } from 'node:path';
import { AdminError } from './adminError';

/** Error codes of the file system for a file named by the operator, in words. */
const REASONS: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no folder ${dirname(file)}. Create it first, or choose another place.`,
  ENOTDIR: (file) => `${dirname(file)} is not a folder. Choose another place.`,
  EISDIR: (file) => `${file} is a folder. Name a file in it.`,
  EEXIST: (file) => `${file} already exists. Choose another name.`,
  EACCES: (file) => `This user has no permission for ${file}. Choose another place, or grant the permission.`,
  EPERM: (file) => `This user has no permission for ${file}. Choose another place, or grant the permission.`,
  EROFS: (file) => `${file} is on a read-only disk. Choose another place.`,
  ENOSPC: (file) => `The disk is too full for ${file}. Free some space, or choose another place.`,
  SQLITE_FULL: (file) => `The disk is too full for ${file}. Free some space, or choose another place.`,
};

/** Uses a file named by the operator. Throws `AdminError` for errors of the file system. */
export function withFile<Done>(file: string, task: () => Done): Done {
  try {
    return task();
  } catch (error) {
    throw asAdminError(file, error);
  }
}

/** Explains an error of the file system in a sentence; returns any other error unchanged. */
export function asAdminError(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code !== undefined && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return reason ? new AdminError(reason(file), { cause: error }) : error;
}
