import { Throttle } from '../clock/throttle';
import type { Presence } from '../rooms/presence/presence';
import type { SharedStore, Visitor } from '../store/shared';
import type { Bus } from './bus/bus';

/** Maximum number of rooms whose visitors are saved in one statement. */
const AT_ONCE = 500;

/** No visitors, as JSON. */
const NOBODY = '[]';

/** Interval in which arrivals and departures are batched. */
const BATCH_INTERVAL_MS = 100;

export interface RemotePresenceParts {
  store: SharedStore;
  bus: Bus;
  presence: Presence;
  /** Has this server's id, and the time without heartbeats after which others count as dead. */
  registry: { readonly id: string; readonly timeout: number };
  failed(error: unknown): void;
}

/**
 * Shares presence between servers: stores the visitors of rooms here, and reads those of other servers. A failed write
 * is repeated by the next `flush`.
 */
export class RemotePresence {
  readonly #parts: RemotePresenceParts;
  /** By room: its visitors as last stored, as JSON; absent for none. */
  readonly #saved = new Map<string, string>();
  readonly #due = new Set<string>();
  readonly #followed = new Map<string, number>();
  readonly #soon = new Throttle(BATCH_INTERVAL_MS, () =>
    this.flush().catch((error: unknown) => this.#parts.failed(error)),
  );
  #flushing: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(parts: RemotePresenceParts) {
    this.#parts = parts;
    parts.presence.listen((code) => this.#changed(code));
    parts.presence.listenToAttention((code) => this.#changed(code));
  }

  /** Reads the visitors of a room on other servers, and keeps them up to date. */
  async follow(code: string): Promise<void> {
    this.#followed.set(code, (this.#followed.get(code) ?? 0) + 1);
    await this.pull([code]);
  }

  unfollow(code: string): void {
    const left = (this.#followed.get(code) ?? 1) - 1;
    if (left > 0) {
      this.#followed.set(code, left);
      return;
    }
    this.#followed.delete(code);
    this.#parts.presence.setRemote(code, []);
  }

  /** Reads the visitors of other servers again, in all followed rooms or in these. */
  async pull(codes: readonly string[] = [...this.#followed.keys()]): Promise<void> {
    if (codes.length === 0) return;
    const found = await this.look(codes);
    for (const code of codes) {
      if (this.#followed.has(code)) this.#parts.presence.setRemote(code, found.get(code) ?? []);
    }
  }

  /** The current visitors of these rooms on other servers. */
  look(codes: readonly string[]): Promise<Map<string, Visitor[]>> {
    const { store, registry } = this.#parts;
    return store.visitorsElsewhere(registry.id, codes, registry.timeout);
  }

  /** Marks everything to be stored again, under a new id of this server. */
  renew(): void {
    for (const code of this.#saved.keys()) this.#due.add(code);
    this.#saved.clear();
  }

  /** Stores all changes, after a pending write. Rejects if the store does not answer. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.catch(() => {}).then(() => this.#saveDue());
    return this.#flushing;
  }

  /** Stops storing: clients that are disconnected now reconnect to another server. */
  close(): void {
    this.#closed = true;
  }

  #changed(code: string): void {
    this.#due.add(code);
    this.#soon.ask('');
  }

  async #saveDue(): Promise<void> {
    const due = [...this.#due];
    this.#due.clear();
    for (let from = 0; from < due.length; from += AT_ONCE) {
      try {
        await this.#save(due.slice(from, from + AT_ONCE));
      } catch (error) {
        for (const code of due.slice(from)) this.#due.add(code);
        throw error;
      }
    }
  }

  async #save(codes: readonly string[]): Promise<void> {
    const { store, bus, presence, registry } = this.#parts;
    const { id } = registry;
    const rooms = new Map(codes.map((code) => [code, presence.here(code)]));
    const texts = new Map([...rooms].map(([code, visitors]) => [code, JSON.stringify(visitors)]));
    // Skips rooms whose visitors are the same again.
    for (const [code, text] of texts) if (text === (this.#saved.get(code) ?? NOBODY)) rooms.delete(code);
    if (rooms.size === 0 || this.#closed) return;
    await store.saveVisitors(id, rooms);
    // If the id has changed meanwhile, everything stored under the old one is void.
    if (registry.id !== id) return this.#save(codes);
    for (const code of rooms.keys()) {
      const text = texts.get(code) as string;
      if (text === NOBODY) this.#saved.delete(code);
      else this.#saved.set(code, text);
      bus.publish({ kind: 'visitors', id: code });
    }
  }
}
