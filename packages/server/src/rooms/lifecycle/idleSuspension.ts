import { MINUTE } from '@lantern/protocol/timeUnits';
import type { Logger } from 'pino';
import { steadyNow } from '../../clock/steadyTime';
import { Timers } from '../../clock/timers';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import { isOverDays } from '../../days/tempoRules';
import { levelOf } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import type { Presence } from '../presence/presence';
import type { Rooms } from '../rooms';
import { isSuspended, resumed, suspended } from './suspendAndResume';

/** The time for which a match continues after the last visitor has left its room, in milliseconds. */
export const IDLE_TIMEOUT = 5 * MINUTE;

/** How long a server keeps an unvisited match over days without work, in milliseconds. */
const LET_GO = 20_000;

const RETRY_DELAY_MS = 2000;

export interface IdleSuspensionParts {
  rooms: Rooms;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  /** Has this server's id. */
  registry: { readonly id: string };
  log: Logger;
  /** In milliseconds. */
  timeout: number;
  /** Whether the server is about to make a move in a match. */
  plays: (matchId: string) => boolean;
  /** Called when a match over days no longer has an owner. */
  dayBeat: { letGo(matchId: string): void };
}

/**
 * Suspends a match some minutes after the last visitor has left its room: no clock runs, no bot or stand-in plays, no
 * server owns it. It resumes for the next visitor, owned by the server they are connected to. A match over days is
 * released much sooner, since its deadlines need no owner.
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
      const after = isOverDays(room) ? Math.min(timeout, LET_GO) : timeout;
      this.#waiting.start(code, after, () => {
        if (isOverDays(room) && this.#parts.plays(room.matchId ?? '')) this.#look(this.#parts.subscriptions.room(code));
        else this.#change(code, (kept) => this.#left(kept));
      });
    } else this.#waiting.stop(code);
  }

  /** The room, suspended unless a visitor has come meanwhile. */
  #left(room: RoomRecord): RoomRecord {
    const isHere = this.#parts.presence.visitors(room.code).size > 0;
    return isHere || room.owner !== this.#parts.registry.id ? room : suspended(room, steadyNow());
  }

  #change(code: string, change: (room: RoomRecord) => RoomRecord): void {
    const { rooms, subscriptions, log, dayBeat } = this.#parts;
    rooms.change(code, change).then(
      (room) => {
        if (isOverDays(room) && room.owner === null && room.matchId !== null) dayBeat.letGo(room.matchId);
      },
      (error: unknown) => {
        log[levelOf(error, 'warn')]({ err: error }, 'a match could not be suspended or resumed');
        this.#waiting.start(code, RETRY_DELAY_MS, () => this.#look(subscriptions.room(code)));
      },
    );
  }
}
