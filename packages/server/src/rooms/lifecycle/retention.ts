import { setTimeout as pause } from 'node:timers/promises';
import { REPORTS_KEPT_DAYS } from '@lantern/protocol/reports';
import { DAY } from '@lantern/protocol/timeUnits';
import type { Logger } from 'pino';
import { type Interval, interval } from '../../clock/interval';
import { steadyNow } from '../../clock/steadyTime';
import type { RemotePresence } from '../../cluster/remotePresence';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import type { RoomSummary } from '../../store/maintenance';
import type { Store } from '../../store/store';
import type { Presence } from '../presence/presence';

/** Days after which rooms are deleted; 0 keeps them forever. */
export interface Keep {
  /** The number for rooms whose last match has ended. */
  finishedDays: number;
  /** The number for rooms that wait for a match or a move. */
  abandonedDays: number;
}

export interface RetentionParts {
  store: Store;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  /** Who is connected through other servers; `null` if the store is not shared. */
  remotePresence: RemotePresence | null;
  keep: Keep;
  log: Logger;
}

/** Minimum retention of a running room over days: in days, and as a multiple of the length of a turn. */
const OVER_DAYS = { days: 90, turns: 8 };

/** How long a match without a move is kept after its room has another one, in milliseconds. */
const UNPLAYED_LASTS = DAY;

/** Interval between two runs, in milliseconds. */
const ROUND = DAY / 24;

/** Number of rooms per batch, and the pause between batches in milliseconds, so that others can use the database. */
const BATCH = { size: 20, pause: 50 };

/**
 * Deletes rooms that have not changed for long, with their matches, old matches without a move, and old reports. A room
 * stays while somebody has it open or its date is not long past.
 */
export class Retention {
  readonly #parts: RetentionParts;
  #repeated: Interval | undefined;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
  }

  start(): void {
    const { log } = this.#parts;
    this.#repeated = interval(ROUND, () => this.sweep(), { log, message: 'old rooms could not be deleted' });
    this.#repeated.now();
  }

  stop(): void {
    this.#repeated?.stop();
  }

  /**
   * Deletes everything that is old enough. Rejects if the store does not answer.
   * @param now milliseconds since 1970
   */
  async sweep(now = steadyNow()): Promise<void> {
    await this.#parts.store.reports.removeOld(now - REPORTS_KEPT_DAYS * DAY);
    await this.#sweepUnplayed(now);
    if (this.#soonest() < Number.POSITIVE_INFINITY) await this.#sweepRooms(now);
  }

  async #sweepUnplayed(now: number): Promise<void> {
    const { maintenance } = this.#parts.store;
    let deleted = 0;
    for (let some = BATCH.size; some === BATCH.size; deleted += some) {
      some = await maintenance.deleteUnplayed({ before: now - UNPLAYED_LASTS, limit: BATCH.size });
      if (some === BATCH.size) await pause(BATCH.pause);
    }
    if (deleted > 0) this.#parts.log.info({ matches: deleted }, 'matches without a move were deleted');
  }

  async #sweepRooms(now: number): Promise<void> {
    const { maintenance } = this.#parts.store;
    const before = now - this.#soonest() * DAY;
    let after: RoomSummary['room'] | null = null;
    let deleted = 0;
    for (;;) {
      const rooms: RoomSummary[] = await maintenance.rooms({ before, after, limit: BATCH.size });
      for (const kept of await this.#leftAlone(rooms.filter((room) => this.#isOld(room, now)))) {
        if ((await maintenance.deleteRoom(kept)) === 'conflict') continue;
        this.#parts.subscriptions.deleted(kept.room);
        deleted++;
      }
      after = rooms.at(-1)?.room ?? null;
      if (rooms.length < BATCH.size) break;
      await pause(BATCH.pause);
    }
    if (deleted > 0) this.#parts.log.info({ rooms: deleted }, 'old rooms were deleted');
  }

  #isOld({ room, changedAt }: RoomSummary, now: number): boolean {
    const { finishedDays, abandonedDays } = this.#parts.keep;
    const days = room.state === 'over' ? finishedDays : atLeast(abandonedDays, room);
    const since = Math.max(changedAt, room.hosting.gameNight?.at ?? 0);
    return days > 0 && since < now - days * DAY;
  }

  /** The rooms that nobody has open on any server. */
  async #leftAlone(rooms: readonly RoomSummary[]): Promise<RoomSummary[]> {
    const { presence, remotePresence } = this.#parts;
    const codes = rooms.map(({ room }) => room.code);
    const others = codes.length > 0 ? await remotePresence?.look(codes) : undefined;
    return rooms.filter(({ room: { code } }) => presence.visitors(code).size === 0 && !others?.has(code));
  }

  /** The shorter of the two retention times in days; infinite if all rooms are kept forever. */
  #soonest(): number {
    const { finishedDays, abandonedDays } = this.#parts.keep;
    return Math.min(finishedDays || Number.POSITIVE_INFINITY, abandonedDays || Number.POSITIVE_INFINITY);
  }
}

/** The days after which a room that waits for a move is deleted: a match over days may be quiet for long. */
function atLeast(days: number, { hosting: { tempo }, state }: RoomSummary['room']): number {
  if (!tempo || state !== 'playing' || days === 0) return days;
  return Math.max(days, OVER_DAYS.days, tempo.turn === 'none' ? 0 : OVER_DAYS.turns * tempo.turn);
}
