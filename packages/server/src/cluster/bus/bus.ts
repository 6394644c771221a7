/**
 * A message between servers: it says that something has changed, but not how. Subscribers read the store, so lost,
 * duplicated or late messages do no harm.
 */
export type News =
  /** A match has this number of moves now. */
  | { kind: 'match'; id: string; seq: number }
  /** The room with this code has this version now. */
  | { kind: 'room'; id: string; version: number }
  /** Somebody has entered or left that room. */
  | { kind: 'visitors'; id: string }
  /** A chat message was posted in that room. */
  | { kind: 'said'; id: string }
  /** Chat messages were deleted in that room. */
  | { kind: 'unsaid'; id: string }
  /** A server has left; others may take over its matches. */
  | { kind: 'servers' };

/** A subject of subscriptions. */
export type Topic = `match/${string}` | `room/${string}` | 'servers';

export function topicOf(news: News): Topic {
  if (news.kind === 'servers') return 'servers';
  return news.kind === 'match' ? `match/${news.id}` : `room/${news.id}`;
}

/** Publish/subscribe between servers. Never fails: a bus that is down loses messages. */
export interface Bus {
  /** Sends a message to all other servers that have subscribed to its topic. */
  publish(news: News): void;
  /**
   * Calls back with the messages of other servers on a topic.
   * @returns unsubscribe, once the subscription is active; at once while the bus is down
   */
  subscribe(topic: Topic, hear: (news: News) => void): Promise<() => void>;
  /**
   * Calls back after a reconnect, since messages may have been lost.
   * @returns unsubscribe
   */
  onReturn(listener: () => void): () => void;
  /** Round-trip time to the bus in seconds; undefined while it is down. */
  roundTrip(): Promise<number | undefined>;
  close(): Promise<void>;
}
