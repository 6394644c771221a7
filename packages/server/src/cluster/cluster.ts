import type { Logger } from 'pino';
import { every, type Repetition } from '../clock/interval';
import type { Tables } from '../match/api';
import { Conversations } from '../rooms/chat/chat';
import type { Presence } from '../rooms/presence/presence';
import type { RoomRecord, Store } from '../store/store';
import type { Bus } from './bus/bus';
import { PresenceElsewhere } from './remotePresence';
import { Attention } from './roomSubscriptions';
import { BEAT, Servers } from './serverRegistry';

export interface CompanyParts {
  store: Store;
  bus: Bus;
  presence: Presence;
  log: Logger;
}

/** How often a server looks for changes by others that it has not heard of, in milliseconds. */
const ROUND = 1_500;

/** This server in the company of those that share its store: what it keeps, what it cares for, who is there. */
export class Company {
  readonly servers: Servers;
  readonly attention: Attention;
  /** Who is here through other servers; nothing where there are none. */
  readonly elsewhere: PresenceElsewhere | null;
  readonly conversations: Conversations;
  readonly #parts: CompanyParts;
  #repeated: Repetition[] = [];
  #leaving = false;

  constructor(parts: CompanyParts) {
    const { store, bus, presence } = parts;
    this.#parts = parts;
    this.servers = new Servers({
      store,
      bus,
      took: (rooms) => this.#took(rooms),
      renamed: () => this.elsewhere?.renew(),
    });
    const failed = this.#failed('other servers cannot be told who is here');
    this.elsewhere =
      store.shared && new PresenceElsewhere({ store: store.shared, bus, presence, servers: this.servers, failed });
    const { elsewhere } = this;
    this.attention = new Attention({ store, bus, elsewhere, failed: this.#failed('a room could not be read') });
    const unheard = this.#failed('what others say cannot be read');
    this.conversations = new Conversations({ store, bus, attention: this.attention, failed: unheard });
  }

  /**
   * Takes up the running matches that nobody keeps, and goes on taking care of what others do and leave.
   * @param needed whether any match depends on this server
   */
  async begin(tables: Tables, needed: () => boolean): Promise<void> {
    const { store, bus, log } = this.#parts;
    const { shared } = store;
    await this.servers.begin();
    const beat = () => this.servers.beat(shared !== null || needed());
    this.#repeated.push(every(BEAT, beat, { log, words: 'this server cannot say that it lives' }));
    if (!shared) return;
    const look = async () => {
      const moved = await shared.moved(tables.standing(), this.attention.standing());
      await Promise.all([tables.catchUp(moved.matches), this.attention.catchUp(moved.rooms)]);
      await this.conversations.catchUp();
      await this.elsewhere?.pull();
      await this.elsewhere?.flush();
    };
    const round = every(ROUND, look, { log, words: 'this server cannot find out what others do' });
    this.#repeated.push(round);
    bus.onReturn(() => round.now());
    // Nobody is here any more through a server that has left.
    await bus.subscribe('servers', () => round.now());
  }

  /** Does nothing more by itself. */
  rest(): void {
    this.#leaving = true;
    for (const one of this.#repeated) one.stop();
  }

  /** Leaves to the others what this server kept; without a store they find out by themselves. */
  async leave(): Promise<void> {
    this.elsewhere?.close();
    await this.servers.leave().catch(this.#failed('this server could not say that it leaves'));
  }

  #took(rooms: readonly RoomRecord[]): void {
    for (const room of rooms) this.attention.saved(room, undefined);
  }

  #failed(words: string): (error: unknown) => void {
    return (error) => {
      if (!this.#leaving) this.#parts.log.warn({ err: error }, words);
    };
  }
}
