import type { Seat } from '@lantern/protocol/seat';
import type { RunningMatch } from '../match/runningMatch';

/** A client that follows a match from a seat, identified by its socket id. */
export interface Viewer {
  matchId: string;
  seat: Seat;
  connection: string;
}

/** A pending call that waits until a match has been shown. */
interface Waiting {
  match: RunningMatch;
  go(): void;
}

/**
 * The versions that the clients at the seats of a match have shown, as reported by `shown`. Only clients that are connected
 * to this server and have reported at least once are tracked; bots do not wait for clients that never report.
 */
export class Viewers {
  /** By match and `<connection>/<seat>`: the last version of the seat's view that was shown. */
  readonly #shown = new Map<string, Map<string, { seat: Seat; version: number }>>();
  readonly #waiting = new Set<Waiting>();

  /** Records that a client has shown the view of its seat up to a version. */
  told({ matchId, seat, connection }: Viewer, version: number): void {
    const shown = this.#shown.get(matchId) ?? new Map<string, { seat: Seat; version: number }>();
    this.#shown.set(matchId, shown.set(`${connection}/${seat}`, { seat, version }));
    this.#look(matchId);
  }

  /** Forgets a client that no longer follows the match from that seat. */
  left({ matchId, seat, connection }: Viewer): void {
    const shown = this.#shown.get(matchId);
    if (!shown?.delete(`${connection}/${seat}`)) return;
    if (shown.size === 0) this.#shown.delete(matchId);
    this.#look(matchId);
  }

  /**
   * Calls `then` once all clients have shown the newest view of their seat.
   * @param longest the maximum wait in milliseconds
   * @returns a function that stops the wait; `undefined` if `then` has been called at once
   */
  whenShown(match: RunningMatch, longest: number, then: () => void): (() => void) | undefined {
    if (longest <= 0 || !this.#isBehind(match)) {
      then();
      return undefined;
    }
    const end = () => {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    };
    const go = () => {
      end();
      then();
    };
    const waiting = { match, go };
    const timer = setTimeout(go, longest);
    this.#waiting.add(waiting);
    return end;
  }

  #isBehind(match: RunningMatch): boolean {
    const shown = [...(this.#shown.get(match.id)?.values() ?? [])];
    return shown.some(({ seat, version }) => version < match.snapshot(seat).version);
  }

  #look(matchId: string): void {
    for (const { match, go } of [...this.#waiting]) if (match.id === matchId && !this.#isBehind(match)) go();
  }
}
