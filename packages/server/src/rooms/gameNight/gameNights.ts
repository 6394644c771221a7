import { randomUUID } from 'node:crypto';
import type { ReplyBody } from '@lantern/protocol/bodies';
import type { Replied } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refusedFor } from '../../refusals';
import type { GameNightRecord } from '../../store/records';
import { browserHashIn } from '../access/keys';
import type { Rooms } from '../rooms';
import { requireHost } from '../seats/seats';
import { datedFor, guestOf, replied, withoutGuest } from './gameNightRules';

/**
 * Maximum number of answers and changes of one address in ten minutes, across all rooms. Several servers count
 * separately.
 */
export const REPLIES_OF_ADDRESS = 30;

/** The date of the next meeting in a room, and the answers. Refusals are thrown as `Refused`. */
export class GameNights {
  readonly #rooms: Pick<Rooms, 'change' | 'view' | 'nameOf'>;
  readonly #replies = new RateLimiterMemory({ points: REPLIES_OF_ADDRESS, duration: 600 });

  constructor(rooms: Pick<Rooms, 'change' | 'view' | 'nameOf'>) {
    this.#rooms = rooms;
  }

  /** Sets or removes the date. Throws `NO_SUCH_ROOM`, `NOT_HOST`, `BAD_DATE`. */
  async date(code: string, key: unknown, at: number | null): Promise<RoomView> {
    const room = await this.#rooms.change(code, (kept) => {
      requireHost(kept, key);
      return datedFor(kept, at, Date.now());
    });
    return this.#rooms.view(room);
  }

  /**
   * Stores a guest's answer. Throws `NO_SUCH_ROOM`, `TOO_MANY_REQUESTS`, `BAD_NAME`, `FORBIDDEN_WORD` and the refusals of `replied`.
   * @param address the household the request comes from
   */
  async reply(code: string, { name, reply, browser }: ReplyBody, address: string): Promise<Replied> {
    const clean = this.#rooms.nameOf(name);
    await this.#replies.consume(address).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw refusedFor('TOO_MANY_REQUESTS', msBeforeNext);
    });
    let hash = '';
    const room = await this.#rooms.change(code, (kept) => {
      hash = browserHashIn(kept.code, browser);
      return replied(kept, { id: randomUUID(), name: clean, reply, browser: hash }, Date.now());
    });
    const guest = guestOf(room.hosting.gameNight as GameNightRecord, hash)?.id as string;
    return { guest, room: await this.#rooms.view(room) };
  }

  /** Removes an answer. Throws `NO_SUCH_ROOM`, `NOT_HOST`. */
  async remove(code: string, key: unknown, guest: string): Promise<RoomView> {
    const room = await this.#rooms.change(code, (kept) => {
      requireHost(kept, key);
      return withoutGuest(kept, guest);
    });
    return this.#rooms.view(room);
  }
}
