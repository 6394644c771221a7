import type { Seat } from '@lantern/protocol/seat';
import type { MatchKey } from '../../store/matchKey';
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
 * Answers questions of matches about seats. The keys of a room open only its newest match, since the seats may have had
 * other people before.
 */
export class MatchSeats {
  readonly #store: Store;
  readonly #rooms: Pick<Rooms, 'view'>;

  constructor(store: Store, rooms: Pick<Rooms, 'view'>) {
    this.#store = store;
    this.#rooms = rooms;
  }

  async owns({ roomCode, matchId }: MatchKey, seat: Seat, credentials: string): Promise<boolean> {
    const room = await this.#store.loadRoom(roomCode);
    if (room?.matchId !== matchId) return false;
    const kept = room.seats.find((candidate) => candidate.seat === seat);
    return kept !== undefined && keyFits(kept.keyHash, credentials);
  }

  /**
   * The seats of a match with the names of their people; empty for a match that is no longer its room's current one.
   */
  async labels({ roomCode, matchId }: MatchKey): Promise<SeatLabel[]> {
    const room = await this.#store.loadRoom(roomCode);
    if (room?.matchId !== matchId) return [];
    const { seats } = await this.#rooms.view(room);
    return seats.map(({ seat, kind, name, here }) => ({
      id: Number(seat),
      ...(kind !== 'empty' && { name, isConnected: here }),
    }));
  }
}
