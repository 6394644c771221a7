import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { ServerCode } from '@lantern/protocol/apiError';
import { type Namespace, Server } from 'socket.io';
import { fitsHost, sameHost } from '../http/security';
import { refused } from '../refusals';
import { limitOutgoing, OUTGOING_BUFFER } from './backpressure';
import { writeOncePerTurn } from './oneWrite';
import { GatewayLimits, ROOM_JOIN_COST, type SocketLimits } from './socketLimits';

/** Configuration of the sockets of a server. */
export interface GatewayConfig {
  /** Origins besides the server's own whose pages may connect. */
  origins: readonly string[];
  /** Address under which people reach the server; none takes connections to any host. */
  publicUrl?: string | null;
  /** The path that everything is served beneath, without a slash at its end. */
  basePath?: string;
  /** Number of proxies in front that add to `X-Forwarded-For`; 0 believes nobody. */
  trustProxy: number;
  limits?: Partial<SocketLimits>;
  /** Bytes that may be queued for one connection. */
  outgoingBuffer?: number;
}

/** The largest message that is taken, in bytes. Sending more ends the connection. */
const MESSAGE_BYTES = 16 * 1024;

/**
 * Opens the sockets of a server, at boardgame.io's own path beneath its base. Origin and number of connections are checked
 * first.
 */
export function createGateway(server: HttpServer, config: GatewayConfig): { io: Server; limits: GatewayLimits } {
  const limits = new GatewayLimits(config.limits ?? {}, config.trustProxy);
  const origins = new Set(config.origins);
  const io = new Server(server, {
    path: `${config.basePath ?? ''}/socket.io/`,
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
  writeOncePerTurn(io);
  io.on('new_namespace', (namespace) => guard(namespace, limits));
  // Every game has a namespace of its own; the default one is not used.
  io.use((_socket, next) => next(connectionError('NO_SUCH_GAME')));
  return { io, limits };
}

/**
 * Checks every socket that connects to a namespace. It counts as a message, so that codes and keys cannot be guessed at will.
 * A connection has one socket per namespace; socket.io itself would admit any number at the same time.
 */
function guard(namespace: Namespace, limits: GatewayLimits): void {
  const cost = namespace.name === '/room' ? ROOM_JOIN_COST : 1;
  namespace.use((socket, next) => {
    // Synchronous: the next packet may already be here.
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
