import type { RoomRecord } from '../../store/records';
import { type Shown, withShown } from './shownTogether';

/** Records in a room which keys and browsers were shown on one connection, across its namespaces. */
export class ShownKeys {
  readonly #change: (code: string, change: (room: RoomRecord) => RoomRecord) => Promise<unknown>;
  readonly #shown = new WeakMap<object, Map<string, Shown>>();

  constructor(change: (code: string, change: (room: RoomRecord) => RoomRecord) => Promise<unknown>) {
    this.#change = change;
  }

  /** Resolves when the room has recorded everything this connection has shown so far. */
  async note(connection: object, room: RoomRecord, { keys, browsers }: Shown): Promise<void> {
    const rooms = this.#shown.get(connection) ?? new Map<string, Shown>();
    const before = rooms.get(room.code) ?? { keys: [], browsers: [] };
    const shown: Shown = {
      keys: [...new Set([...before.keys, ...keys])],
      browsers: [...new Set([...before.browsers, ...browsers])],
    };
    this.#shown.set(connection, rooms.set(room.code, shown));
    if (withShown(room, shown) !== room) await this.#change(room.code, (kept) => withShown(kept, shown));
  }
}
