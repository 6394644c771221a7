import { io, type Socket } from 'socket.io-client';
import { quantile } from '../quantiles';

/** The delay of the second of two servers after the first, in milliseconds. */
export interface Lag {
  median: number;
  worst: number;
  moves: number;
}

/** Follows a match on two servers at once and records their delay. */
export class LagWatch {
  readonly #sockets: Socket[];
  /** First arrival of each version of a match: `<match> <version>` -> milliseconds. */
  readonly #first = new Map<string, number>();
  #lags: number[] = [];
  #watched: { matchId: string; players: number } | null = null;

  /** @param servers the addresses of the two servers */
  constructor(servers: readonly [string, string], game: string) {
    this.#sockets = servers.map((server, index) => {
      const headers = { 'x-forwarded-for': `10.9.0.${index}` };
      const socket = io(`${server}/${game}`, { transports: ['websocket'], forceNew: true, extraHeaders: headers });
      socket.on('connect', () => this.#sync(socket));
      socket.on('patch', (match: string, _from: number, to: number) => this.#heard(`${match} ${to}`));
      return socket;
    });
  }

  /** Follows another match. */
  watch(matchId: string, players: number): void {
    if (this.#watched?.matchId === matchId) return;
    this.#watched = { matchId, players };
    for (const socket of this.#sockets) if (socket.connected) this.#sync(socket);
  }

  /** Returns and clears the measurements; `undefined` if only one server sent anything. */
  taken(): Lag | null {
    const lags = this.#lags;
    this.#lags = [];
    this.#first.clear();
    const at = (part: number) => Math.round(quantile(lags, part) * 10) / 10;
    return lags.length === 0 ? null : { median: at(0.5), worst: at(1), moves: lags.length };
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }

  #sync(socket: Socket): void {
    if (this.#watched) socket.emit('sync', this.#watched.matchId, null, null, this.#watched.players);
  }

  #heard(what: string): void {
    const first = this.#first.get(what);
    if (first === undefined) this.#first.set(what, performance.now());
    else this.#lags.push(performance.now() - first);
  }
}
