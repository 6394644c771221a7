import type { Socket } from 'node:net';
import type { Server } from 'socket.io';

/** The parts of an engine.io connection used here; its own type hides them. */
interface Connection {
  readonly transport: { readonly socket?: { readonly _socket: Socket | null } };
  /** Hands the queue to the transport. */
  flush(): void;
}

/**
 * Combines everything sent to a connection in one turn of the event loop into one write. engine.io itself writes the
 * first packet at once and the others afterwards. A player's own move therefore costs one write, including its
 * acknowledgement.
 */
export function writeOncePerTurn(io: Server): void {
  const due = new Set<() => void>();
  const writeAll = () => {
    const writes = [...due];
    due.clear();
    for (const write of writes) write();
  };
  io.engine.on('connection', (connection: Connection) => {
    const flush = connection.flush.bind(connection);
    const write = () => together(connection.transport.socket?._socket, flush);
    connection.flush = () => {
      if (due.size === 0) process.nextTick(writeAll);
      due.add(write);
    };
  });
}

/** Combines all writes of `act` to a socket into one; long polling has no socket. */
function together(socket: Socket | null | undefined, act: () => void): void {
  socket?.cork();
  act();
  socket?.uncork();
}
