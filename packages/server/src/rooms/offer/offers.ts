import { randomUUID } from 'node:crypto';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { Refused, refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import type { Deals } from '../deals';
import type { Rooms } from '../rooms';
import { answererOf, seatsOfHost } from '../seats/seatRequestRules';
import { requireHost } from '../seats/seats';
import { agreedKind, answeredOffer, offered, othersThanHost, seatedFor, startableOffer } from './offerRules';

type HostSeats = (room: RoomRecord) => Seat[];

/**
 * The next match of a room is an offer that every seated player accepts on their own page, so that nobody is dealt in
 * while they watch a replay or have put the phone away. Refusals are thrown as `Refused`.
 */
export class Offers {
  readonly #rooms: Rooms;
  readonly #deals: Deals;

  constructor(rooms: Rooms, deals: Deals) {
    this.#rooms = rooms;
    this.#deals = deals;
  }

  /**
   * Offers the next match. Deals it at once if it is the first one, or the host is the only person seated. Throws
   * `NOT_HOST` and the refusals of `Deals.deal`.
   */
  async propose(code: string, key: unknown, kind: 'start' | 'rematch'): Promise<RoomView> {
    const kept = await this.#rooms.load(code);
    requireHost(kept, key);
    const passed = await this.#deals.passed(kept, kind);
    const hostSeats = (await this.#hostSeats(kept))(kept);
    const isFirst = passed(kept).hosting.history.length === 0;
    if (isFirst || othersThanHost(kept, hostSeats).length === 0) return this.#deals.byHost(code, kind, key);
    await this.#deals.requireDeal(kept.code);
    const id = randomUUID();
    const room = await this.#rooms.change(code, (now) => {
      requireHost(now, key);
      if (now.seats.some((seat) => seat.kind === 'empty')) throw refused('SEATS_EMPTY');
      return offered(now.matchId === kept.matchId ? passed(now) : now, { id, kind, hostSeats });
    });
    return this.#rooms.view(room);
  }

  /** Accepts or declines. The last acceptance starts the match. Throws `NO_OFFER`, `NOT_YOUR_SEAT`. */
  async answer(code: string, id: string, key: unknown, agreed: boolean): Promise<RoomView> {
    const hostSeats = await this.#hostSeats(await this.#rooms.load(code));
    let isNew = false;
    const room = await this.#rooms.change(code, (kept) => {
      const after = answeredOffer(kept, id, { by: answererOf(kept, key), agreed, hostSeats: hostSeats(kept) });
      isNew = after !== kept;
      return after;
    });
    const kind = agreedKind(room, id, hostSeats(room));
    // A repeated answer must not deal a second match.
    if (!isNew || kind === undefined) return this.#rooms.view(room);
    try {
      return await this.#begin(code, id, kind, () => [], hostSeats);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The answer is stored. Another request was faster, or the host is told why the match cannot start.
      return this.#rooms.view(await this.#rooms.load(code));
    }
  }

  /**
   * Starts the match without the people who have not agreed, all of whom must be named. Throws `NOT_HOST`, `NO_OFFER`,
   * `OFFER_CHANGED` and the refusals of `Deals.deal`.
   */
  async startWithout(code: string, id: string, key: unknown, without: readonly Seat[]): Promise<RoomView> {
    const kept = await this.#rooms.load(code);
    requireHost(kept, key);
    const hostSeats = await this.#hostSeats(kept);
    const { kind } = startableOffer(kept, id, without, hostSeats(kept));
    return this.#begin(
      code,
      id,
      kind,
      (room) => {
        requireHost(room, key);
        return without;
      },
      hostSeats,
    );
  }

  #begin(
    code: string,
    id: string,
    kind: 'start' | 'rematch',
    without: (room: RoomRecord) => readonly Seat[],
    hostSeats: HostSeats,
  ): Promise<RoomView> {
    return this.#deals.deal(code, kind, (room) => {
      const own = hostSeats(room);
      return seatedFor(room, startableOffer(room, id, without(room), own), own);
    });
  }

  async #hostSeats(room: RoomRecord): Promise<HostSeats> {
    const visitors = await this.#rooms.visitors(room);
    return (now) => seatsOfHost(now, visitors);
  }
}
