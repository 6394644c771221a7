import { HOUR } from '@lantern/protocol/timeUnits';
import type { Logger } from 'pino';
import { type Interval, interval } from '../clock/interval';
import type { Matches } from '../match/matches';
import { levelOf } from '../refusals';
import { withoutPauseOver } from '../rooms/host/pauses';
import type { Presence } from '../rooms/presence/presence';
import type { Rooms } from '../rooms/rooms';
import type { StoppedClock } from '../store/days';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { withNext } from './dayClock';

export interface DayMenderParts {
  store: Pick<Store, 'days'>;
  rooms: Pick<Rooms, 'load' | 'change'>;
  matches: Pick<Matches, 'open' | 'unload'>;
  presence: Pick<Presence, 'visitors'>;
  log: Pick<Logger, 'debug' | 'info' | 'warn'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** Number of rooms to look at in one query. */
const AT_ONCE = 50;

/**
 * Compares the running rooms over days with their clocks, once an hour. A match without a clock gets one with the full
 * time for its open decision, a clock that has stopped although its match goes on is restarted, and an expired pause is
 * ended, which the beat does not notice in a match without a deadline.
 */
export class DayMender {
  readonly #parts: DayMenderParts;
  #repeated: Interval | undefined;

  constructor(parts: DayMenderParts) {
    this.#parts = parts;
  }

  start(): void {
    const { log } = this.#parts;
    this.#repeated = interval(HOUR, () => this.round(), { log, message: 'clocks over days could not be compared' });
    this.#repeated.now();
  }

  stop(): void {
    this.#repeated?.stop();
  }

  /** Checks all rooms. Rejects if the store does not answer. */
  async round(): Promise<void> {
    const { store, log } = this.#parts;
    let mended = 0;
    let after = '';
    for (let some = AT_ONCE; some === AT_ONCE; ) {
      const stopped = await store.days.stopped(after, AT_ONCE);
      for (const clock of stopped) if (await this.#mend(clock)) mended++;
      some = stopped.length;
      after = stopped.at(-1)?.roomCode ?? after;
    }
    if (mended > 0) log.info({ matches: mended }, 'missing or stopped clocks of matches over days were restarted');
  }

  /** @returns whether anything was wrong */
  async #mend({ roomCode, matchId, clock }: StoppedClock): Promise<boolean> {
    const { store, rooms, log, wallTime } = this.#parts;
    try {
      const room = await rooms.load(roomCode);
      if (room.matchId !== matchId || room.state !== 'playing') return false;
      if (room.hosting.pausedAt !== null) {
        await rooms.change(roomCode, (kept) => withoutPauseOver(kept, wallTime()));
        return false;
      }
      if (!clock) return await this.#begin(room, matchId);
      const running = withNext(clock, wallTime());
      return running.nextAt !== null && (await store.days.save(running)) === 'saved';
    } catch (error) {
      log[levelOf(error, 'warn')]({ err: error, matchId }, 'the clock of a match over days could not be mended');
      return false;
    }
  }

  /** Creates the clock of a match without one. */
  async #begin({ code, hosting: { tempo } }: RoomRecord, matchId: string): Promise<boolean> {
    const { matches, presence } = this.#parts;
    const match = tempo && (await matches.open(matchId, code));
    if (!match || match.frozen || match.result()) return false;
    await match.followTempo(tempo);
    if (presence.visitors(code).size === 0) matches.unload(matchId);
    return true;
  }
}
