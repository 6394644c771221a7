import { type Connections, connect } from '@lantern/server/src/store/postgres/connections';
import { EarlierServer } from '@lantern/server/src/store/postgres/earlierServer';
import { StoreError } from '@lantern/server/src/store/store';
import type { Copies } from './earlierDatabase';

/** Number of matches that go on. */
const MATCHES = 4;

/** Connections of a server of the version before, each of which makes one move after the other in a copied match. */
export class EarlierPlayers {
  readonly #connections: Connections[];
  readonly #played: Promise<void>[];
  #over = false;
  #made = 0;
  #longestWait = 0;

  /** @param url of a PostgreSQL; without one nobody plays */
  constructor(url: string | undefined, { length, copies }: Copies) {
    const matches = url === undefined ? 0 : Math.min(MATCHES, copies);
    this.#connections = Array.from({ length: matches }, () => connect(url as string));
    this.#played = this.#connections.map((connections, n) =>
      this.#play(new EarlierServer(connections), `copy-${n + 1}`, length + 1),
    );
  }

  /** Ends all play. @returns the number of acknowledged moves, and the longest wait for one, in milliseconds */
  async end(): Promise<{ made: number; longestWait: number }> {
    this.#over = true;
    await Promise.all(this.#played);
    await Promise.all(this.#connections.splice(0).map((connections) => connections.end()));
    return { made: this.#made, longestWait: Math.round(this.#longestWait) };
  }

  async #play(server: EarlierServer, matchId: string, first: number): Promise<void> {
    for (let seq = first; !this.#over; seq++) {
      const began = performance.now();
      await this.#move(server, matchId, seq);
      this.#made += 1;
      this.#longestWait = Math.max(this.#longestWait, performance.now() - began);
    }
  }

  /** Makes a move, however often it has to be repeated. */
  async #move(server: EarlierServer, matchId: string, seq: number): Promise<void> {
    const key = { roomCode: 'unknown to this version', matchId };
    const what = { move: 'wait', args: [], rulesVersion: 1, requestId: `earlier-${seq}`, delta: [] };
    const move = { ...key, ...what, seq, at: Date.now(), seat: '0' };
    for (;;) {
      try {
        await server.commit({ move, state: {}, versions: { '0': seq, watchers: seq }, decidedAt: null });
        return;
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
      }
    }
  }
}
