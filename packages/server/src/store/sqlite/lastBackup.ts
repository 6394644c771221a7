import { statSync, writeFileSync } from 'node:fs';
import { OWNER_ONLY } from './privateFile';

/** The file beside a database whose time is that of its last backup. */
const markOf = (path: string) => `${path}.backup`;

/** Records that a backup of a database was made just now. */
export function markBackup(path: string): void {
  writeFileSync(markOf(path), `${new Date().toISOString()}\n`, { mode: OWNER_ONLY });
}

/** When the last backup of a database was made, in milliseconds since 1970; undefined if there was none. */
export function lastBackup(path: string): number | undefined {
  return statSync(markOf(path), { throwIfNoEntry: false })?.mtimeMs;
}
