import { REFUSED } from '@lantern/protocol/apiError';
import type { Count } from './count';
import { closeEvening, type MatchSession, openEvening, sendMove, type Venue } from './session';

/** No seat sends faster than people's limits allow: three moves of four seats' turns at most so often, in milliseconds. */
const QUICKEST = 28;

/** How long a move may take to reach everybody, in milliseconds. */
const PATIENCE = 20_000;

/**
 * A match of Hexland whose people need not read what they are sent: every move is legal for whose turn it is, and seen
 * by everybody. So the same people play on every server, and on the relay.
 */
export class HexlandTable {
  readonly count: Count;
  #session: MatchSession | undefined;
  #version = 0;
  #missing = 0;
  #sentAt = 0;
  #told: (() => void) | undefined;
  #stopped = false;

  constructor(count: Count) {
    this.count = count;
  }

  get matchId(): string {
    return this.#session?.matchId ?? '';
  }

  /** Moves made so far. */
  get moves(): number {
    return this.#version;
  }

  async open(venue: Venue, watchers: number): Promise<void> {
    this.#session = await openEvening(venue, watchers, (_guest, event, _frame, bytes) => {
      if (event === 'patch' || event === 'update') this.#heard(bytes);
      else if (event === REFUSED) this.count.refused++;
      else if (event !== 'sync') this.count.bytes += bytes;
    });
  }

  /** Plays one move after the other, each when everybody has the one before and its time has come, until `moves` are made. */
  async play(moves: number, every = QUICKEST): Promise<void> {
    let due = performance.now();
    while (this.#version < moves && !this.#stopped) {
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      due = Math.max(due + every, performance.now() - every);
      await this.#move();
    }
  }

  /** Ends `play` after the move under way. */
  stop(): void {
    this.#stopped = true;
  }

  close(): void {
    if (this.#session) closeEvening(this.#session);
  }

  #move(): Promise<void> {
    const session = this.#session as MatchSession;
    const turn = 1 + Math.floor(this.#version / 3);
    const choice =
      this.#version % 4 === 3 ? { move: 'exchange', args: [] } : { move: 'build', args: [(this.#version * 37) % 100] };
    return new Promise((resolve, reject) => {
      const silence = () =>
        reject(new Error(`move ${this.#version + 1} has not reached everybody (${this.count.refused} refused)`));
      const timer = setTimeout(silence, PATIENCE);
      this.#told = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#missing = session.seats.length + session.watchers.length;
      this.#sentAt = performance.now();
      sendMove(session, turn % 4, this.#version, choice);
    });
  }

  #heard(bytes: number): void {
    this.count.bytes += bytes;
    if (--this.#missing > 0) return;
    this.count.moves++;
    this.count.latencies.push(performance.now() - this.#sentAt);
    this.#version++;
    this.#told?.();
  }
}
