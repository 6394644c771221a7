import { refused } from '../refusals';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import type { Bus, News } from './bus/bus';
import type { RemotePresence } from './remotePresence';

/** Called with changes of rooms. */
export interface RoomListener {
  /**
   * A room has changed, on any server.
   * @param before the version this server knew; nothing where the room has just been subscribed to
   */
  changed?(room: RoomRecord, before: RoomRecord | undefined): void;
  /** A room with a subscription was deleted, on any server; given as it was last. */
  deleted?(room: RoomRecord): void;
  /** A chat message was posted through another server in a room with a subscription. */
  chatMessage?(code: string): void;
  /** The last subscription of a room has ended. */
  left?(code: string): void;
}

export interface RoomSubscriptionsParts {
  store: Store;
  bus: Bus;
  /** Who is connected through other servers; nothing where the store is not shared. */
  remotePresence: RemotePresence | null;
  failed(error: unknown, code: string): void;
}

interface Subscription {
  subscribers: number;
  room: RoomRecord | undefined;
  /** Resolves when the bus delivers messages and the room has been read. */
  ready: Promise<void>;
  end(): void;
}

/**
 * The rooms this server is subscribed to: somebody has them open here, or this server owns their match. Listeners hear of a
 * change no matter which server has made it.
 */
export class RoomSubscriptions {
  readonly #parts: RoomSubscriptionsParts;
  readonly #rooms = new Map<string, Subscription>();
  readonly #listeners = new Set<RoomListener>();

  constructor(parts: RoomSubscriptionsParts) {
    this.#parts = parts;
  }

  /** @returns unsubscribe */
  listen(listener: RoomListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Subscribes to a room, by its normalised code. Throws `NO_SUCH_ROOM`. @returns unsubscribe */
  async subscribe(code: string): Promise<() => void> {
    const subscription = this.#rooms.get(code) ?? this.#open(code);
    subscription.subscribers++;
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      if (--subscription.subscribers === 0) this.#leave(code, subscription);
    };
    try {
      await subscription.ready;
    } catch (error) {
      end();
      throw error;
    }
    return end;
  }

  /** A room with a subscription, in its newest known version. */
  room(code: string): RoomRecord | undefined {
    return this.#rooms.get(code)?.room;
  }

  /** To be called after this server has saved a room: notifies listeners and other servers. */
  saved(room: RoomRecord, before: RoomRecord | undefined): void {
    this.#note(room, before);
    this.#parts.bus.publish({ kind: 'room', id: room.code, version: room.version });
  }

  /** To be called after this server has deleted a room: notifies listeners and other servers. */
  deleted(room: RoomRecord): void {
    this.#noteDeleted(room.code);
    this.#parts.bus.publish({ kind: 'room', id: room.code, version: room.version + 1 });
  }

  /** The subscribed rooms, with the versions this server knows. */
  followedVersions(): Map<string, number> {
    return new Map([...this.#rooms].map(([code, { room }]) => [code, room?.version ?? 0]));
  }

  /** Reads rooms again that others have changed. Rejects if the store does not answer. */
  async catchUp(codes: readonly string[]): Promise<void> {
    await Promise.all(codes.map((code) => this.#catchUp(code)));
  }

  #open(code: string): Subscription {
    const subscribed = this.#parts.bus.subscribe(`room/${code}`, (news) => this.#onNews(news));
    const subscription: Subscription = {
      subscribers: 0,
      room: undefined,
      ready: subscribed.then(() => this.#look(code, subscription)),
      end: () => void subscribed.then((end) => end()),
    };
    this.#rooms.set(code, subscription);
    return subscription;
  }

  async #look(code: string, subscription: Subscription): Promise<void> {
    const [room] = await Promise.all([this.#parts.store.loadRoom(code), this.#parts.remotePresence?.follow(code)]);
    if (!room) throw refused('NO_SUCH_ROOM');
    if (subscription.room && subscription.room.version >= room.version) return;
    subscription.room = room;
    for (const listener of [...this.#listeners]) listener.changed?.(room, undefined);
  }

  #leave(code: string, subscription: Subscription): void {
    if (this.#rooms.get(code) === subscription) this.#rooms.delete(code);
    subscription.end();
    this.#parts.remotePresence?.unfollow(code);
    for (const listener of [...this.#listeners]) listener.left?.(code);
  }

  #onNews(news: News): void {
    const failed = (error: unknown) => this.#parts.failed(error, 'id' in news ? news.id : '');
    if (news.kind === 'visitors') this.#parts.remotePresence?.pull([news.id]).catch(failed);
    if (news.kind === 'said') for (const listener of [...this.#listeners]) listener.chatMessage?.(news.id);
    if (news.kind !== 'room' || (this.room(news.id)?.version ?? 0) >= news.version) return;
    this.#catchUp(news.id).catch(failed);
  }

  async #catchUp(code: string): Promise<void> {
    const room = await this.#parts.store.loadRoom(code);
    if (!room) this.#noteDeleted(code);
    else if (this.#rooms.has(code)) this.#note(room, undefined);
  }

  #noteDeleted(code: string): void {
    const subscription = this.#rooms.get(code);
    const room = subscription?.room;
    if (!room) return;
    subscription.room = undefined;
    for (const listener of [...this.#listeners]) listener.deleted?.(room);
  }

  #note(room: RoomRecord, before: RoomRecord | undefined): void {
    const subscription = this.#rooms.get(room.code);
    const known = subscription?.room ?? before;
    if (subscription?.room && subscription.room.version >= room.version) return;
    if (subscription) subscription.room = room;
    for (const listener of [...this.#listeners]) listener.changed?.(room, known);
  }
}
