import type { Socket } from 'node:net';
import type { Server } from 'socket.io';

/** The parts of an engine.io connection used here; its own type hides them. */
interface Connection {
  readonly transport: { readonly socket?: { readonly _socket: Socket | null } };
  /** Hands what is queued to the transport. */
  flush(): void;
}

/**
 * Whatever is sent to a connection in one turn of the event loop leaves in one write: engine.io by itself writes the first
 * packet at once, and those after it when that is done. So a player's own move costs one write, with its acknowledgement.
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

/** Makes one write of all that `act` writes to a socket; long polling has none. */
function together(socket: Socket | null | undefined, act: () => void): void {
  socket?.cork();
  act();
  socket?.uncork();
}
