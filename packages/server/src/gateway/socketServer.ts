import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { ServerCode } from '@lantern/protocol/apiError';
import { type Namespace, Server } from 'socket.io';
import { fitsHost, sameHost } from '../http/security';
import { refused } from '../refusals';
import { limitOutgoing, OUTGOING_BUFFER } from './backpressure';
import { GatewayLimits, ROOM_JOIN_COST, type SocketLimits } from './socketLimits';

/** What the sockets of a server need to know. */
export interface GatewayConfig {
  /** Origins besides the server's own whose pages may connect. */
  origins: readonly string[];
  /** Address under which people reach the server; none takes connections to any host. */
  publicUrl?: string | null;
  /** Number of proxies in front that add to `X-Forwarded-For`; 0 believes nobody. */
  trustProxy: number;
  limits?: Partial<SocketLimits>;
  /** What may wait to be sent to one connection, in bytes. */
  outgoingBuffer?: number;
}

/** The largest message that is taken, in bytes. Sending more ends the connection. */
const MESSAGE_BYTES = 16 * 1024;

/** Opens the sockets of a server, where boardgame.io's own clients look for them. Origin and number are checked first. */
export function createGateway(server: HttpServer, config: GatewayConfig): { io: Server; limits: GatewayLimits } {
  const limits = new GatewayLimits(config.limits ?? {}, config.trustProxy);
  const origins = new Set(config.origins);
  const io = new Server(server, {
    path: '/socket.io/',
    serveClient: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    pingInterval: 10_000,
    pingTimeout: 20_000,
    cors: { origin: [...origins] },
    allowRequest: (request, answer) => {
      admitted(request, { origins, publicUrl: config.publicUrl ?? null, limits }).then(
        (refusal) => answer(refusal ?? null, refusal === undefined),
        () => answer('INTERNAL', false),
      );
    },
  });
  io.engine.on(
    'connection',
    (connection: { request: IncomingMessage; once(event: 'close', end: () => void): void }) => {
      connection.once('close', limits.connected(limits.addressOf(connection.request)));
    },
  );
  limitOutgoing(io, config.outgoingBuffer ?? OUTGOING_BUFFER);
  io.on('new_namespace', (namespace) => guard(namespace, limits));
  // Every game has a namespace of its own; nothing happens in the one without a name.
  io.use((_socket, next) => next(connectionError('NO_SUCH_GAME')));
  return { io, limits };
}

/**
 * Checks everybody who comes into a namespace. It is a message like any other: codes and keys must not be guessed at
 * will. One connection holds one socket of a namespace; socket.io would let in any number that ask at the same time.
 */
function guard(namespace: Namespace, limits: GatewayLimits): void {
  const cost = namespace.name === '/room' ? ROOM_JOIN_COST : 1;
  namespace.use((socket, next) => {
    // Before anything that takes time: the next packet may be here already.
    const first = limits.take(socket);
    limits.countMessage(socket.conn, limits.addressOf(socket.request), cost).then((counted) => {
      if (counted === 'disconnect') return socket.conn.close();
      if (counted === 'answer' && first) return next();
      limits.release(socket);
      next(connectionError(first ? 'TOO_MANY_REQUESTS' : 'ALREADY_CONNECTED'));
    }, next);
  });
  namespace.on('connection', (socket) => socket.on('disconnect', () => limits.release(socket)));
}

/** The error a refused connection carries: an `ApiError` in `data`. */
function connectionError(code: ServerCode): Error {
  return Object.assign(new Error(code), { data: refused(code).body });
}

async function admitted(
  request: IncomingMessage,
  { origins, publicUrl, limits }: { origins: ReadonlySet<string>; publicUrl: string | null; limits: GatewayLimits },
): Promise<ServerCode | undefined> {
  const { origin, host = '' } = request.headers;
  if (!fitsHost(publicUrl, host)) return 'WRONG_HOST';
  if (origin !== undefined && !origins.has(origin) && !sameHost(origin, host)) return 'FOREIGN_ORIGIN';
  return (await limits.mayConnect(limits.addressOf(request))) ? undefined : 'TOO_MANY_REQUESTS';
}
