import type { Waits } from '@lantern/protocol/absence';
import type { Seat } from '@lantern/protocol/seat';
import type { Logger } from 'pino';
import { Timers } from '../../clock/timers';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import type { RoomRecord } from '../../store/records';
import type { Presence } from '../presence/presence';
import type { Rooms } from '../rooms';
import { hostedBy, seatOfHost } from './hostingRules';

/** How long a host may be away before the role passes on, in milliseconds. */
export const HOST_TIMEOUT = 3 * 60_000;

export interface HostSuccessionParts {
  rooms: Rooms;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  log: Logger;
  /** Milliseconds. */
  timeout: number;
}

/** How long is waited at a time for a date that may be far ahead, in milliseconds: no timer runs for months. */
const LOOK_AGAIN = 24 * 60 * 60_000;

/**
 * Passes the host role to the next seated person who is present when the host has been away for some minutes. Every server
 * with a connection to the room tries; the later ones find a host and change nothing. In a room that waits for the date of
 * its game night the host is not expected before it, and keeps the role.
 */
export class HostSuccession {
  readonly #parts: HostSuccessionParts;
  readonly #waiting = new Timers();
  readonly #dates = new Timers();
  readonly #endings: (() => void)[];

  constructor(parts: HostSuccessionParts) {
    this.#parts = parts;
    this.#endings = [
      parts.presence.listen((code) => this.#look(code)),
      parts.subscriptions.listen({
        changed: (room) => this.#look(room.code),
        left: (code) => {
          this.#waiting.stop(code);
          this.#dates.stop(code);
        },
      }),
    ];
  }

  /** To whom the role of a room's host passes unless the host comes back, and in how many milliseconds. */
  of(room: RoomRecord): Waits['host'] {
    const remaining = this.#waiting.left(room.code);
    const heir = this.#heirOf(room);
    return remaining === undefined || heir === undefined ? null : { heir, remaining };
  }

  close(): void {
    for (const end of this.#endings) end();
    this.#waiting.close();
    this.#dates.close();
  }

  #look(code: string): void {
    const room = this.#parts.subscriptions.room(code);
    const { timeout, log } = this.#parts;
    const pass = () => {
      this.#passOn(code).catch((error: unknown) => {
        log.warn({ err: error }, 'the host role could not be passed on');
        this.#look(code);
      });
    };
    this.#dates.stop(code);
    const ahead = room ? untilDate(room) : 0;
    if (ahead > 0) this.#dates.start(code, Math.min(ahead, LOOK_AGAIN), () => this.#look(code));
    if (!room || ahead > 0 || this.#heirOf(room) === undefined) this.#waiting.stop(code);
    else this.#waiting.start(code, timeout, pass);
  }

  async #passOn(code: string): Promise<void> {
    await this.#parts.rooms.change(code, (room) => {
      const heir = untilDate(room) > 0 ? undefined : this.#heirOf(room);
      return heir === undefined ? room : hostedBy(room, heir);
    });
  }

  /** The next person after the host who is here; nobody while the host is here. */
  #heirOf(room: RoomRecord): Seat | undefined {
    const { presence } = this.#parts;
    if (presence.visitors(room.code).hosts(room).length > 0) return undefined;
    const last = room.seats.findIndex(({ seat }) => seat === seatOfHost(room));
    const inOrder = [...room.seats, ...room.seats].slice(last + 1);
    return inOrder.find(({ kind, seat }) => kind === 'person' && presence.seatHere(room, seat))?.seat;
  }
}

/** Milliseconds until the game night that a room waits for; 0 where it has begun, or none is set. */
function untilDate({ state, hosting: { gameNight } }: RoomRecord): number {
  return state === 'open' && gameNight ? Math.max(0, gameNight.at - Date.now()) : 0;
}
