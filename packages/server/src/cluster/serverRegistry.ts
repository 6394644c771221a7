import { randomUUID } from 'node:crypto';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import type { Bus } from './bus/bus';

/** Interval between heartbeats. */
export const HEARTBEAT_INTERVAL_MS = 1_500;

/** Time without a heartbeat after which a server counts as dead and its leases expire. */
const HEARTBEAT_TIMEOUT_MS = 5_000;

/** A timeout that never passes, in milliseconds. */
const EVER = 1e13;

export interface ServerRegistryParts {
  store: Store;
  bus: Bus;
  /** Called with rooms whose running match this server has taken over. */
  onTakeOver(rooms: readonly RoomRecord[]): void;
  /**
   * Called when this server has registered again under another id, which makes everything stored under the old one
   * void.
   */
  onIdChange(): void;
}

/**
 * Registers this server among those that share the store. Each running match has one owner, the server that runs its
 * clock and plays its bots: the one that dealt it, or the one that took it over when the owner had left or died. If two
 * servers believe they own it, nothing breaks, since the store commits only one of two moves.
 */
export class ServerRegistry {
  readonly #parts: ServerRegistryParts;
  #id: string = randomUUID();
  /** Start of the current series of successful heartbeats, by `performance.now()`. */
  #since = performance.now();
  #beating = false;
  #end: () => void = () => {};

  constructor(parts: ServerRegistryParts) {
    this.#parts = parts;
  }

  /** The id under which this server owns matches: `RoomRecord.owner`. */
  get id(): string {
    return this.#id;
  }

  /**
   * Time without a heartbeat after which another server counts as dead. A server that lost its own connection a moment
   * ago declares nobody dead, since the others may be reconnecting too.
   */
  get timeout(): number {
    return performance.now() - this.#since > HEARTBEAT_TIMEOUT_MS ? HEARTBEAT_TIMEOUT_MS : EVER;
  }

  /** Registers this server, and takes over matches without an owner. */
  async start(): Promise<void> {
    const { store, bus } = this.#parts;
    await store.leases.register(this.#id, null);
    this.#since = performance.now();
    this.#end = await bus.subscribe('servers', () => void this.#takeOver(this.timeout).catch(() => {}));
    await this.#takeOver(store.shared ? this.timeout : 0);
  }

  /**
   * Stores a heartbeat, and takes over the matches of dead servers. Rejects if the store does not answer.
   * @param needed whether any match depends on this server; a single server otherwise sends no heartbeat
   */
  async heartbeat(needed: boolean): Promise<void> {
    const { store } = this.#parts;
    const goesOn = this.#beating;
    this.#beating = needed;
    if (!needed) return;
    if (!(await store.leases.heartbeat(this.#id, goesOn ? HEARTBEAT_TIMEOUT_MS : EVER))) await this.#enterAgain();
    else if (store.shared) await this.#takeOver(this.timeout);
  }

  /** Releases the leases of this server at once. */
  async leave(): Promise<void> {
    this.#end();
    await this.#parts.store.leases.leave(this.#id);
    this.#parts.bus.publish({ kind: 'servers' });
  }

  /** Registers under a new id. Nobody could play meanwhile, so clocks continue from the last stored heartbeat. */
  async #enterAgain(): Promise<void> {
    const fresh = randomUUID();
    await this.#parts.store.leases.register(fresh, this.#id);
    this.#id = fresh;
    this.#since = performance.now();
    this.#parts.onIdChange();
    await this.#takeOver(this.#parts.store.shared ? this.timeout : 0);
  }

  async #takeOver(timeout: number): Promise<void> {
    const rooms = await this.#parts.store.leases.takeOver(this.#id, timeout);
    if (rooms.length > 0) this.#parts.onTakeOver(rooms);
  }
}
