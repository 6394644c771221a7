import type { Logger } from 'pino';
import { Timers } from '../../clock/timers';
import type { RoomSubscriptions } from '../../cluster/roomSubscriptions';
import type { RoomRecord } from '../../store/records';
import type { Presence } from '../presence/presence';
import type { Rooms } from '../rooms';

/** How long a tutorial's room is kept after everybody has left, in milliseconds. */
export const TUTORIAL_TIMEOUT = 60 * 60_000;

export interface TutorialCleanupParts {
  rooms: Rooms;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  log: Logger;
  /** Milliseconds. */
  timeout: number;
}

/**
 * Deletes the room of a tutorial some time after the learner has left. A room in which others have sat down is kept like
 * any other. Records and wire call a tutorial `lesson`.
 */
export class TutorialCleanup {
  readonly #parts: TutorialCleanupParts;
  readonly #waiting = new Timers();
  readonly #endings: (() => void)[];

  constructor(parts: TutorialCleanupParts) {
    this.#parts = parts;
    const { presence, subscriptions } = parts;
    this.#endings = [
      presence.listen((code) => this.#look(subscriptions.room(code))),
      subscriptions.listen({ changed: (room) => this.#look(room), deleted: ({ code }) => this.#waiting.stop(code) }),
    ];
  }

  close(): void {
    for (const end of this.#endings) end();
    this.#waiting.close();
  }

  #look(room: RoomRecord | undefined): void {
    if (!room?.hosting.lesson) return;
    const { code } = room;
    const { presence, timeout, log } = this.#parts;
    const end = () => {
      this.#end(room).catch((error: unknown) =>
        log.warn({ err: error }, 'the room of a tutorial could not be deleted'),
      );
    };
    if (presence.visitors(code).size > 0) this.#waiting.stop(code);
    else this.#waiting.start(code, timeout, end);
  }

  async #end(room: RoomRecord): Promise<void> {
    const { rooms } = this.#parts;
    if ((await rooms.visitors(room)).size > 0) return;
    await rooms.remove(room.code, ({ seats }) => seats.filter(({ kind }) => kind === 'person').length <= 1);
  }
}
