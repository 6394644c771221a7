import type { Server as HttpServer } from 'node:http';
import type { Server as Sockets } from 'socket.io';
import { closeConnections } from '../gateway/closeConnections';
import type { HttpServers } from '../http/listen';
import type { Background } from './background';
import type { Core } from './core';

/** How long to wait for pending answers during shutdown, in milliseconds. */
const LAST_ANSWERS = 3000;

export interface RunningParts {
  core: Core;
  background: Background;
  servers: HttpServers;
  io: Sockets;
}

/**
 * Shuts the server down gracefully: refuses new requests, finishes pending ones, then closes connections, bus and
 * store.
 */
export async function shutDown({ core, background, servers, io }: RunningParts): Promise<void> {
  const { matches, cluster, bus, store } = core;
  const answered = stopListening(servers.server);
  background.retention.stop();
  background.dayBeat.stop();
  background.dayMender.stop();
  background.blocks.stop();
  background.loads.stop();
  cluster.stop();
  const played = background.players.close();
  background.hostSuccession.close();
  background.idleSuspension.close();
  background.push?.notifier.close();
  background.dayCaller.stop();
  background.mail.beat?.stop();
  await matches.close();
  await played;
  await cluster.leave();
  await closeSockets(io);
  await answered;
  if (servers.metrics) await stopListening(servers.metrics);
  await background.marks.close();
  await bus.close();
  await store.close();
}

/** Stops accepting connections. Resolves when pending requests are answered or their time is up. */
async function stopListening(server: HttpServer): Promise<void> {
  if (!server.listening) return;
  const timer = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}

/** Closes the transports when their queues are sent. Clients treat this as a lost connection and reconnect. */
async function closeSockets(io: Sockets): Promise<void> {
  closeConnections(io);
  const latest = performance.now() + LAST_ANSWERS / 3;
  while (io.engine.clientsCount > 0 && performance.now() < latest) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  io.engine.close();
}
