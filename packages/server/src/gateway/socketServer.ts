import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { ServerCode } from '@lantern/protocol/apiError';
import { type Namespace, Server } from 'socket.io';
import { fitsHost, sameHost } from '../http/security';
import { refused } from '../refusals';
import { limitOutgoing, OUTGOING_BUFFER } from './backpressure';
import { writeOncePerTurn } from './oneWrite';
import { limitPackets } from './packetLimits';
import { GatewayLimits, ROOM_JOIN_COST, type SocketLimits } from './socketLimits';

/** Configuration of the sockets of a server. */
export interface GatewayConfig {
  /** Further origins whose pages may connect. */
  origins: readonly string[];
  /** Public address of the server; `null` accepts connections to any host. */
  publicUrl?: string | null;
  /** Path under which everything is served, without a trailing slash. */
  basePath?: string;
  /** Number of trusted proxies that add to `X-Forwarded-For`; 0 trusts none. */
  trustProxy: number;
  limits?: Partial<SocketLimits>;
  /** Maximum number of bytes queued for one connection. */
  outgoingBuffer?: number;
  blocked?: (household: string) => boolean;
}

/** Maximum size of a message. A larger one closes the connection. */
const MESSAGE_BYTES = 16 * 1024;

/**
 * Opens the sockets of a server, at boardgame.io's own path under the base path. Checks the origin and the number of
 * connections first.
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
      admitted(request, { origins, publicUrl: config.publicUrl ?? null, limits, blocked: config.blocked }).then(
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
  limitPackets(io, limits.packets, (request) => limits.addressOf(request));
  limitOutgoing(io, config.outgoingBuffer ?? OUTGOING_BUFFER);
  writeOncePerTurn(io);
  io.on('new_namespace', (namespace) => guard(namespace, limits));
  // Every game has its own namespace; the default one is not used.
  io.use((_socket, next) => next(connectionError('NO_SUCH_GAME')));
  return { io, limits };
}

/**
 * Checks every socket that connects to a namespace. This counts as a message, so that guessing of codes and keys is
 * limited. A connection has at most one socket per namespace; socket.io itself would admit any number at once.
 */
function guard(namespace: Namespace, limits: GatewayLimits): void {
  const cost = namespace.name === '/room' ? ROOM_JOIN_COST : 1;
  namespace.use((socket, next) => {
    // Synchronous, since the next packet may already be here.
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

/** The error of a refused connection, with an `ApiError` in `data`. */
function connectionError(code: ServerCode): Error {
  return Object.assign(new Error(code), { data: refused(code).body });
}

interface Admission extends Pick<GatewayConfig, 'blocked'> {
  origins: ReadonlySet<string>;
  publicUrl: string | null;
  limits: GatewayLimits;
}

async function admitted(
  request: IncomingMessage,
  { origins, publicUrl, limits, blocked }: Admission,
): Promise<ServerCode | undefined> {
  const { origin, host = '' } = request.headers;
  if (!fitsHost(publicUrl, host)) return 'WRONG_HOST';
  if (origin !== undefined && !origins.has(origin) && !sameHost(origin, host)) return 'FOREIGN_ORIGIN';
  const address = limits.addressOf(request);
  if (blocked?.(address)) return 'TOO_MANY_REQUESTS';
  return (await limits.mayConnect(address)) ? undefined : 'TOO_MANY_REQUESTS';
}
