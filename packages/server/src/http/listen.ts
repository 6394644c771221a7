import { createServer, type Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';

/** The HTTP servers of one process: for people, and for the metrics where they are told. */
export interface HttpServers {
  server: HttpServer;
  metrics: HttpServer | null;
}

/** A port that cannot be listened on: a sentence that names the variable at fault. */
export class PortError extends Error {}

/** A pair of variables that say where to listen. */
interface Place {
  port: 'PORT' | 'METRICS_PORT';
  host: 'HOST' | 'METRICS_HOST';
}

type Sentence = (at: Place, port: number, host: string) => string;

const noSuchHost: Sentence = (at, _port, host) =>
  `${at.host}: there is no machine ${host}. Give an address of this machine, or 0.0.0.0 for all it has.`;

/** What the system says of a port, and what an operator can do about it. */
const REASONS: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: (at, port, host) =>
    `${at.port}: another program listens on port ${port} of ${host} already. Stop it, or choose another ${at.port}.`,
  EACCES: (at, port) =>
    `${at.port}: this user may not listen on port ${port}. Choose a ${at.port} of 1024 or above, and let a proxy have the other.`,
  EADDRNOTAVAIL: (at, _port, host) =>
    `${at.host}: this machine does not have the address ${host}. Give one it has, or 0.0.0.0 for all of them.`,
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: noSuchHost,
};

/** How long a connection may take nothing of its answer, in milliseconds; a long poll waits for ten seconds. */
const UNREAD = 60_000;

/** Servers that listen to nothing yet. */
export function createServers(config: Config): HttpServers {
  const server = createServer();
  // WebSockets do without it: they are asked whether they are still there.
  server.timeout = UNREAD;
  return { server, metrics: config.metrics && createServer() };
}

/**
 * Holds the ports before anything else is done, so that nothing has been changed where one of them cannot be had. Until
 * `admit` is called, connections are closed at once, as if nobody listened: a proxy asks another server then.
 * @throws {PortError} and holds none of them
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
  const message = sentence?.(at, port, host) ?? `${at.port}, ${at.host}: nothing can listen there: ${error.message}`;
  return new PortError(message, { cause: error });
}
