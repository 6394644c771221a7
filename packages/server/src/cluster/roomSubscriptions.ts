import { refused } from '../refusals';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import type { Bus, News } from './bus/bus';
import type { RemotePresence } from './remotePresence';

export interface RoomListener {
  /**
   * A room has changed, on any server.
   * @param before the version this server knew; undefined if the room was just subscribed to
   */
  changed?(room: RoomRecord, before: RoomRecord | undefined): void;
  /**
   * The store has lost changes of a subscribed room, which continues from the stored version. Called before `changed`.
   * @param known the version this server knew
   */
  wentBack?(room: RoomRecord, known: number): void;
  /** A subscribed room was deleted, on any server. Called with its last state. */
  deleted?(room: RoomRecord): void;
  /** A chat message was posted through another server in a subscribed room. */
  chatMessage?(code: string): void;
  messagesDeleted?(code: string): void;
  /** The last subscription of a room has ended. */
  left?(code: string): void;
}

export interface RoomSubscriptionsParts {
  store: Store;
  bus: Bus;
  /** Who is connected through other servers; `null` if the store is not shared. */
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
 * The rooms this server is subscribed to, because somebody has them open here or it owns their match. Listeners learn
 * of every change, whichever server made it.
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

  /**
   * Subscribes to a room by its normalised code. Throws `NO_SUCH_ROOM`.
   * @param atLeast a version known to be stored: an older one is read again
   * @returns unsubscribe
   */
  async subscribe(code: string, atLeast = 0): Promise<() => void> {
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
      if (subscription.room && subscription.room.version < atLeast) await this.#catchUp(code);
    } catch (error) {
      end();
      throw error;
    }
    return end;
  }

  /** A subscribed room, in its newest known version. */
  room(code: string): RoomRecord | undefined {
    return this.#rooms.get(code)?.room;
  }

  /** Must be called after this server has saved a room. Notifies listeners and other servers. */
  saved(room: RoomRecord, before: RoomRecord | undefined): void {
    this.#note(room, before);
    this.#parts.bus.publish({ kind: 'room', id: room.code, version: room.version });
  }

  /** Must be called after this server has deleted a room. Notifies listeners and other servers. */
  deleted(room: RoomRecord): void {
    this.#noteDeleted(room.code);
    this.#parts.bus.publish({ kind: 'room', id: room.code, version: room.version + 1 });
  }

  /** The subscribed rooms, with the versions this server knows. */
  followedVersions(): Map<string, number> {
    return new Map([...this.#rooms].map(([code, { room }]) => [code, room?.version ?? 0]));
  }

  /** Reads rooms again that other servers have changed. Rejects if the store does not answer. */
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
    if (news.kind === 'unsaid') for (const listener of [...this.#listeners]) listener.messagesDeleted?.(news.id);
    if (news.kind !== 'room' || (this.room(news.id)?.version ?? 0) >= news.version) return;
    this.#catchUp(news.id).catch(failed);
  }

  async #catchUp(code: string): Promise<void> {
    const before = this.room(code);
    const room = await this.#parts.store.loadRoom(code);
    if (!room) this.#noteDeleted(code);
    // The version known before the room was read had been stored by then.
    else if (before && room.version < before.version) this.#goBack(room, before);
    else if (this.#rooms.has(code)) this.#note(room, undefined);
  }

  #goBack(room: RoomRecord, before: RoomRecord): void {
    const subscription = this.#rooms.get(room.code);
    if (subscription?.room !== before) return;
    subscription.room = room;
    for (const listener of [...this.#listeners]) listener.wentBack?.(room, before.version);
    for (const listener of [...this.#listeners]) listener.changed?.(room, before);
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
