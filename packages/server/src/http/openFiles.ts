import { readFileSync } from 'node:fs';
import type { Config } from '../config';

/** Number of files reserved for the database, the disk and other servers. */
export const SPARE_FILES = 200;

/**
 * Maximum number of open files of this process; undefined if the system does not report it. Node has raised it as far
 * as permitted.
 */
export function openFilesLimit(): number | undefined {
  try {
    return limitIn(readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    return undefined;
  }
}

/** The soft limit of open files in `/proc/self/limits`. */
export function limitIn(text: string): number | undefined {
  const soft = /^Max open files\s+(\d+|unlimited)/m.exec(text)?.[1];
  if (soft === undefined) return undefined;
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
}

/** A sentence for the log if the process may open fewer files than the configured connections need. */
export function tooFewFiles(limit: number | undefined, { connectionsPerRoom }: Pick<Config, 'connectionsPerRoom'>) {
  const needed = connectionsPerRoom + SPARE_FILES;
  if (limit === undefined || limit >= needed) return undefined;
  return `this process may open ${limit} files, but CONNECTIONS_PER_ROOM requires ${needed}: raise the limit (LimitNOFILE, ulimit -n), or lower CONNECTIONS_PER_ROOM`;
}
