import type { Logger } from 'pino';
import { steadyNow } from '../../clock/steadyTime';
import { Timers } from '../../clock/timers';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import type { RoomRecord } from '../../store/records';
import type { Presence } from '../presence/presence';
import type { Rooms } from '../rooms';
import { isSuspended, resumed, suspended } from './suspendAndResume';

/** How long a match goes on after everybody has left its room, in milliseconds. */
export const IDLE_TIMEOUT = 5 * 60_000;

/** Milliseconds until what the store would not take is tried again. */
const RETRY = 2000;

export interface IdleSuspensionParts {
  rooms: Rooms;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  /** This server's id. */
  registry: { readonly id: string };
  log: Logger;
  /** Milliseconds. */
  timeout: number;
}

/**
 * Suspends a match whose room everybody has left for some minutes: no clock runs, no bot or stand-in plays, no server owns it.
 * It resumes as soon as somebody comes, owned by the server they are connected to.
 */
export class IdleSuspension {
  readonly #parts: IdleSuspensionParts;
  readonly #waiting = new Timers();
  readonly #endings: (() => void)[];

  constructor(parts: IdleSuspensionParts) {
    this.#parts = parts;
    const { presence, subscriptions } = parts;
    this.#endings = [
      presence.listen((code) => this.#look(subscriptions.room(code))),
      subscriptions.listen({ changed: (room) => this.#look(room), left: (code) => this.#waiting.stop(code) }),
    ];
  }

  close(): void {
    for (const end of this.#endings) end();
    this.#waiting.close();
  }

  #look(room: RoomRecord | undefined): void {
    if (!room) return;
    const { code } = room;
    const { presence, registry, timeout } = this.#parts;
    const isHere = presence.visitors(code).size > 0;
    if (isHere && isSuspended(room)) this.#change(code, (kept) => resumed(kept, registry.id));
    if (!isHere && room.state === 'playing' && room.owner === registry.id) {
      this.#waiting.start(code, timeout, () => this.#change(code, (kept) => this.#left(kept)));
    } else this.#waiting.stop(code);
  }

  /** The room, suspended unless somebody has come meanwhile. */
  #left(room: RoomRecord): RoomRecord {
    const isHere = this.#parts.presence.visitors(room.code).size > 0;
    return isHere || room.owner !== this.#parts.registry.id ? room : suspended(room, steadyNow());
  }

  #change(code: string, change: (room: RoomRecord) => RoomRecord): void {
    const { rooms, subscriptions, log } = this.#parts;
    rooms.change(code, change).catch((error: unknown) => {
      log.warn({ err: error }, 'a match could not be suspended or resumed');
      this.#waiting.start(code, RETRY, () => this.#look(subscriptions.room(code)));
    });
  }
}
