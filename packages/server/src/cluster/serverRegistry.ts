import { randomBytes } from 'node:crypto';
import type { RoomRecord, Store } from '../store/store';
import type { Bus } from './bus/bus';

/** How often a server says that it lives, in milliseconds. */
export const HEARTBEAT = 1_500;

/** How long a server may say nothing until others take up what it kept, in milliseconds. */
const TIMEOUT = 5_000;

/** Longer than anybody can have been silent, in milliseconds. */
const EVER = 1e13;

export interface ServerRegistryParts {
  store: Store;
  bus: Bus;
  /** Told of running rooms that this server keeps from now on. */
  onTakeOver(rooms: readonly RoomRecord[]): void;
  /** Told when the server has got another id: what others know of it under the old one counts no more. */
  onIdChange(): void;
}

/**
 * This server among those that share the store. Each running room has one server that keeps its clock and plays its
 * seats: the one that dealt the match, or the one that took it up when that server had left or died. Whoever is wrong
 * about that loses nothing but work: of two moves the store keeps one.
 */
export class ServerRegistry {
  readonly #parts: ServerRegistryParts;
  #id = drawId();
  /** Since when it has been counted among the living without a break, by `performance.now()`. */
  #since = performance.now();
  #beating = false;
  #end: () => void = () => {};

  constructor(parts: ServerRegistryParts) {
    this.#parts = parts;
  }

  /** The id under which this server keeps rooms. */
  get id(): string {
    return this.#id;
  }

  /**
   * How long another server may be silent until this one counts it as dead. Whoever was itself out of reach a moment
   * ago judges nobody: the others may just be coming back as well.
   */
  get timeout(): number {
    return performance.now() - this.#since > TIMEOUT ? TIMEOUT : EVER;
  }

  /** Enters the roll and takes up the rooms that nobody keeps. */
  async start(): Promise<void> {
    const { store, bus } = this.#parts;
    await store.leases.register(this.#id, null);
    this.#since = performance.now();
    this.#end = await bus.subscribe('servers', () => void this.#takeOver(this.timeout).catch(() => {}));
    await this.#takeOver(store.shared ? this.timeout : 0);
  }

  /**
   * Says that this server lives, and takes up what dead ones kept. Rejects if the store does not answer.
   * @param needed whether anything depends on it; a server on its own spares the disk otherwise
   */
  async heartbeat(needed: boolean): Promise<void> {
    const { store } = this.#parts;
    const goesOn = this.#beating;
    this.#beating = needed;
    if (!needed) return;
    if (!(await store.leases.heartbeat(this.#id, goesOn ? TIMEOUT : EVER))) await this.#enterAgain();
    else if (store.shared) await this.#takeOver(this.timeout);
  }

  /** Leaves what this server kept to the others, at once. */
  async leave(): Promise<void> {
    this.#end();
    await this.#parts.store.leases.leave(this.#id);
    this.#parts.bus.publish({ kind: 'servers' });
  }

  /** Nobody could play while this server was out of reach: the clocks go on from where it was last heard of. */
  async #enterAgain(): Promise<void> {
    const fresh = drawId();
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

function drawId(): string {
  return randomBytes(9).toString('base64url');
}
