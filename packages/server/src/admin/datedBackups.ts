import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AdminError } from './adminError';
import { backUp } from './backup';
import { withFile } from './files';

/** The names of dated backups. Other files in their folder are ignored. */
const DATED = /^lantern-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/;

/** The result: the path of the new backup, and the number of deleted old ones. */
export interface DatedBackup {
  file: string;
  deleted: number;
}

/**
 * Copies a SQLite database into a folder, under the current time, then deletes all but the newest backups there. Throws
 * `AdminError`; nothing is deleted then.
 * @param keep the number of backups to keep, including the new one
 */
export async function backUpDated(path: string, folder: string, keep: string, now = new Date()): Promise<DatedBackup> {
  if (!/^[1-9]\d{0,4}$/.test(keep)) throw new AdminError('--keep must be a whole number from 1 to 99999.');
  withFile(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  const file = join(folder, `lantern-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`);
  await backUp(path, file);
  const dated = withFile(folder, () => readdirSync(folder)).filter((name) => DATED.test(name));
  const old = dated.sort().slice(0, -Number(keep));
  for (const name of old) withFile(join(folder, name), () => rmSync(join(folder, name)));
  return { file, deleted: old.length };
}
