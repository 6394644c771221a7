import type { Choice } from '@lantern/games/kit/move';
import { REFUSED } from '@lantern/protocol/apiError';
import type { Seat } from '@lantern/protocol/seat';
import type { Count } from './count';
import { acknowledges, closeEvening, type MatchSession, openEvening, sendMove, type Venue } from './session';

/** Who makes which move after so many moves: nobody needs to see anything to know. */
export type Script = (made: number) => { seat: Seat; choice: Choice };

/** No seat sends faster than people's limits allow: three moves of four seats' turns at most so often, in milliseconds. */
const QUICKEST = 28;

/** How long a move may take to reach everybody, in milliseconds. */
const PATIENCE = 20_000;

/**
 * A match whose people follow a script and need not read what they are sent; every move is seen by everybody. So the same
 * people play on every server, and on the relay.
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

  /** Plays one move after the other, each when everybody has the one before and its time has come, until `moves` are made. */
  async play(moves: number, every = QUICKEST): Promise<void> {
    this.#stopped = false;
    let due = performance.now();
    while (this.#made < moves && !this.#stopped) {
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      due = Math.max(due + every, performance.now() - every);
      await this.#move(performance.now());
    }
  }

  /** Makes a move that is due at that moment, after those that were due before it: waiting for them is part of its latency. */
  arrive(due: number): Promise<void> {
    this.#last = this.#last.then(() => this.#move(due));
    return this.#last;
  }

  /** Ends `play` after the move under way. */
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
        reject(new Error(`move ${this.#made + 1} has not reached everybody (${this.count.refused} refused)`));
      const timer = setTimeout(silence, PATIENCE);
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

/** The moves of Hexland, without end: all legal, whatever the dice say. */
export const hexlandScript: Script = (made) => ({
  seat: String((1 + Math.floor(made / 3)) % 4),
  choice: made % 4 === 3 ? { move: 'exchange', args: [] } : { move: 'build', args: [(made * 37) % 100] },
});
