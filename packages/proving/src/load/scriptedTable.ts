import type { Choice } from '@lantern/games/kit/move';
import { REFUSED } from '@lantern/protocol/apiError';
import type { Seat } from '@lantern/protocol/seat';
import type { Count } from './count';
import { acknowledges, closeEvening, type MatchSession, openEvening, sendMove, type Venue } from './session';

/** The move with this number and its seat; depends on the number alone. */
export type Script = (made: number) => { seat: Seat; choice: Choice };

/**
 * Minimum interval between moves, in milliseconds: three moves in each turn of four seats stay within the limits of a
 * person.
 */
const MIN_THINKING_MS = 28;

/** Maximum time for a move to reach everybody. */
const MOVE_TIMEOUT_MS = 20_000;

/**
 * A match whose people follow a script and need not read their messages; every move is public. The same people can
 * therefore play on every server, and on the relay.
 */
export class ScriptedTable {
  readonly count: Count;
  readonly #script: Script;
  #session: MatchSession | undefined;
  #answered: ((answer: { ok: boolean }) => void) | undefined;
  #made = 0;
  #missing = 0;
  #dueAt = 0;
  #told: (() => void) | undefined;
  #stopped = false;
  #last: Promise<void> = Promise.resolve();

  constructor(count: Count, script: Script) {
    this.count = count;
    this.#script = script;
  }

  get matchId(): string {
    return this.#session?.matchId ?? '';
  }

  async open(venue: Venue, watchers: number): Promise<void> {
    const answered = ({ ok }: { ok: boolean }) => {
      if (!ok) this.count.refused++;
    };
    this.#answered = acknowledges(venue.kind) ? answered : undefined;
    this.#session = await openEvening(venue, watchers, (_guest, event, _frame, bytes) => {
      if (event === 'patch' || event === 'update') this.#heard(bytes);
      else if (event === REFUSED) this.count.refused++;
      else if (event !== 'sync') this.count.bytes += bytes;
    });
  }

  /**
   * Makes one move after the other, each when everybody has the previous one and the interval has passed, until `moves`
   * are made.
   */
  async play(moves: number, every = MIN_THINKING_MS): Promise<void> {
    this.#stopped = false;
    let due = performance.now();
    while (this.#made < moves && !this.#stopped) {
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      due = Math.max(due + every, performance.now() - every);
      await this.#move(performance.now());
    }
  }

  /** Makes a move that is due now, after earlier ones: the wait for those is part of its latency. */
  arrive(due: number): Promise<void> {
    this.#last = this.#last.then(() => this.#move(due));
    return this.#last;
  }

  /** Ends `play` after the pending move. */
  stop(): void {
    this.#stopped = true;
  }

  close(): void {
    if (this.#session) closeEvening(this.#session);
  }

  #move(due: number): Promise<void> {
    const session = this.#session as MatchSession;
    const { seat, choice } = this.#script(this.#made);
    return new Promise((resolve, reject) => {
      const silence = () =>
        reject(new Error(`move ${this.#made + 1} has not reached all clients (${this.count.refused} refused)`));
      const timer = setTimeout(silence, MOVE_TIMEOUT_MS);
      this.#told = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#missing = session.seats.length + session.watchers.length;
      this.#dueAt = due;
      sendMove(session, Number(seat), this.#made, choice, this.#answered);
    });
  }

  #heard(bytes: number): void {
    this.count.bytes += bytes;
    if (--this.#missing > 0) return;
    this.count.moves++;
    this.count.latencies.push(performance.now() - this.#dueAt);
    this.#made++;
    this.#told?.();
  }
}

/** An endless script of Hexland: all moves are legal, whatever the dice show. */
export const hexlandScript: Script = (made) => ({
  seat: String((1 + Math.floor(made / 3)) % 4),
  choice: made % 4 === 3 ? { move: 'exchange', args: [] } : { move: 'build', args: [(made * 37) % 100] },
});
