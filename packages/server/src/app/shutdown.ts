import type { Server as HttpServer } from 'node:http';
import type { Server as Sockets } from 'socket.io';
import type { HttpServers } from '../http/listen';
import type { Background } from './background';
import type { Core } from './core';

/** How long answers under way may take at the end, in milliseconds. */
const LAST_ANSWERS = 3000;

/** Everything that has to be stopped. */
export interface RunningParts {
  core: Core;
  background: Background;
  servers: HttpServers;
  io: Sockets;
}

/** Shuts the server down gracefully: nothing new, then what is under way, then connections, bus and store. */
export async function shutDown({ core, background, servers, io }: RunningParts): Promise<void> {
  const { matches, cluster, bus, store } = core;
  const answered = stopListening(servers.server);
  background.retention.stop();
  cluster.stop();
  const played = background.players.close();
  background.hostSuccession.close();
  background.tutorialCleanup.close();
  background.idleSuspension.close();
  background.push?.notifier.close();
  await matches.close();
  await played;
  await cluster.leave();
  await closeSockets(io);
  await answered;
  if (servers.metrics) await stopListening(servers.metrics);
  await bus.close();
  await store.close();
}

/** Takes no more connections. Resolves when the requests under way are answered, or have had their time. */
async function stopListening(server: HttpServer): Promise<void> {
  if (!server.listening) return;
  const timer = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}

/** Closes the transports once they have sent what is queued: clients take that for a lost network and reconnect. */
async function closeSockets(io: Sockets): Promise<void> {
  // Public at run time, but missing from engine.io's types.
  const { clients } = io.engine as unknown as { clients: Record<string, { close(): void }> };
  for (const client of Object.values(clients)) client.close();
  const latest = performance.now() + LAST_ANSWERS / 3;
  while (io.engine.clientsCount > 0 && performance.now() < latest) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  io.engine.close();
}
