/**
 * A message between servers: that something has changed, never what. Subscribers read the store, so that messages may be
 * lost, duplicated or late without harm.
 */
export type News =
  /** A match has that number of moves now. */
  | { kind: 'match'; id: string; seq: number }
  /** A room, by its code, has that version now. */
  | { kind: 'room'; id: string; version: number }
  /** Somebody has come to that room or gone. */
  | { kind: 'visitors'; id: string }
  /** A chat message was posted in that room. */
  | { kind: 'said'; id: string }
  /** A server has left; others may take over its matches. */
  | { kind: 'servers' };

/** What can be subscribed to. */
export type Topic = `match/${string}` | `room/${string}` | 'servers';

/** The topic of a message. */
export function topicOf(news: News): Topic {
  if (news.kind === 'servers') return 'servers';
  return news.kind === 'match' ? `match/${news.id}` : `room/${news.id}`;
}

/** Publish/subscribe between servers. Nothing here ever fails: a bus that is down loses messages. */
export interface Bus {
  /** Sends to all other servers that have subscribed. */
  publish(news: News): void;
  /**
   * Calls back with the messages of other servers on a topic.
   * @returns unsubscribe, once the subscription is active; at once while the bus is down
   */
  subscribe(topic: Topic, hear: (news: News) => void): Promise<() => void>;
  /** Calls back after a reconnect: messages may have been lost until now. @returns unsubscribe */
  onReturn(listener: () => void): () => void;
  /** Round-trip time to the bus in seconds; nothing while it is down. */
  roundTrip(): Promise<number | undefined>;
  close(): Promise<void>;
}
