import type { Seat } from '@lantern/protocol/seat';
import type { Hosting } from '../rooms/host/hosting';
import { standsStill } from '../rooms/lifecycle/suspendAndResume';
import type { Presence } from '../rooms/presence/presence';
import type { RoomRecord } from '../store/records';

/** Milliseconds until what the store would not take is tried again. */
const RETRY = 2000;

interface Wait {
  /** Seconds that the room wants. */
  after: number;
  /** By `performance.now()`, in milliseconds: a clock of the machine that jumps makes nobody wait longer. */
  endsAt: number;
  /** Starts the stand-in, on the server that owns the match. */
  timer: NodeJS.Timeout | undefined;
}

/**
 * Times the absence of players in running matches, with the time-out that their room sets. Every server that follows a match
 * counts; the one that owns it starts the stand-in then, and ends it when the player is back.
 */
export class Absences {
  readonly #hosting: Pick<Hosting, 'standIn' | 'standDown'>;
  readonly #presence: Presence;
  readonly #guard: (matchId: string, work: () => Promise<void>) => void;
  /** `<match>/<seat>` */
  readonly #waits = new Map<string, Wait>();
  #closed = false;

  constructor(
    hosting: Pick<Hosting, 'standIn' | 'standDown'>,
    presence: Presence,
    guard: (matchId: string, work: () => Promise<void>) => void,
  ) {
    this.#hosting = hosting;
    this.#presence = presence;
    this.#guard = guard;
  }

  /**
   * Checks who is away from a running match, and who is back. Nobody's time runs while it is paused or suspended.
   * @param owns whether this server owns the match
   * @returns whether the set of awaited players has changed
   */
  look(room: RoomRecord & { matchId: string }, owns: boolean): boolean {
    const { code, matchId, hosting } = room;
    const isBack = ({ seat, standIn }: { seat: Seat; standIn: string }) =>
      standIn !== 'none' && this.#presence.seatHere(room, seat);
    if (owns && room.seats.some(isBack)) this.#guard(matchId, () => this.#hosting.standDown(code, matchId));
    let changed = false;
    for (const { seat, kind, standIn } of room.seats) {
      const waited = kind !== 'bot' && standIn === 'none' && !standsStill(room);
      const away = waited && !this.#presence.seatHere(room, seat);
      if (this.#wait(room, seat, away ? hosting.absence.after : null, owns)) changed = true;
    }
    return changed;
  }

  /** Who is waited for in the match of a room, and for how many milliseconds still. */
  of({ matchId, seats }: Pick<RoomRecord, 'matchId' | 'seats'>): Record<Seat, number> {
    const now = performance.now();
    const left = seats.flatMap(({ seat }) => {
      const wait = this.#waits.get(`${matchId}/${seat}`);
      return wait ? [[seat, Math.max(0, Math.round(wait.endsAt - now))]] : [];
    });
    return Object.fromEntries(left);
  }

  /** Stops all timers of a match. */
  stop(matchId: string): void {
    for (const key of [...this.#waits.keys()]) if (key.startsWith(`${matchId}/`)) this.#stop(key);
  }

  close(): void {
    this.#closed = true;
    for (const key of [...this.#waits.keys()]) this.#stop(key);
  }

  #wait(
    { code, matchId }: { code: string; matchId: string },
    seat: Seat,
    after: number | null,
    owns: boolean,
  ): boolean {
    const key = `${matchId}/${seat}`;
    const before = this.#waits.get(key);
    const goesOn = before !== undefined && before.after === after;
    if (goesOn && (before.timer !== undefined) === owns) return false;
    this.#stop(key);
    if (after === null) return before !== undefined;
    const endsAt = goesOn ? before.endsAt : performance.now() + after * 1000;
    const call = async () => {
      this.#waits.delete(key);
      try {
        await this.#hosting.standIn(code, matchId, seat);
      } catch (error) {
        begin(RETRY);
        throw error;
      }
    };
    const begin = (milliseconds: number) => {
      if (this.#closed || this.#waits.has(key)) return;
      const timer = owns ? setTimeout(() => this.#guard(matchId, call), milliseconds) : undefined;
      this.#waits.set(key, { after, endsAt, timer });
    };
    begin(Math.max(0, endsAt - performance.now()));
    return !goesOn;
  }

  #stop(key: string): void {
    clearTimeout(this.#waits.get(key)?.timer);
    this.#waits.delete(key);
  }
}
