import type { Server } from 'socket.io';

/** What may wait to be sent to one connection unless the configuration says otherwise, in bytes. */
export const OUTGOING_BUFFER = 1_000_000;

/** What this needs of engine.io's connections; its own type hides the transport's WebSocket. */
interface Connection {
  readonly transport: { readonly writable: boolean; readonly socket?: { terminate(): void } };
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): void;
  on(event: 'flush', listener: () => void): void;
  close(discard: boolean): void;
}

/**
 * Closes every connection for which more than `limit` bytes wait: who takes nothing while much is said would fill the
 * memory. engine.io hands a transport what waits in one go and keeps everything else back until that is taken: by the
 * network for a WebSocket, by the next request for long polling. What is under way does not count, so that a slow
 * connection gets a long match whole. As long as a client keeps up, a packet costs the look at one property.
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
      // Not from within: socket.io may be in the middle of letting the client into a namespace.
      if (waiting > limit && before <= limit) setImmediate(cutOff, connection);
    });
  });
}

/** What was to be sent is given up: waiting for it would keep it. */
function cutOff(connection: Connection): void {
  const { socket } = connection.transport;
  connection.close(true);
  socket?.terminate();
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return Buffer.byteLength(data);
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
}
