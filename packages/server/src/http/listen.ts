import { createServer, type Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';
import { limitConnections } from './connectionLimits';
import { openFilesLimit } from './openFiles';

/** The HTTP servers of one process: for people, and for the metrics if they are served. */
export interface HttpServers {
  server: HttpServer;
  metrics: HttpServer | null;
}

/** Explains why the port cannot be bound, naming the setting to fix. */
export class PortError extends Error {}

/** The two settings of an address to listen on. */
interface Place {
  port: 'PORT' | 'METRICS_PORT';
  host: 'HOST' | 'METRICS_HOST';
}

type Sentence = (at: Place, port: number, host: string) => string;

const noSuchHost: Sentence = (at, _port, host) =>
  `${at.host}: the host ${host} is unknown. Set an address of this machine, or 0.0.0.0 for all of them.`;

/** Error codes for a port, and what an operator can do about them. */
const REASONS: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: (at, port, host) =>
    `${at.port}: another program already listens on port ${port} of ${host}. Stop it, or choose another ${at.port}.`,
  EACCES: (at, port) =>
    `${at.port}: this user may not listen on port ${port}. Choose a ${at.port} of 1024 or above, and let a proxy listen on port ${port}.`,
  EADDRNOTAVAIL: (at, _port, host) =>
    `${at.host}: this machine does not have the address ${host}. Set one that it has, or 0.0.0.0 for all of them.`,
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: noSuchHost,
};

/** How long a connection may stop reading its answer; a long poll waits for ten seconds. */
const MAX_UNREAD_MS = 60_000;

/**
 * How long a client may take to send a request, and how long an idle connection is kept, in milliseconds: longer than
 * by nginx (60 s) and Caddy (120 s), so that no proxy sends a request over a connection that is being closed.
 */
const TIMES = {
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 125_000,
};

/** Creates servers that do not listen yet. */
export function createServers(config: Config): HttpServers {
  const server = createServer(TIMES);
  limitConnections(server, config, openFilesLimit());
  // WebSockets are not affected: they are checked by pings.
  server.timeout = MAX_UNREAD_MS;
  return { server, metrics: config.metrics && createServer(TIMES) };
}

/**
 * Binds the ports before anything else is done, so that nothing has changed if one of them is not available. Until
 * `admit` is called, connections are closed at once, as if the port were closed: a proxy then tries another server.
 * @throws {PortError} and releases all ports
 */
export async function holdPorts(config: Config): Promise<HttpServers & { admit(): void }> {
  const servers = createServers(config);
  const held = [servers.server, servers.metrics].flatMap((server) => server ?? []);
  for (const server of held) server.on('connection', turnAway);
  try {
    await listen(servers.server, config, { port: 'PORT', host: 'HOST' });
    if (servers.metrics && config.metrics)
      await listen(servers.metrics, config.metrics, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  } catch (error) {
    for (const server of held) server.close();
    throw error;
  }
  const admit = () => {
    for (const server of held) server.off('connection', turnAway);
  };
  return { ...servers, admit };
}

function turnAway(socket: Socket): void {
  socket.destroy();
}

function listen(server: HttpServer, { host, port }: { host: string; port: number }, at: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => reject(asPortError(error, { host, port }, at));
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve();
    });
  });
}

function asPortError(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }, at: Place): Error {
  const sentence = REASONS[error.code ?? ''];
  const message =
    sentence?.(at, port, host) ?? `${at.port}, ${at.host}: the server cannot listen there: ${error.message}`;
  return new PortError(message, { cause: error });
}
