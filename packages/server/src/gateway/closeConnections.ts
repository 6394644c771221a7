import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';

/** Closes connections when their queues are sent. @param which by the request they began with; all by default */
export function closeConnections(io: Server, which: (request: IncomingMessage) => boolean = () => true): void {
  // Public at run time, but missing in engine.io's types.
  const { clients } = io.engine as unknown as {
    clients: Record<string, { request: IncomingMessage; close(): void }>;
  };
  for (const client of Object.values(clients)) if (which(client.request)) client.close();
}
