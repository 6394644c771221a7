import { refused } from '../refusals';
import type { RoomRecord, Store } from '../store/store';
import type { Bus, News } from './bus/bus';
import type { RemotePresence } from './remotePresence';

/** Tells what becomes of rooms. */
export interface RoomListener {
  /**
   * A room is as given now, whoever has changed it.
   * @param before how it was as far as this server knows; nothing where it looks at the room for the first time
   */
  changed?(room: RoomRecord, before: RoomRecord | undefined): void;
  /** A room this server cares for has been deleted, whoever has done it; given as it was last. */
  deleted?(room: RoomRecord): void;
  /** Something has been said through another server in a room this server cares for. */
  chatMessage?(code: string): void;
  /** This server looks at the room no longer. */
  left?(code: string): void;
}

export interface RoomSubscriptionsParts {
  store: Store;
  bus: Bus;
  /** Who is here through other servers; nothing where there are none. */
  remotePresence: RemotePresence | null;
  failed(error: unknown, code: string): void;
}

interface Subscription {
  subscribers: number;
  room: RoomRecord | undefined;
  /** Resolves when news arrive and the room is as the store has it. */
  ready: Promise<void>;
  end(): void;
}

/**
 * The rooms this server cares for: somebody here looks at them, or it keeps their match. It hears what other servers
 * change there, and tells it just like what is changed here.
 */
export class RoomSubscriptions {
  readonly #parts: RoomSubscriptionsParts;
  readonly #rooms = new Map<string, Subscription>();
  readonly #listeners = new Set<RoomListener>();

  constructor(parts: RoomSubscriptionsParts) {
    this.#parts = parts;
  }

  /** @returns what ends it */
  listen(listener: RoomListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Cares for a room, by its kept code. Throws `NO_SUCH_ROOM`. @returns what ends it */
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

  /** A room that is cared for, as last heard of. */
  room(code: string): RoomRecord | undefined {
    return this.#rooms.get(code)?.room;
  }

  /** Takes note of a room that this server has saved, and lets the others know. */
  saved(room: RoomRecord, before: RoomRecord | undefined): void {
    this.#note(room, before);
    this.#parts.bus.publish({ kind: 'room', id: room.code, version: room.version });
  }

  /** Takes note that this server has deleted a room, and lets the others know. */
  deleted(room: RoomRecord): void {
    this.#noteDeleted(room.code);
    this.#parts.bus.publish({ kind: 'room', id: room.code, version: room.version + 1 });
  }

  /** The rooms that are cared for, with their versions as far as this server knows. */
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
