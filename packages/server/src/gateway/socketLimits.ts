import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { household } from '../http/rateLimits';

/** Limits per connection, per address and per room. */
export interface SocketLimits {
  /** Messages of one connection within ten seconds. */
  messagesPerSocket: number;
  /** Messages of all connections of one address within ten seconds. */
  messagesPerAddress: number;
  /** Chat messages of one connection within ten seconds. */
  remarksPerSocket: number;
  /** Chat messages of all connections of one address within ten seconds. */
  remarksPerAddress: number;
  /** Open connections of one address. */
  connectionsPerAddress: number;
  /** New connections of one address within a minute. */
  handshakesPerAddress: number;
  /** Open connections to one room, and to its match. */
  connectionsPerRoom: number;
}

/** The parts of a socket that are read while it connects to a namespace. */
interface NamespaceSocket {
  readonly conn: object;
  readonly nsp: { readonly name: string };
}

/** Enough for a household with several tabs; one person stays far below. */
const DEFAULT_LIMITS: SocketLimits = {
  messagesPerSocket: 100,
  messagesPerAddress: 600,
  remarksPerSocket: 8,
  remarksPerAddress: 60,
  connectionsPerAddress: 100,
  handshakesPerAddress: 300,
  connectionsPerRoom: 2000,
};

/**
 * Joining a room counts as so many messages, since the answer holds its whole chat. All connections that an address may have
 * can join at the same time.
 */
export const ROOM_JOIN_COST = 5;

/** So many connections with the same seat's or host's key are admitted even to a full room. */
const RESERVED_FOR_KEY = 10;

/** A connection that exceeds its limit by this factor is closed. */
const DISCONNECT_AT = 3;

/** Counts what connections and addresses do. */
export class GatewayLimits {
  readonly #limits: SocketLimits;
  readonly #trustProxy: number;
  readonly #sockets: RateLimiterMemory;
  readonly #addresses: RateLimiterMemory;
  readonly #talkers: RateLimiterMemory;
  readonly #talkingAddresses: RateLimiterMemory;
  readonly #handshakes: RateLimiterMemory;
  readonly #open = new Map<string, number>();
  readonly #names = new WeakMap<object, string>();
  /** By connection and namespace: the socket it has there. */
  readonly #held = new WeakMap<object, Map<string, object>>();
  #named = 0;

  /** @param trustProxy number of proxies in front that add to `X-Forwarded-For` */
  constructor(limits: Partial<SocketLimits>, trustProxy: number) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    this.#trustProxy = trustProxy;
    this.#sockets = new RateLimiterMemory({ points: this.#limits.messagesPerSocket, duration: 10 });
    this.#addresses = new RateLimiterMemory({ points: this.#limits.messagesPerAddress, duration: 10 });
    this.#talkers = new RateLimiterMemory({ points: this.#limits.remarksPerSocket, duration: 10 });
    this.#talkingAddresses = new RateLimiterMemory({ points: this.#limits.remarksPerAddress, duration: 10 });
    this.#handshakes = new RateLimiterMemory({ points: this.#limits.handshakesPerAddress, duration: 60 });
  }

  /** The client's address; for IPv6 its /64 network. */
  addressOf(request: IncomingMessage): string {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .flatMap((one) => one.trim() || []);
    const hops = [...forwarded, request.socket.remoteAddress ?? ''];
    return household(hops[Math.max(0, hops.length - 1 - this.#trustProxy)] ?? '');
  }

  /** Whether the address may open one more connection. */
  async mayConnect(address: string): Promise<boolean> {
    if ((this.#open.get(address) ?? 0) >= this.#limits.connectionsPerAddress) return false;
    return (await consumed(this.#handshakes, address)) <= this.#limits.handshakesPerAddress;
  }

  /** Counts an open connection. @returns the function to call when it closes */
  connected(address: string): () => void {
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    return () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    };
  }

  /**
   * Counts a message, and decides whether to answer it, refuse it, or close the connection.
   * @param cost as how many messages it counts
   */
  async countMessage(connection: object, address: string, cost = 1): Promise<'answer' | 'refuse' | 'disconnect'> {
    const name = this.#nameOf(connection);
    const own = (await consumed(this.#sockets, name, cost)) / this.#limits.messagesPerSocket;
    const all = (await consumed(this.#addresses, address, cost)) / this.#limits.messagesPerAddress;
    if (own > 1 + DISCONNECT_AT) return 'disconnect';
    return own > 1 || all > 1 ? 'refuse' : 'answer';
  }

  /** Counts a chat message, and decides whether it may be posted. */
  async maySpeak(connection: object, address: string): Promise<boolean> {
    const own = await consumed(this.#talkers, this.#nameOf(connection));
    const all = await consumed(this.#talkingAddresses, address);
    return own <= this.#limits.remarksPerSocket && all <= this.#limits.remarksPerAddress;
  }

  /**
   * Whether a room with so many connections admits one more.
   * @param ofKey those among them that have shown the same key; nothing for a watcher
   */
  hasRoom(connections: number, ofKey: number | null): boolean {
    return connections < this.#limits.connectionsPerRoom || (ofKey !== null && ofKey < RESERVED_FOR_KEY);
  }

  /**
   * Reserves the one socket that a connection may have in a namespace.
   * @returns whether it had none; `release` frees it again
   */
  take(socket: NamespaceSocket): boolean {
    const held = this.#held.get(socket.conn) ?? new Map<string, object>();
    this.#held.set(socket.conn, held);
    if (held.has(socket.nsp.name)) return false;
    held.set(socket.nsp.name, socket);
    return true;
  }

  release(socket: NamespaceSocket): void {
    const held = this.#held.get(socket.conn);
    if (held?.get(socket.nsp.name) === socket) held.delete(socket.nsp.name);
  }

  #nameOf(connection: object): string {
    const name = this.#names.get(connection) ?? String(++this.#named);
    this.#names.set(connection, name);
    return name;
  }
}

async function consumed(limiter: RateLimiterMemory, key: string, points = 1): Promise<number> {
  const result = await limiter.consume(key, points).catch((refused: RateLimiterRes) => refused);
  return result.consumedPoints;
}
