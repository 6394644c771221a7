import { randomUUID } from 'node:crypto';
import type { SeatAsked } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { steadyNow } from '../../clock/steadyTime';
import { refusedFor } from '../../refusals';
import { drawKey, hashKey, keyFits, normalCode } from '../access/keys';
import type { Rooms } from '../rooms';
import {
  answeredRequest,
  answererOf,
  askedFor,
  openRequests,
  seatsOfHostPerson,
  withoutRequest,
} from './seatRequestRules';

/**
 * Maximum number of requests of one address for one seat within ten minutes. Each is open for at most two minutes, so
 * that others can ask for the seat too. A request that is refused at once does not count. Several servers count
 * separately.
 */
const ASKED_BY_ADDRESS = 3;

/** A person who asks for a seat. */
export interface Asking {
  name: string;
  /** The key of a seat they had here before. */
  formerKey: unknown;
  /** A stable id of their browser. */
  browser?: string | undefined;
}

/**
 * Requests for seats of a running match. The new person sees the seat's hand, so the host and one more seated person
 * have to approve. Refusals are thrown as `Refused`.
 */
export class SeatRequests {
  readonly #rooms: Pick<Rooms, 'change' | 'load' | 'newcomer' | 'view' | 'visitors'>;
  readonly #asked = new RateLimiterMemory({ points: ASKED_BY_ADDRESS, duration: 600 });

  constructor(rooms: Pick<Rooms, 'change' | 'load' | 'newcomer' | 'view' | 'visitors'>) {
    this.#rooms = rooms;
  }

  /**
   * Asks for a seat. The returned key opens the seat once it is granted. Throws `NO_SUCH_ROOM`, `TOO_MANY_REQUESTS`,
   * `BAD_NAME`, `SECOND_SEAT` and the refusals of `askedFor`.
   * @param address the household the request comes from
   */
  async ask(code: string, seat: Seat, asking: Asking, address: string): Promise<SeatAsked> {
    const key = `${normalCode(code)} ${seat} ${address}`;
    await this.#asked.consume(key).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw refusedFor('TOO_MANY_REQUESTS', msBeforeNext);
    });
    return this.#ask(code, seat, asking).catch(async (error) => {
      await this.#asked.reward(key);
      throw error;
    });
  }

  async #ask(code: string, seat: Seat, { name, formerKey, browser }: Asking): Promise<SeatAsked> {
    const { mayTake, ...newcomer } = await this.#rooms.newcomer(code, name, formerKey, browser);
    const visitors = await this.#rooms.visitors(await this.#rooms.load(code));
    const [id, seatKey] = [randomUUID(), drawKey()];
    const room = await this.#rooms.change(code, (kept) => {
      mayTake(kept);
      return askedFor(kept, seat, { id, newcomer: { ...newcomer, keyHash: hashKey(seatKey) } }, visitors, steadyNow());
    });
    return { request: id, seat, seatKey, room: await this.#rooms.view(room) };
  }

  /** Approves or declines; the asking person declines to withdraw. Throws `NO_SEAT_REQUEST`, `NOT_YOUR_SEAT`. */
  async answer(code: string, id: string, key: unknown, agreed: boolean): Promise<RoomView> {
    const visitors = await this.#rooms.visitors(await this.#rooms.load(code));
    const room = await this.#rooms.change(code, (kept) => {
      const own = openRequests(kept, steadyNow()).find(
        (openRequest) => openRequest.id === id && keyFits(openRequest.keyHash, key),
      );
      if (own && !agreed) return withoutRequest(kept, id);
      const hostSeats = seatsOfHostPerson(kept, visitors);
      return answeredRequest(kept, id, { by: answererOf(kept, key), agreed, hostSeats }, steadyNow());
    });
    return this.#rooms.view(room);
  }
}
