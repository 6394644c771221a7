import type { Server } from 'socket.io';

/** Default limit of the bytes queued for one connection. */
export const OUTGOING_BUFFER = 1_000_000;

/** The parts of an engine.io connection needed to close it; its own type hides the transport's WebSocket. */
export interface QueuedConnection {
  readonly transport: { readonly socket?: { terminate(): void } };
  close(discard: boolean): void;
}

/** The parts of an engine.io connection used here. */
interface Connection extends QueuedConnection {
  readonly transport: { readonly writable: boolean; readonly socket?: { terminate(): void } };
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): void;
  on(event: 'flush', listener: () => void): void;
}

/**
 * Backpressure: closes a connection with more than `limit` bytes queued, since a client that does not read would fill
 * the memory. engine.io hands its queue to the transport in one flush and queues everything else until the transport
 * has drained: into the network for a WebSocket, with the next request for long polling. Flushed data does not count,
 * so that a slow connection still receives a long match.
 */
export function limitOutgoing(io: Server, limit: number): void {
  io.engine.on('connection', (connection: Connection) => {
    let waiting = 0;
    connection.on('flush', () => {
      waiting = 0;
    });
    connection.on('packetCreate', ({ data }) => {
      if (connection.transport.writable) return;
      const before = waiting;
      waiting += sizeOf(data);
      // Asynchronous, since socket.io may be in the middle of admitting the client to a namespace.
      if (waiting > limit && before <= limit) setImmediate(cutOff, connection);
    });
  });
}

/** Closes a connection at once and discards its queue, which would otherwise stay in memory until drained. */
export function cutOff(connection: QueuedConnection): void {
  const { socket } = connection.transport;
  connection.close(true);
  socket?.terminate();
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return Buffer.byteLength(data);
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
}
