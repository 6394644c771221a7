import type { Logger } from 'pino';
import type { RoomRecord } from '../store/store';
import type { Attention } from './attention';
import type { Presence } from './presence';
import type { Rooms } from './rooms';

/** How long the room of a lesson is kept in which nobody is any more, in milliseconds. */
export const LESSON_PATIENCE = 60 * 60_000;

export interface LessonsParts {
  rooms: Rooms;
  presence: Presence;
  attention: Attention;
  log: Logger;
  /** Milliseconds. */
  patience: number;
}

/**
 * Deletes the rooms of lessons some time after the learner has left: nobody else was ever asked to come there. A room
 * that others have sat down in is a room like any other.
 */
export class Lessons {
  readonly #parts: LessonsParts;
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #endings: (() => void)[];

  constructor(parts: LessonsParts) {
    this.#parts = parts;
    const { presence, attention } = parts;
    this.#endings = [
      presence.listen((code) => this.#look(attention.room(code))),
      attention.listen({ changed: (room) => this.#look(room), deleted: ({ code }) => this.#rest(code) }),
    ];
  }

  close(): void {
    for (const end of this.#endings) end();
    for (const code of [...this.#waiting.keys()]) this.#rest(code);
  }

  #look(room: RoomRecord | undefined): void {
    if (!room?.hosting.lesson) return;
    const { code } = room;
    const { presence } = this.#parts;
    if (presence.visitors(code).length > 0) this.#rest(code);
    else if (!this.#waiting.has(code)) this.#wait(room);
  }

  #wait(room: RoomRecord): void {
    const { patience, log } = this.#parts;
    const end = () => {
      this.#waiting.delete(room.code);
      this.#end(room).catch((error: unknown) => log.warn({ err: error }, 'the room of a lesson could not be deleted'));
    };
    this.#waiting.set(room.code, setTimeout(end, patience));
  }

  async #end(room: RoomRecord): Promise<void> {
    const { rooms } = this.#parts;
    if ((await rooms.visitors(room)).length > 0) return;
    await rooms.remove(room.code, ({ seats }) => seats.filter(({ kind }) => kind === 'person').length <= 1);
  }

  #rest(code: string): void {
    clearTimeout(this.#waiting.get(code));
    this.#waiting.delete(code);
  }
}
