import { readdirSync, readlinkSync } from 'node:fs';
import type { ServerProcess } from '../serverProcess';

/** How a server is at a moment. */
export interface ServerMetrics {
  /** What its program holds in memory after a collection, in bytes. */
  heap: number;
  /** What the process has of the machine's memory, in bytes. */
  rss: number;
  /** Open files and sockets. */
  handles: number;
  sockets: number;
}

/** Asks a watched server. */
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
