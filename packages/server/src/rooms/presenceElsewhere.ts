import type { Bus } from '../bus/bus';
import type { SharedStore, Visitor } from '../store/roll';
import type { Presence } from './presence';

/** Rooms whose visitors are saved in one statement. */
const AT_ONCE = 500;

export interface PresenceElsewhereParts {
  store: SharedStore;
  bus: Bus;
  presence: Presence;
  /** This server in the roll, and how long others may be silent. */
  servers: { readonly id: string; readonly patience: number };
  failed(error: unknown): void;
}

/**
 * Lets other servers know who has which room open here, and this one who has it open there. What could not be saved is
 * saved by the next `flush`.
 */
export class PresenceElsewhere {
  readonly #parts: PresenceElsewhereParts;
  /** Visitors as they are kept in the store, as text. */
  readonly #saved = new Map<string, string>();
  readonly #due = new Set<string>();
  readonly #followed = new Map<string, number>();
  #flushing: Promise<void> | undefined;
  #closed = false;

  constructor(parts: PresenceElsewhereParts) {
    this.#parts = parts;
    parts.presence.listen((code) => this.#changed(code));
  }

  /** Learns who is in a room elsewhere, and goes on learning it. */
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
    this.#parts.presence.setElsewhere(code, []);
  }

  /** Reads again who is elsewhere, in all followed rooms or in some of them. */
  async pull(codes: readonly string[] = [...this.#followed.keys()]): Promise<void> {
    if (codes.length === 0) return;
    const found = await this.look(codes);
    for (const code of codes) {
      if (this.#followed.has(code)) this.#parts.presence.setElsewhere(code, found.get(code) ?? []);
    }
  }

  /** Who is in these rooms elsewhere at this moment. */
  look(codes: readonly string[]): Promise<Map<string, Visitor[]>> {
    const { store, servers } = this.#parts;
    return store.visitorsElsewhere(servers.id, codes, servers.patience);
  }

  /** Saves everything anew, under another id of this server. */
  renew(): void {
    for (const code of this.#saved.keys()) this.#due.add(code);
    this.#saved.clear();
  }

  /** Saves what is due. Rejects if the store does not answer. */
  flush(): Promise<void> {
    this.#flushing ??= this.#saveAll().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  /** Saves nothing more: whoever goes now comes back to another server. */
  close(): void {
    this.#closed = true;
  }

  #changed(code: string): void {
    if (
      this.#closed ||
      this.#due.has(code) ||
      JSON.stringify(this.#parts.presence.here(code)) === this.#savedText(code)
    )
      return;
    this.#due.add(code);
    setImmediate(() => this.flush().catch((error: unknown) => this.#parts.failed(error)));
  }

  async #saveAll(): Promise<void> {
    const { store, bus, presence, servers } = this.#parts;
    while (this.#due.size > 0 && !this.#closed) {
      const codes = [...this.#due].slice(0, AT_ONCE);
      const rooms = new Map(codes.map((code) => [code, presence.here(code)]));
      const { id } = servers;
      await store.saveVisitors(id, rooms);
      // Under an id that is this server's no longer they are worth nothing.
      if (servers.id !== id) continue;
      for (const [code, visitors] of rooms) {
        const text = JSON.stringify(visitors);
        if (visitors.length > 0) this.#saved.set(code, text);
        else this.#saved.delete(code);
        // Somebody may have come or gone while it was being saved.
        if (JSON.stringify(presence.here(code)) === text) this.#due.delete(code);
        bus.publish({ kind: 'visitors', id: code });
      }
    }
  }

  #savedText(code: string): string {
    return this.#saved.get(code) ?? '[]';
  }
}
