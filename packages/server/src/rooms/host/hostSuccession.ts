import type { Waits } from '@lantern/protocol/absence';
import { GAME_NIGHT_LASTS } from '@lantern/protocol/gameNight';
import type { Seat } from '@lantern/protocol/seat';
import { DAY, MINUTE } from '@lantern/protocol/timeUnits';
import type { Logger } from 'pino';
import { steadyNow } from '../../clock/steadyTime';
import { Timers } from '../../clock/timers';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import { isOverDays } from '../../days/tempoRules';
import { levelOf } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import type { Presence } from '../presence/presence';
import type { Rooms } from '../rooms';
import { givenBack, isBack, lentTo } from './hostDeputy';
import { seatOfHost, withHosting } from './hostingRules';

/** How long a host may be away before the role passes on, in milliseconds. */
export const HOST_TIMEOUT = 3 * MINUTE;

export interface HostSuccessionParts {
  rooms: Rooms;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  log: Logger;
  /** How long a host may be away, in milliseconds. */
  timeout: number;
}

/** How long the host of a room over days may be away before the role passes on, in milliseconds. */
const HOST_DAYS = 14 * DAY;

/** The interval at which the presence of the host of a room over days is stored, in milliseconds. */
const SEEN_EVERY = DAY;

/** Maximum length of one timer for a date, in milliseconds: a date may be months ahead. */
const LOOK_AGAIN = DAY;

/**
 * Passes the host role to the next seated person who is present when the host has been away for some minutes, and back
 * when the host returns. Every server with a connection to the room tries; the later ones find it done and change
 * nothing. While a game night is set, the host keeps the role until it is over; over days, for two weeks.
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

  /** The next host if the current one does not return, and the remaining milliseconds. */
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
        log[levelOf(error, 'warn')]({ err: error }, 'the host role could not be passed on');
        this.#look(code);
      });
    };
    this.#dates.stop(code);
    if (room && isOverDays(room)) this.#noteHost(room);
    const ahead = room ? keptFor(room) : 0;
    if (ahead > 0) this.#dates.start(code, Math.min(ahead, LOOK_AGAIN), () => this.#look(code));
    if (!room || ahead > 0 || this.#heirOf(room) === undefined) this.#waiting.stop(code);
    else this.#waiting.start(code, timeout, pass);
    if (room && isBack(room, this.#parts.presence.visitors(code))) this.#giveBack(code);
  }

  /** Stores the visit of the host of a room over days, once a day. */
  #noteHost({ code, hosting: { hostSeenAt = 0 }, hostKeyHash }: RoomRecord): void {
    const { rooms, presence, log } = this.#parts;
    if (presence.visitors(code).hosts({ hostKeyHash }).length === 0 || Date.now() - hostSeenAt < SEEN_EVERY) return;
    rooms
      .change(code, (room) => (isOverDays(room) ? withHosting(room, { hostSeenAt: Date.now() }) : room))
      .catch((error: unknown) =>
        log[levelOf(error, 'warn')]({ err: error }, 'the visit of a host could not be stored'),
      );
  }

  /** A failure is retried when a visitor comes or goes, or the room changes. */
  #giveBack(code: string): void {
    const { rooms, presence, log } = this.#parts;
    rooms
      .change(code, (room) => givenBack(room, presence.visitors(code), steadyNow()))
      .catch((error: unknown) => log[levelOf(error, 'warn')]({ err: error }, 'the host role could not be given back'));
  }

  async #passOn(code: string): Promise<void> {
    await this.#parts.rooms.change(code, (room) => {
      const heir = keptFor(room) > 0 ? undefined : this.#heirOf(room);
      return heir === undefined ? room : lentTo(room, heir);
    });
  }

  /** The next person after the host who is present; undefined while the host is here. */
  #heirOf(room: RoomRecord): Seat | undefined {
    const { presence } = this.#parts;
    if (presence.visitors(room.code).hosts(room).length > 0) return undefined;
    const last = room.seats.findIndex(({ seat }) => seat === seatOfHost(room));
    const inOrder = [...room.seats, ...room.seats].slice(last + 1);
    return inOrder.find(({ kind, seat }) => kind === 'person' && presence.seatHere(room, seat))?.seat;
  }
}

/** Milliseconds for which the host keeps the role even when absent; 0 for none. */
function keptFor(room: RoomRecord): number {
  if (!isOverDays(room)) return untilNightIsOver(room);
  const seenAt = room.hosting.hostSeenAt ?? room.createdAt;
  return Math.max(untilNightIsOver(room), seenAt + HOST_DAYS - Date.now());
}

/** Milliseconds until the game night of a room is over; 0 if it is over or not set. */
function untilNightIsOver({ hosting: { gameNight } }: RoomRecord): number {
  return gameNight ? Math.max(0, gameNight.at + GAME_NIGHT_LASTS - Date.now()) : 0;
}
