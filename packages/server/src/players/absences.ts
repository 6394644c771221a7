import type { Seat } from '@lantern/games/kit/seat';
import type { Hosting } from '../rooms/hosting';
import type { Presence } from '../rooms/presence';
import type { RoomRecord } from '../store/store';

/** Milliseconds until what the store would not take is tried again. */
const RETRY = 2000;

interface Wait {
  after: number;
  timer: NodeJS.Timeout;
}

/**
 * Waits for those who are away from the matches this server keeps, for as long as their room wants it; then a stand-in is
 * called. Whoever comes back sends it away.
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

  /** Looks who is away from a running match, and who is back. While it is paused nobody's time runs. */
  look(room: RoomRecord & { matchId: string }): void {
    const { code, matchId, hosting } = room;
    const isBack = ({ seat, standIn }: { seat: Seat; standIn: string }) =>
      standIn !== 'none' && this.#presence.seatHere(room, seat);
    if (room.seats.some(isBack)) this.#guard(matchId, () => this.#hosting.standDown(code, matchId));
    for (const { seat, kind, standIn } of room.seats) {
      const waited = kind !== 'bot' && standIn === 'none' && hosting.pausedAt === null;
      const away = waited && !this.#presence.seatHere(room, seat);
      this.#wait(room, seat, away ? hosting.absence.after : null);
    }
  }

  /** Waits for nobody in a match any more. */
  rest(matchId: string): void {
    for (const key of [...this.#waits.keys()]) if (key.startsWith(`${matchId}/`)) this.#stop(key);
  }

  close(): void {
    this.#closed = true;
    for (const key of [...this.#waits.keys()]) this.#stop(key);
  }

  #wait({ code, matchId }: { code: string; matchId: string }, seat: Seat, after: number | null): void {
    const key = `${matchId}/${seat}`;
    if (this.#waits.get(key)?.after === after) return;
    this.#stop(key);
    if (after === null) return;
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
      this.#waits.set(key, { after, timer: setTimeout(() => this.#guard(matchId, call), milliseconds) });
    };
    begin(after * 1000);
  }

  #stop(key: string): void {
    clearTimeout(this.#waits.get(key)?.timer);
    this.#waits.delete(key);
  }
}
