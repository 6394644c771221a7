import type { Seat } from '@lantern/protocol/seat';
import type { Presence } from '../rooms/presence/presence';
import type { RoomRecord } from '../store/records';

/** The people who use the page of a match over days, to notice when they stop. */
export class Attention {
  readonly #presence: Presence;
  /** Seats whose person used a page at the last look, as `<match>/<seat>`. */
  readonly #attending = new Set<string>();

  constructor(presence: Presence) {
    this.#presence = presence;
  }

  /** Whether the person on a seat has stopped using the page since the last look. */
  hasLeft(matchId: string, room: RoomRecord, seat: Seat): boolean {
    const key = `${matchId}/${seat}`;
    if (!this.#presence.seatAttends(room, seat)) return this.#attending.delete(key);
    this.#attending.add(key);
    return false;
  }

  forget(matchId: string): void {
    for (const key of this.#attending) if (key.startsWith(`${matchId}/`)) this.#attending.delete(key);
  }
}
