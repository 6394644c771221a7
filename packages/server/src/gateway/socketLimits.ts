import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Occupancy } from '../clock/occupancy';
import { householdOf } from '../http/household';
import type { PacketLimits } from './packetLimits';

export interface SocketLimits {
  /** Maximum number of messages of one connection within ten seconds. */
  messagesPerSocket: number;
  /** Maximum number of messages of one address within ten seconds, over all its connections. */
  messagesPerAddress: number;
  /** Maximum number of chat messages of one connection within ten seconds. */
  remarksPerSocket: number;
  /** Maximum number of chat messages of one address within ten seconds, over all its connections. */
  remarksPerAddress: number;
  /** Maximum number of open connections of one address. */
  connectionsPerAddress: number;
  /** Maximum number of new connections of one address within a minute. */
  handshakesPerAddress: number;
  /** Maximum number of open connections to one room, and to its match. */
  connectionsPerRoom: number;
}

/** The parts of a socket that are read when it connects to a namespace. */
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
 * Number of messages that joining a room counts as, since the answer contains the whole chat. All connections of an
 * address can join at the same time.
 */
export const ROOM_JOIN_COST = 5;

/** Number of connections with the key of one seat or the host that are admitted even to a full room. */
const RESERVED_FOR_KEY = 10;

/** A connection that exceeds its limit by this factor is closed. */
const DISCONNECT_AT = 3;

/** Counts the messages and connections of clients and addresses. */
export class GatewayLimits {
  readonly #limits: SocketLimits;
  readonly #trustProxy: number;
  readonly #sockets: RateLimiterMemory;
  readonly #addresses: RateLimiterMemory;
  readonly #talkers: RateLimiterMemory;
  readonly #talkingAddresses: RateLimiterMemory;
  readonly #handshakes: RateLimiterMemory;
  readonly #open = new Occupancy<string>();
  readonly #names = new WeakMap<object, string>();
  /** By connection and namespace: its socket there. */
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

  /** The household a connection comes from. */
  addressOf(request: IncomingMessage): string {
    return householdOf(request, this.#trustProxy);
  }

  /**
   * Limit for packets of all kinds: twice the number of messages that closes a connection, so that a client gets a
   * refusal first.
   */
  get packets(): PacketLimits {
    const { messagesPerSocket, messagesPerAddress } = this.#limits;
    const factor = 2 * (1 + DISCONNECT_AT);
    return { perConnection: messagesPerSocket * factor, perAddress: messagesPerAddress * factor };
  }

  async mayConnect(address: string): Promise<boolean> {
    if (this.#open.of(address) >= this.#limits.connectionsPerAddress) return false;
    return (await consumed(this.#handshakes, address)) <= this.#limits.handshakesPerAddress;
  }

  /**
   * Counts an open connection.
   * @returns a function to call when it closes
   */
  connected(address: string): () => void {
    return this.#open.enter(address);
  }

  /**
   * Counts a message, and decides whether to answer it, refuse it, or close the connection.
   * @param cost number of messages it counts as
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
   * Whether a room with this number of connections admits one more.
   * @param ofKey number of connections that have shown the same key; `null` for a watcher
   */
  hasRoom(connections: number, ofKey: number | null): boolean {
    return connections < this.#limits.connectionsPerRoom || (ofKey !== null && ofKey < RESERVED_FOR_KEY);
  }

  /**
   * Reserves the only socket of a connection in a namespace.
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
