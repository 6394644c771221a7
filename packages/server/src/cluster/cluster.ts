import type { Logger } from 'pino';
import { type Interval, interval } from '../clock/interval';
import type { RunningMatches } from '../match/api';
import { Chat } from '../rooms/chat/chat';
import type { Presence } from '../rooms/presence/presence';
import type { RoomRecord, Store } from '../store/store';
import type { Bus } from './bus/bus';
import { RemotePresence } from './remotePresence';
import { RoomSubscriptions } from './roomSubscriptions';
import { HEARTBEAT, ServerRegistry } from './serverRegistry';

export interface ClusterParts {
  store: Store;
  bus: Bus;
  presence: Presence;
  log: Logger;
}

/** How often a server looks for changes by others that it has not heard of, in milliseconds. */
const ROUND = 1_500;

/** This server in the company of those that share its store: what it keeps, what it cares for, who is there. */
export class Cluster {
  readonly registry: ServerRegistry;
  readonly subscriptions: RoomSubscriptions;
  /** Who is here through other servers; nothing where there are none. */
  readonly remotePresence: RemotePresence | null;
  readonly chat: Chat;
  readonly #parts: ClusterParts;
  #repeated: Interval[] = [];
  #leaving = false;

  constructor(parts: ClusterParts) {
    const { store, bus, presence } = parts;
    this.#parts = parts;
    this.registry = new ServerRegistry({
      store,
      bus,
      onTakeOver: (rooms) => this.#onTakeOver(rooms),
      onIdChange: () => this.remotePresence?.renew(),
    });
    const failed = this.#failed('other servers cannot be told who is here');
    this.remotePresence =
      store.shared && new RemotePresence({ store: store.shared, bus, presence, registry: this.registry, failed });
    const { remotePresence } = this;
    this.subscriptions = new RoomSubscriptions({
      store,
      bus,
      remotePresence,
      failed: this.#failed('a room could not be read'),
    });
    const unheard = this.#failed('what others say cannot be read');
    this.chat = new Chat({ store, bus, subscriptions: this.subscriptions, failed: unheard });
  }

  /**
   * Takes up the running matches that nobody keeps, and goes on taking care of what others do and leave.
   * @param needed whether any match depends on this server
   */
  async start(matches: RunningMatches, needed: () => boolean): Promise<void> {
    const { store, bus, log } = this.#parts;
    const { shared } = store;
    await this.registry.start();
    const beat = () => this.registry.heartbeat(shared !== null || needed());
    this.#repeated.push(interval(HEARTBEAT, beat, { log, message: 'this server cannot say that it lives' }));
    if (!shared) return;
    const look = async () => {
      const moved = await shared.moved(matches.followedVersions(), this.subscriptions.followedVersions());
      await Promise.all([matches.catchUp(moved.matches), this.subscriptions.catchUp(moved.rooms)]);
      await this.chat.catchUp();
      await this.remotePresence?.pull();
      await this.remotePresence?.flush();
    };
    const round = interval(ROUND, look, { log, message: 'this server cannot find out what others do' });
    this.#repeated.push(round);
    bus.onReturn(() => round.now());
    // Nobody is here any more through a server that has left.
    await bus.subscribe('servers', () => round.now());
  }

  /** Does nothing more by itself. */
  stop(): void {
    this.#leaving = true;
    for (const one of this.#repeated) one.stop();
  }

  /** Leaves to the others what this server kept; without a store they find out by themselves. */
  async leave(): Promise<void> {
    this.remotePresence?.close();
    await this.registry.leave().catch(this.#failed('this server could not say that it leaves'));
  }

  #onTakeOver(rooms: readonly RoomRecord[]): void {
    for (const room of rooms) this.subscriptions.saved(room, undefined);
  }

  #failed(message: string): (error: unknown) => void {
    return (error) => {
      if (!this.#leaving) this.#parts.log.warn({ err: error }, message);
    };
  }
}
