import { readdirSync, readlinkSync } from 'node:fs';
import type { ServerProcess } from '../serverProcess';

export interface ServerMetrics {
  /** Its heap after a garbage collection, in bytes. */
  heap: number;
  /** Resident memory of the process, in bytes. */
  rss: number;
  /** Open files and sockets. */
  handles: number;
  sockets: number;
}

/** Queries a watched server. */
export async function serverMetricsOf(server: ServerProcess): Promise<ServerMetrics> {
  const { pid, heap, rss } = await server.memory();
  const folder = `/proc/${pid}/fd`;
  const open = readdirSync(folder).flatMap((handle) => linkOf(`${folder}/${handle}`) ?? []);
  return { heap, rss, handles: open.length, sockets: open.filter((link) => link.startsWith('socket:')).length };
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    // Closed since it was listed.
    return undefined;
  }
}
