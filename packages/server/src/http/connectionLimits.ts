import type { Server as HttpServer } from 'node:http';
import { MINUTE } from '@lantern/protocol/timeUnits';
import { Occupancy } from '../clock/occupancy';
import { Tally } from '../clock/tally';
import type { Config } from '../config';
import { household } from './household';
import { SPARE_FILES } from './openFiles';

/** Maximum number of open connections of one household: its sockets, and six for each browser that loads a page. */
const OPEN_PER_HOUSEHOLD = 250;

/** Maximum number of new connections of one household in a minute. */
const NEW_PER_HOUSEHOLD = 3000;

export interface ConnectionLimits {
  open: number;
  perMinute: number;
}

/**
 * Closes new connections at once if their household has or opens too many, or if the process is running out of file
 * descriptors, which the database and the disk need too. Behind a proxy all connections are the proxy's, so only the
 * file descriptors count.
 * @param files maximum number of open files, if known
 */
export function limitConnections(
  server: HttpServer,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  files: number | undefined,
  limits: ConnectionLimits = { open: OPEN_PER_HOUSEHOLD, perMinute: NEW_PER_HOUSEHOLD },
): void {
  if (files !== undefined && Number.isFinite(files)) server.maxConnections = Math.max(1, files - SPARE_FILES);
  if (trustProxy > 0) return;
  const open = new Occupancy<string>();
  const recent = new Tally<string>(MINUTE);
  server.on('connection', (socket) => {
    const from = household(socket.remoteAddress ?? '') ?? '';
    if (recent.add(from).count > limits.perMinute || open.of(from) >= limits.open) return void socket.destroy();
    socket.once('close', open.enter(from));
  });
}
