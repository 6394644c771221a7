import type { Seat } from '@lantern/protocol/seat';
import { isOverDays } from '../days/tempoRules';
import type { Hosting } from '../rooms/host/hosting';
import { standsStill } from '../rooms/lifecycle/suspendAndResume';
import type { Presence } from '../rooms/presence/presence';
import { VOTE_KEPT } from '../rooms/votes/votes';
import type { RoomRecord, SeatRecord } from '../store/records';

const RETRY_DELAY_MS = 2000;

interface Wait {
  /** Absence time of the room, in seconds. */
  after: number;
  /** By `performance.now()`, in milliseconds, so that jumps of the system clock have no effect. */
  endsAt: number;
  /** Set on the server that owns the match. */
  timer: NodeJS.Timeout | undefined;
}

/**
 * Times the absence of players in running matches: until a stand-in plays, as their room sets, and until their vote is
 * no longer awaited. Every server that follows a match counts; its owner acts then, and ends both when the player is
 * back.
 */
export class Absences {
  readonly #hosting: Pick<Hosting, 'standIn' | 'standDown' | 'endVoteOf'>;
  readonly #presence: Presence;
  readonly #guard: (matchId: string, work: () => Promise<void>) => void;
  /** By `<match>/<seat>` for the stand-in, and `<match>/<seat>/vote` for the vote. */
  readonly #waits = new Map<string, Wait>();
  #closed = false;

  constructor(
    hosting: Pick<Hosting, 'standIn' | 'standDown' | 'endVoteOf'>,
    presence: Presence,
    guard: (matchId: string, work: () => Promise<void>) => void,
  ) {
    this.#hosting = hosting;
    this.#presence = presence;
    this.#guard = guard;
  }

  /**
   * Updates the waits for absent players of a running match. No time runs while the match is paused, suspended, or
   * played over days, since players need not be here then.
   * @param owns whether this server owns the match
   * @returns whether the set of awaited players has changed
   */
  look(room: RoomRecord & { matchId: string }, owns: boolean): boolean {
    const { code, matchId, hosting } = room;
    const isBack = ({ seat, standIn, away }: SeatRecord) =>
      (standIn !== 'none' || away) && this.#presence.seatHere(room, seat);
    if (owns && room.seats.some(isBack)) this.#guard(matchId, () => this.#hosting.standDown(code, matchId));
    let changed = false;
    for (const { seat, kind, standIn, away } of room.seats) {
      const absent = kind !== 'bot' && !standsStill(room) && !isOverDays(room) && !this.#presence.seatHere(room, seat);
      const key = `${matchId}/${seat}`;
      const standInAfter = absent && standIn === 'none' ? hosting.absence.after : null;
      const voteUntil = absent && kind === 'person' && !away ? VOTE_KEPT : null;
      const standInNow = () => this.#hosting.standIn(code, matchId, seat);
      if (this.#wait(key, matchId, { after: standInAfter, owns, due: standInNow })) changed = true;
      const endVote = () => this.#hosting.endVoteOf(code, matchId, seat);
      this.#wait(`${key}/vote`, matchId, { after: voteUntil, owns, due: endVote });
    }
    return changed;
  }

  /** The awaited players of a room's match, with the remaining milliseconds. */
  of({ matchId, seats }: Pick<RoomRecord, 'matchId' | 'seats'>): Record<Seat, number> {
    const now = performance.now();
    const left = seats.flatMap(({ seat }) => {
      const wait = this.#waits.get(`${matchId}/${seat}`);
      return wait ? [[seat, Math.max(0, Math.round(wait.endsAt - now))]] : [];
    });
    return Object.fromEntries(left);
  }

  stop(matchId: string): void {
    for (const key of [...this.#waits.keys()]) if (key.startsWith(`${matchId}/`)) this.#stop(key);
  }

  close(): void {
    this.#closed = true;
    for (const key of [...this.#waits.keys()]) this.#stop(key);
  }

  /** @returns whether a wait has started or ended */
  #wait(
    key: string,
    matchId: string,
    { after, owns, due }: { after: number | null; owns: boolean; due: () => Promise<void> },
  ): boolean {
    const before = this.#waits.get(key);
    const goesOn = before !== undefined && before.after === after;
    if (goesOn && (before.timer !== undefined) === owns) return false;
    this.#stop(key);
    if (after === null) return before !== undefined;
    const endsAt = goesOn ? before.endsAt : performance.now() + after * 1000;
    const call = async () => {
      this.#waits.delete(key);
      try {
        await due();
      } catch (error) {
        begin(RETRY_DELAY_MS);
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
