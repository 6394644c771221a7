import type { Logger } from 'pino';
import { type Interval, interval } from '../clock/interval';
import type { Matches } from '../match/matches';
import { levelOf } from '../refusals';
import type { Presence } from '../rooms/presence/presence';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import type { Bus } from './bus/bus';
import { RemotePresence } from './remotePresence';
import { RoomSubscriptions } from './roomSubscriptions';
import { HEARTBEAT_INTERVAL_MS, ServerRegistry } from './serverRegistry';

export interface ClusterParts {
  store: Store;
  bus: Bus;
  presence: Presence;
  log: Logger;
}

/** Interval at which a server polls the store for changes that the bus did not report. */
export const POLL_INTERVAL_MS = 1_500;

/**
 * This server among those that share its store: its leases, its subscriptions to rooms, and the visitors of other
 * servers.
 */
export class Cluster {
  readonly registry: ServerRegistry;
  readonly subscriptions: RoomSubscriptions;
  /** Who is connected through other servers; `null` if the store is not shared. */
  readonly remotePresence: RemotePresence | null;
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
    const failed = this.#failed('visitors could not be stored for other servers');
    this.remotePresence =
      store.shared && new RemotePresence({ store: store.shared, bus, presence, registry: this.registry, failed });
    const { remotePresence } = this;
    this.subscriptions = new RoomSubscriptions({
      store,
      bus,
      remotePresence,
      failed: this.#failed('a room could not be read'),
    });
    this.subscriptions.listen({
      wentBack: ({ matchId, version }, known) =>
        parts.log.error({ matchId, known, stored: version }, 'the store has lost changes of a room'),
    });
  }

  /**
   * Takes over matches without an owner, then keeps sending heartbeats and polling for changes of other servers.
   * @param chat reads the messages that came through other servers
   * @param needed whether this server owns any match
   */
  async start(matches: Matches, chat: { catchUp(): Promise<void> }, needed: () => boolean): Promise<void> {
    const { store, bus, log } = this.#parts;
    const { shared } = store;
    await this.registry.start();
    const beat = () => this.registry.heartbeat(shared !== null || needed());
    this.#repeated.push(
      interval(HEARTBEAT_INTERVAL_MS, beat, { log, message: 'the heartbeat of this server could not be stored' }),
    );
    if (!shared) return;
    const look = async () => {
      const moved = await shared.moved(matches.followed(), this.subscriptions.followedVersions());
      await Promise.all([matches.catchUp(moved.matches), this.subscriptions.catchUp(moved.rooms)]);
      await chat.catchUp();
      await this.remotePresence?.pull();
      await this.remotePresence?.flush();
    };
    const round = interval(POLL_INTERVAL_MS, look, { log, message: 'changes by other servers could not be read' });
    this.#repeated.push(round);
    bus.onReturn(() => round.now());
    // The visitors of a server that has left are gone.
    await bus.subscribe('servers', () => round.now());
  }

  /** Stops heartbeats and polling. */
  stop(): void {
    this.#leaving = true;
    for (const interval of this.#repeated) interval.stop();
  }

  /** Releases the leases of this server. If the store does not answer, they expire. */
  async leave(): Promise<void> {
    this.remotePresence?.close();
    await this.registry.leave().catch(this.#failed('the leases of this server could not be released'));
  }

  #onTakeOver(rooms: readonly RoomRecord[]): void {
    for (const room of rooms) this.subscriptions.saved(room, undefined);
  }

  #failed(message: string): (error: unknown) => void {
    return (error) => {
      if (!this.#leaving) this.#parts.log[levelOf(error, 'warn')]({ err: error }, message);
    };
  }
}
