import type { HolidayMode } from '@lantern/protocol/holidays';
import type { Seat } from '@lantern/protocol/seat';
import type { Tempo } from '@lantern/protocol/tempo';

/** The time account of one player in a match over days, in milliseconds. */
export interface SeatDays {
  /** The rest of the reserve for the whole match. */
  reserve: number;
  /** Consecutive turns that the bot has played because time was up. */
  missed: number;
  /** The bot plays the open turn. */
  bot?: true;
  /** When somebody has nudged them last. */
  nudgedAt?: number;
  /** The days off that they have taken and planned in this match. */
  daysOff?: number;
  /** The current, planned or last holiday: the match waits for them, or the bot plays. */
  away?: { from: number; to: number; by: HolidayMode };
}

/** A turn that waits for reactions of others, or could come again by a take-back. */
export interface WaitingTurn {
  seats: Seat[];
  /** The decision it began with. */
  began: number;
  /** Its remaining time, in milliseconds; `null` without a limit. */
  left: number | null;
  /** Whether it was already extended to the minimum time after an aside. */
  lengthened: boolean;
}

/** The clock of the open decision of a match over days. Instants are in milliseconds since 1970. */
export interface DayClockRecord {
  /** Number of stored changes. A change is stored only onto the version it was made from. */
  version: number;
  matchId: string;
  roomCode: string;
  tempo: Tempo;
  decisionId: number;
  kind: 'turn' | 'aside';
  /** The seats that owe the open decision, as far as everybody may know; empty after the end. */
  owing: Seat[];
  routine: boolean;
  /** The last move or, before the first, the deal; absent in a clock that was stored before it was noted. */
  movedAt?: number;
  /** When the time of the open decision began or went on; absent in a clock that was stored before it was noted. */
  since?: number;
  /** The end of the time of the open decision, before nights are counted; `null` without a limit. */
  endsAt: number | null;
  /** The open turn, with the seats that owed it when it began. */
  turn: Pick<WaitingTurn, 'seats' | 'began' | 'lengthened'> | null;
  /** The turn that waits until the open aside is over. */
  held: WaitingTurn | null;
  /** The turn before the open decision. */
  last: WaitingTurn | null;
  seats: Record<Seat, SeatDays>;
  /** When the server has to act next; `null` for never. */
  nextAt: number | null;
}

/** The clock of a running room over days that will not run out by itself; `null` if it has none. */
export interface StoppedClock {
  roomCode: string;
  matchId: string;
  clock: DayClockRecord | null;
}

/** How many matches over days are running, and since when the oldest due clock waits for a server, if one does. */
export interface DayFigures {
  matches: number;
  dueSince: number | null;
}

/** Clocks of matches over days, deleted with their room. A move stores its own clock: `Commit.dayClock`. */
export interface DayStore {
  load(matchId: string): Promise<DayClockRecord | undefined>;
  /** The clocks of the current matches of these rooms, with the code of the room. */
  ofRooms(codes: readonly string[]): Promise<DayClockRecord[]>;
  /** Stores a clock that has changed without a move, as the next version, if the stored one has the same version. */
  save(clock: DayClockRecord): Promise<'saved' | 'conflict'>;
  /**
   * Claims for a server the clocks that are due and not claimed by another server, longest due first.
   * @param until end of the claim; a change of the clock ends it earlier
   */
  claim(now: number, until: number, limit: number): Promise<DayClockRecord[]>;
  /** Stores the first clock of a match that has none. */
  add(clock: DayClockRecord): Promise<void>;
  /** Removes the clock of a match that goes on in one go. */
  remove(matchId: string): Promise<void>;
  /** Running rooms over days without a clock, or with one at which no server has to act, by code. */
  stopped(after: string, limit: number): Promise<StoppedClock[]>;
  figures(now: number): Promise<DayFigures>;
  /** Whether any clock runs, and the time of the last stored beat, by the clock of the server that stored it. */
  course(): Promise<{ runs: boolean; lastBeat: number | null }>;
  /**
   * Stores a beat if the last one is `before`. Shifts all clocks by `shift` milliseconds; none is due before
   * `notBefore`.
   */
  beat(beat: { now: number; before: number | null; shift: number; notBefore: number }): Promise<'stored' | 'conflict'>;
}

/** A row of `day_clocks`. */
export interface DayRow {
  match_id: string;
  room_code: string;
  decision_id: number;
  clock: string;
  ends_at: number | null;
  next_at: number | null;
  version: number;
}

/** A clock as it is read after it has been stored. */
export const afterSave = (clock: DayClockRecord): DayClockRecord => ({ ...clock, version: clock.version + 1 });

export function dayRow(record: DayClockRecord): DayRow {
  const { matchId, roomCode, decisionId, endsAt, nextAt, version, ...clock } = record;
  return {
    match_id: matchId,
    room_code: roomCode,
    decision_id: decisionId,
    clock: JSON.stringify(clock),
    ends_at: endsAt,
    next_at: nextAt,
    version,
  };
}

export function dayOf({ match_id, room_code, decision_id, clock, ends_at, next_at, version }: DayRow): DayClockRecord {
  const at = { matchId: match_id, roomCode: room_code, decisionId: decision_id, endsAt: ends_at, nextAt: next_at };
  return { version, ...at, ...JSON.parse(clock) };
}

/** A row of the query for clocks that do not run. */
export type StoppedRow = Pick<DayRow, 'room_code' | 'match_id'> & { [Column in keyof DayRow]: DayRow[Column] | null };

export function stoppedOf(row: StoppedRow): StoppedClock {
  const { room_code: roomCode, match_id: matchId } = row;
  return { roomCode, matchId, clock: row.clock === null ? null : dayOf(row as DayRow) };
}
