/**
 * What servers tell one another: that something has changed, never what. Whoever cares reads the store, so that news
 * may be lost, come twice or come late without harm.
 */
export type News =
  /** A match stands at that move now. */
  | { kind: 'match'; id: string; seq: number }
  /** A room, by its code, has that version now. */
  | { kind: 'room'; id: string; version: number }
  /** Somebody has come to that room or gone. */
  | { kind: 'visitors'; id: string }
  /** Something has been said in that room. */
  | { kind: 'said'; id: string }
  /** A server has left; others may take up what it kept. */
  | { kind: 'servers' };

/** What one can listen for. */
export type Topic = `match/${string}` | `room/${string}` | 'servers';

/** The topic that a piece of news belongs to. */
export function topicOf(news: News): Topic {
  if (news.kind === 'servers') return 'servers';
  return news.kind === 'match' ? `match/${news.id}` : `room/${news.id}`;
}

/** News between servers. Nothing here ever fails: a bus that is away loses news. */
export interface Bus {
  /** Tells all other servers that listen. */
  publish(news: News): void;
  /**
   * Calls back with the news of a topic, except the own.
   * @returns what ends it, once news arrive; at once while the bus is away
   */
  subscribe(topic: Topic, hear: (news: News) => void): Promise<() => void>;
  /** Calls back when the bus is there again and news may have been lost until now. @returns what ends it */
  onReturn(listener: () => void): () => void;
  /** Seconds to the bus and back; nothing while it is away. */
  roundTrip(): Promise<number | undefined>;
  close(): Promise<void>;
}
