import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { RawSocket } from './fuzz/rawSocket';

export interface Watched {
  game: string;
  match: string;
}

export interface NonReadingClientsParts {
  server: string;
  /** Number of clients, half over WebSocket and half over long polling, each with a separate address. */
  count: number;
  /** The match they request; undefined while there is none. */
  target: () => Watched | undefined;
  /** Counts their open connections. */
  counts?: { connections: number };
}

/** Interval between two requests of one connection, just within the limit. */
const REQUEST_INTERVAL_MS = 110;

/** Number of messages in one long-polling request. */
const AT_ONCE = 10;

/** Number of messages between two answers to pings that they do not read. */
const MESSAGES_PER_PONG = 40;

/**
 * Clients that keep requesting whole matches without reading them until the server closes the connection, and then
 * return.
 */
export class NonReadingClients {
  /** Number of requests so far. */
  asked = 0;
  /** Number of connections closed by the server. */
  cut = 0;
  readonly #parts: NonReadingClientsParts;
  readonly #closing = new AbortController();
  readonly #lives: Promise<void>[];

  constructor(parts: NonReadingClientsParts) {
    this.#parts = parts;
    setMaxListeners(parts.count, this.#closing.signal);
    this.#lives = Array.from({ length: parts.count }, (_, index) => this.#live(index));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#lives);
  }

  async #live(index: number): Promise<void> {
    const { signal } = this.#closing;
    const address = `10.7.${index >> 8}.${index & 255}`;
    while (!signal.aborted) {
      const watched = this.#parts.target();
      const stay = index % 2 === 0 ? this.#overWebSocket(address, watched) : this.#overPolling(address, watched);
      // A refused client tries again, as all clients do.
      if (await stay.catch(() => false)) this.cut++;
      await this.#pause(AT_ONCE * REQUEST_INTERVAL_MS);
    }
  }

  /** @returns whether the server has closed the connection */
  async #overWebSocket(address: string, watched: Watched | undefined): Promise<boolean> {
    if (!watched) return false;
    const { server, counts } = this.#parts;
    const line = await RawSocket.open(server, `/${watched.game}`, address);
    if (counts) {
      counts.connections++;
      line.onEnd(() => counts.connections--);
    }
    line.deafen();
    for (let asked = 1; !line.closed && !this.#closing.signal.aborted; asked++) {
      line.send(question(watched));
      this.asked++;
      if (asked % MESSAGES_PER_PONG === 0) line.send('3');
      await this.#pause(REQUEST_INTERVAL_MS);
    }
    const cut = line.closed;
    line.close();
    return cut;
  }

  /**
   * Sends requests and never polls.
   * @returns whether the server has closed the connection
   */
  async #overPolling(address: string, watched: Watched | undefined): Promise<boolean> {
    if (!watched) return false;
    const url = `${this.#parts.server}/socket.io/?EIO=4&transport=polling`;
    const headers = { 'x-forwarded-for': address, connection: 'close' };
    const opened = await (await fetch(url, { headers })).text();
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
    const post = (...packets: string[]) =>
      fetch(`${url}&sid=${sid}`, { method: 'POST', headers, body: packets.join('\u001e') });
    await post(`40/${watched.game},`);
    while (!this.#closing.signal.aborted) {
      const { ok } = await post('3', ...Array.from({ length: AT_ONCE }, () => question(watched)));
      if (!ok) return true;
      this.asked += AT_ONCE;
      await this.#pause(AT_ONCE * REQUEST_INTERVAL_MS);
    }
    await post('1');
    return false;
  }

  async #pause(time: number): Promise<void> {
    await pause(time, undefined, { signal: this.#closing.signal }).catch(() => {});
  }
}

function question({ game, match }: Watched): string {
  return `42/${game},["sync","${match}",null]`;
}
