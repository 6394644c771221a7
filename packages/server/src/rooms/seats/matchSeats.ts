import type { Seat } from '@lantern/protocol/seat';
import type { Store } from '../../store/store';
import { keyFits } from '../access/keys';
import type { Rooms } from '../rooms';

/** A seat as boardgame.io's clients see it. */
export interface SeatLabel {
  id: number;
  name?: string;
  isConnected?: boolean;
}

/**
 * What matches ask about seats. The keys of a room open its newest match only: whoever sits there now need not have sat
 * there before.
 */
export class MatchSeats {
  readonly #store: Store;
  readonly #rooms: Pick<Rooms, 'view'>;

  constructor(store: Store, rooms: Pick<Rooms, 'view'>) {
    this.#store = store;
    this.#rooms = rooms;
  }

  /** Whether the credentials are those of the seat. */
  async owns(matchId: string, seat: Seat, credentials: string): Promise<boolean> {
    const room = await this.#store.loadRoomOfMatch(matchId);
    if (room?.matchId !== matchId) return false;
    const kept = room.seats.find((candidate) => candidate.seat === seat);
    return kept !== undefined && keyFits(kept.keyHash, credentials);
  }

  /** The seats of a match with the names of those who sit there; no seats of a match that is no longer a room's. */
  async labels(matchId: string): Promise<SeatLabel[]> {
    const room = await this.#store.loadRoomOfMatch(matchId);
    if (room?.matchId !== matchId) return [];
    const { seats } = await this.#rooms.view(room);
    return seats.map(({ seat, kind, name, here }) => ({
      id: Number(seat),
      ...(kind !== 'empty' && { name, isConnected: here }),
    }));
  }
}
