import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { RawSocket } from './fuzz/rawSocket';

/** A match that may be watched. */
export interface Watched {
  game: string;
  match: string;
}

export interface NonReadingClientsParts {
  server: string;
  /** Half of them over WebSocket, half over long polling; each from an address of its own. */
  count: number;
  /** What they ask for; nothing while there is none. */
  target: () => Watched | undefined;
  /** Counts the connections they hold open. */
  counts?: { connections: number };
}

/** Time between two questions of one connection, in milliseconds: just less often than is refused. */
const PAUSE = 110;

/** Questions in one request of long polling. */
const AT_ONCE = 10;

/** How often they say that they are still there, in questions: so they answer pings that they have not read. */
const ALIVE = 40;

/**
 * People who ask for the whole of a match again and again and read none of it, for as long as the server lets them; then
 * they come back.
 */
export class NonReadingClients {
  /** What they have asked for so far. */
  asked = 0;
  /** Connections the server has ended. */
  cut = 0;
  readonly #parts: NonReadingClientsParts;
  readonly #closing = new AbortController();
  readonly #lives: Promise<void>[];

  constructor(parts: NonReadingClientsParts) {
    this.#parts = parts;
    setMaxListeners(parts.count, this.#closing.signal);
    this.#lives = Array.from({ length: parts.count }, (_, index) => this.#live(index));
  }

  /** They go. */
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
      // Who does not get in tries again, as everybody does.
      if (await stay.catch(() => false)) this.cut++;
      await this.#pause(AT_ONCE * PAUSE);
    }
  }

  /** @returns whether the server has ended the connection */
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
      if (asked % ALIVE === 0) line.send('3');
      await this.#pause(PAUSE);
    }
    const cut = line.closed;
    line.close();
    return cut;
  }

  /** Sends requests and never asks for what is there. @returns whether the server has ended the connection */
  async #overPolling(address: string, watched: Watched | undefined): Promise<boolean> {
    if (!watched) return false;
    const url = `${this.#parts.server}/socket.io/?EIO=4&transport=polling`;
    const headers = { 'x-forwarded-for': address };
    const opened = await (await fetch(url, { headers })).text();
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
    const post = (...packets: string[]) =>
      fetch(`${url}&sid=${sid}`, { method: 'POST', headers, body: packets.join('\u001e') });
    await post(`40/${watched.game},`);
    while (!this.#closing.signal.aborted) {
      const { ok } = await post('3', ...Array.from({ length: AT_ONCE }, () => question(watched)));
      if (!ok) return true;
      this.asked += AT_ONCE;
      await this.#pause(AT_ONCE * PAUSE);
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
