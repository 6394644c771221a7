import { HOUR } from '@lantern/protocol/timeUnits';
import type { Logger } from 'pino';
import { type Interval, interval } from '../clock/interval';
import type { Matches } from '../match/matches';
import type { RunningMatch } from '../match/runningMatch';
import type { DayCounters } from '../metrics/dayCounters';
import { serverPlayOf } from '../players/serverPlay';
import { levelOf, Refused } from '../refusals';
import { isPauseOver, withoutPauseOver } from '../rooms/host/pauses';
import { standsStill } from '../rooms/lifecycle/suspendAndResume';
import type { Orders } from '../rooms/personal/orders';
import type { Presence } from '../rooms/presence/presence';
import type { Rooms } from '../rooms/rooms';
import type { DayClockRecord } from '../store/days';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { BOT_CHECKED, dueActs, isOverdue, withBots, withNext } from './dayClock';
import { isOverDays } from './tempoRules';
import { timeAway } from './timeAway';

export interface DayBeatParts {
  store: Pick<Store, 'days'>;
  rooms: Pick<Rooms, 'load' | 'change' | 'finish'>;
  matches: Pick<Matches, 'newest' | 'unload' | 'listen'>;
  presence: Presence;
  orders: Pick<Orders, 'moveOf'>;
  /** Has this server's id. */
  registry: { readonly id: string };
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  counters: Pick<DayCounters, 'overdue'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

const SEARCH_INTERVAL_MS = 15_000;

/** Maximum number of clocks to claim at once. */
const AT_ONCE = 50;

/** How long a server may take for a claimed clock before another one tries, in milliseconds. */
const CLAIM_LASTS = 60_000;

/**
 * Acts when a deadline of a match over days has passed, whether or not anybody has it open. The clocks are in the
 * store. One of several servers claims a due clock; a concurrent move or change of the clock ends the claim. A match
 * that waits for a bot or for orders while no server owns it gets an owner after the move that caused this.
 */
export class DayBeat {
  readonly #parts: DayBeatParts;
  readonly #ending: () => void;
  #repeated: Interval | undefined;
  /** No clock has run since this server's last look, so the age of the last stored beat is not an outage. */
  #idle = false;
  #unsound = false;

  constructor(parts: DayBeatParts) {
    this.#parts = parts;
    this.#ending = parts.matches.listen({
      moved: (match) => match.dayClock && void this.#logged(match.id, this.#ownIfBotMoves(match)),
    });
  }

  start(): void {
    const { log } = this.#parts;
    this.#repeated = interval(SEARCH_INTERVAL_MS, () => this.beat(), {
      log,
      message: 'deadlines over days could not be checked',
    });
    this.#repeated.now();
  }

  stop(): void {
    this.#ending();
    this.#repeated?.stop();
  }

  /**
   * Looks at a match that no server owns any longer: a move that this server has not seen may have led to a bot's turn.
   */
  letGo(matchId: string): void {
    const look = async () => {
      const match = await this.#parts.matches.newest(matchId);
      if (!match) return;
      await this.#ownIfBotMoves(match);
      await this.#unloadIfAlone(match);
    };
    void this.#logged(matchId, look());
  }

  /** Searches for due clocks and acts on them. Rejects if the store does not answer. */
  async beat(): Promise<void> {
    const { days } = this.#parts.store;
    const { runs, lastBeat } = await days.course();
    if (!runs) {
      this.#idle = true;
      return;
    }
    if (!(await this.#goesOn(lastBeat))) return;
    for (let some = AT_ONCE; some === AT_ONCE; ) {
      const now = this.#parts.wallTime();
      const due = await days.claim(now, now + CLAIM_LASTS, AT_ONCE);
      for (const clock of due) await this.#logged(clock.matchId, this.#act(clock));
      some = due.length;
    }
  }

  /**
   * Stores the beat, and extends deadlines by the time in which no server ran.
   * @param before the time of the last stored beat
   * @returns whether deadlines may pass
   */
  async #goesOn(before: number | null): Promise<boolean> {
    const { store, log, wallTime } = this.#parts;
    const now = wallTime();
    const away = timeAway(now, before, this.#idle);
    if (away === 'unsound') {
      if (!this.#unsound)
        log.error(
          { now: new Date(now).toISOString(), lastBeat: new Date(before ?? 0).toISOString() },
          'the clock of this machine is wrong, or no server ran for more than 30 days: deadlines over days do not apply until `admin clocks confirm`',
        );
      this.#unsound = true;
      return false;
    }
    this.#unsound = false;
    this.#idle = false;
    const stored = await store.days.beat({ now, before, ...away });
    if (stored === 'stored' && away.shift > 0)
      log.info(
        { hours: away.shift / HOUR },
        'no server was running for a time: deadlines over days are extended by it',
      );
    return true;
  }

  async #logged(matchId: string, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      const gone = error instanceof Refused && error.body.code === 'NO_SUCH_ROOM';
      if (!gone)
        this.#parts.log[levelOf(error, 'warn')]({ err: error, matchId }, 'a match over days could not be looked at');
    }
  }

  async #act(claimed: DayClockRecord): Promise<void> {
    const { rooms, matches } = this.#parts;
    const { matchId, roomCode } = claimed;
    const room = await rooms.load(roomCode);
    if (room.state !== 'playing' || room.matchId !== matchId) return this.#save({ ...claimed, nextAt: null });
    if (room.hosting.pausedAt !== null) return this.#paused(claimed, room);
    const match = await matches.newest(matchId, roomCode);
    try {
      if (!isOverDays(room)) return await match?.followTempo(undefined);
      const clock = match?.dayClock;
      if (!match || match.frozen || !clock) return await this.#save({ ...claimed, nextAt: null });
      if (match.result()) return await this.#ended(match);
      if (clock.version === claimed.version) await this.#due(match, clock, room);
    } finally {
      if (match) await this.#unloadIfAlone(match);
    }
  }

  async #ownIfBotMoves(match: RunningMatch): Promise<void> {
    const { rooms, presence, orders } = this.#parts;
    const room = await rooms.load(match.roomCode);
    const { dayClock: clock } = match;
    if (room.owner !== null || room.state !== 'playing' || room.matchId !== match.id) return;
    if (standsStill(room) || match.frozen || !clock) return;
    for (const seat of clock.owing) {
      const play = serverPlayOf(room, seat, presence, clock);
      if (play && (play !== 'orders' || (await orders.moveOf(match, seat)))) return this.#own(room.code, false);
    }
  }

  async #unloadIfAlone({ id, roomCode }: RunningMatch): Promise<void> {
    const { rooms, matches, presence } = this.#parts;
    const { owner } = await rooms.load(roomCode);
    if (owner === null && presence.visitors(roomCode).size === 0) matches.unload(id);
  }

  async #due(match: RunningMatch, clock: DayClockRecord, room: RoomRecord): Promise<void> {
    const { presence, wallTime, counters } = this.#parts;
    const now = wallTime();
    const { timeOut, bots, routine } = dueActs(clock, now);
    if (timeOut) {
      await match.timeOut(clock.decisionId, 'clock');
      counters.overdue('default');
      if (match.result()) await this.#ended(match);
      return;
    }
    const away = clock.owing.filter((seat) => !presence.seatHere(room, seat));
    if (bots.length === 0 && (!routine || away.length === 0))
      return this.#save(withNext({ ...clock, routine: false }, now));
    const next = withBots(clock, bots, now);
    for (const seat of bots) if (isOverdue(clock, seat, now)) counters.overdue('clock');
    await this.#save({ ...next, nextAt: now + BOT_CHECKED });
    await this.#own(room.code, next !== clock);
  }

  /** Lets some server play the match. If the clock has changed, all servers that follow the match look again. */
  async #own(code: string, changed: boolean): Promise<void> {
    const { rooms, registry } = this.#parts;
    await rooms.change(code, (room) => {
      if (room.state !== 'playing' || (room.owner !== null && !changed)) return room;
      return { ...room, owner: room.owner ?? registry.id };
    });
  }

  async #paused(clock: DayClockRecord, room: RoomRecord): Promise<void> {
    const { rooms, wallTime } = this.#parts;
    const now = wallTime();
    if (!isPauseOver(room, now)) return this.#save({ ...clock, nextAt: now + HOUR });
    await rooms.change(room.code, (kept) => withoutPauseOver(kept, now));
  }

  async #ended({ id, roomCode, result, dayClock }: RunningMatch): Promise<void> {
    await this.#parts.rooms.finish(roomCode, id, result()?.winners ?? []);
    if (dayClock?.nextAt) await this.#save({ ...dayClock, nextAt: null });
  }

  async #save(clock: DayClockRecord): Promise<void> {
    await this.#parts.store.days.save(clock);
  }
}
