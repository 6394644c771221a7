import { randomBytes } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { type Bus, type News, type Topic, topicOf } from './bus';
import { Subscriptions } from './topicListeners';

/** Interval of pings to Redis, and the timeouts for an answer and a connection, in milliseconds. */
const TIMEOUTS = { ask: 5_000, answer: 3_000, connect: 3_000 };

/** Maximum delay between attempts to reconnect, in milliseconds. */
const LONGEST_PAUSE = 2_000;

/** Maximum number of channels in one SUBSCRIBE command. */
const AT_ONCE = 1_000;

const OPTIONS: RedisOptions = {
  // A message that cannot be sent now is worthless later.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: TIMEOUTS.connect,
  commandTimeout: TIMEOUTS.answer,
  retryStrategy: (times) => Math.min(100 * times, LONGEST_PAUSE),
  autoResubscribe: false,
};

const id = v.pipe(v.string(), v.maxLength(64));
const message = v.object({
  from: v.string(),
  news: v.variant('kind', [
    v.object({ kind: v.literal('match'), id, seq: v.number() }),
    v.object({ kind: v.literal('room'), id, version: v.number() }),
    v.object({ kind: v.literal('visitors'), id }),
    v.object({ kind: v.literal('said'), id }),
    v.object({ kind: v.literal('unsaid'), id }),
    v.object({ kind: v.literal('servers') }),
  ]),
});

/**
 * A bus over Redis pub/sub, with a channel for each topic, so that a server receives only what it has subscribed to.
 * Nothing is stored; while Redis is down messages are lost, and the bus tries to reconnect forever.
 *
 * @param url `redis://…` or `rediss://…`
 */
export function openRedisBus(url: string, log: Pick<Logger, 'info' | 'warn'>): Bus {
  return new RedisBus(url, log);
}

const channelOf = (topic: Topic) => `lantern:${topic}`;

class RedisBus implements Bus {
  readonly #name = randomBytes(9).toString('base64url');
  readonly #log: Pick<Logger, 'info' | 'warn'>;
  readonly #speaker: Redis;
  readonly #listener: Redis;
  readonly #subscriptions = new Subscriptions();
  readonly #returns = new Set<() => void>();
  readonly #asking: NodeJS.Timeout;
  #away = false;

  constructor(url: string, log: Pick<Logger, 'info' | 'warn'>) {
    this.#log = log;
    this.#speaker = new Redis(url, OPTIONS);
    this.#listener = new Redis(url, OPTIONS);
    for (const connection of [this.#speaker, this.#listener]) {
      connection.on('error', (error: NodeJS.ErrnoException) => this.#failed(error));
    }
    this.#listener.on('ready', () => void this.#ready());
    this.#listener.on('message', (_channel: string, text: string) => this.#onMessage(text));
    this.#asking = setInterval(() => this.#ask(), TIMEOUTS.ask).unref();
  }

  publish(news: News): void {
    const text = JSON.stringify({ from: this.#name, news });
    this.#speaker.publish(channelOf(topicOf(news)), text).catch(() => {});
  }

  async subscribe(topic: Topic, hear: (news: News) => void): Promise<() => void> {
    const end = this.#subscriptions.add(topic, hear);
    await this.#listener.subscribe(channelOf(topic)).catch(() => {});
    return () => {
      if (end()) this.#listener.unsubscribe(channelOf(topic)).catch(() => {});
    };
  }

  onReturn(listener: () => void): () => void {
    this.#returns.add(listener);
    return () => this.#returns.delete(listener);
  }

  async roundTrip(): Promise<number | undefined> {
    const began = performance.now();
    try {
      await Promise.all([this.#speaker.ping(), this.#listener.ping()]);
      return (performance.now() - began) / 1000;
    } catch {
      return undefined;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#asking);
    this.#speaker.disconnect();
    this.#listener.disconnect();
  }

  /** Subscribes to all topics again, and then reports the reconnect. */
  async #ready(): Promise<void> {
    const channels = this.#subscriptions.topics().map(channelOf);
    try {
      while (channels.length > 0) await this.#listener.subscribe(...channels.splice(0, AT_ONCE));
    } catch {
      return;
    }
    if (this.#away) this.#log.info('Redis is reachable again');
    this.#away = false;
    for (const listener of [...this.#returns]) listener();
  }

  #onMessage(text: string): void {
    const parsed = v.safeParse(message, plainJson(text));
    if (!parsed.success || parsed.output.from === this.#name) return;
    this.#subscriptions.tell(topicOf(parsed.output.news), parsed.output.news);
  }

  /** Replaces a connection that does not answer a ping. */
  #ask(): void {
    for (const connection of [this.#speaker, this.#listener]) {
      if (connection.status === 'ready') connection.ping().catch(() => connection.disconnect(true));
    }
  }

  #failed(error: NodeJS.ErrnoException): void {
    if (this.#away) return;
    this.#away = true;
    this.#log.warn(
      { code: error.code ?? error.name },
      'Redis is unreachable: other servers learn of changes only every few seconds',
    );
  }
}

function plainJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
