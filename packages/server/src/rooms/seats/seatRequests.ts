import { randomUUID } from 'node:crypto';
import type { SeatAsked } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { steadyNow } from '../../clock/steadyTime';
import { refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import { drawKey, hashKey, keyFits } from '../access/keys';
import type { Rooms } from '../rooms';
import {
  type Answerer,
  answeredRequest,
  askedFor,
  openRequests,
  seatsOfHost,
  withoutRequest,
} from './seatRequestRules';
import { seatNamed, seatOfKey } from './seats';

/**
 * Seats of a running match that were another's: whoever gets one sees its hand, so the host and one more seated person
 * have to agree. Refusals are thrown as `Refused`.
 */
export class SeatRequests {
  readonly #rooms: Pick<Rooms, 'change' | 'load' | 'newcomer' | 'view' | 'visitors'>;

  constructor(rooms: Pick<Rooms, 'change' | 'load' | 'newcomer' | 'view' | 'visitors'>) {
    this.#rooms = rooms;
  }

  /**
   * Asks for a seat. The key that is answered opens the seat once it has been given.
   * @param formerKey of a seat they had here before
   * @param browser anything by which the room knows the same browser again
   * Throws `NO_SUCH_ROOM`, `BAD_NAME`, `SECOND_SEAT` and the refusals of `askedFor`.
   */
  async ask(code: string, seat: Seat, name: string, formerKey: unknown, browser?: string): Promise<SeatAsked> {
    const { mayTake, ...newcomer } = await this.#rooms.newcomer(code, name, formerKey, browser);
    const [id, seatKey] = [randomUUID(), drawKey()];
    const room = await this.#rooms.change(code, (kept) => {
      mayTake(kept);
      return askedFor(kept, seat, { id, newcomer: { ...newcomer, keyHash: hashKey(seatKey) } }, steadyNow());
    });
    return { request: id, seat, seatKey, room: await this.#rooms.view(room) };
  }

  /** Agrees or not; whoever has asked ends it by a no. Throws `NO_SEAT_REQUEST`, `NOT_YOUR_SEAT`. */
  async answer(code: string, id: string, key: unknown, agreed: boolean): Promise<RoomView> {
    const visitors = await this.#rooms.visitors(await this.#rooms.load(code));
    const room = await this.#rooms.change(code, (kept) => {
      const own = openRequests(kept, steadyNow()).find((one) => one.id === id && keyFits(one.keyHash, key));
      if (own && !agreed) return withoutRequest(kept, id);
      const hostSeats = seatsOfHost(kept, visitors);
      return answeredRequest(kept, id, { by: answererOf(kept, key), agreed, hostSeats }, steadyNow());
    });
    return this.#rooms.view(room);
  }
}

/** Throws `NOT_YOUR_SEAT`. */
function answererOf(room: RoomRecord, key: unknown): Answerer {
  if (keyFits(room.hostKeyHash, key)) return 'host';
  const seat = seatOfKey(room, key);
  if (seat === null) throw refused('NOT_YOUR_SEAT');
  return { seat: seatNamed(room, seat) };
}
