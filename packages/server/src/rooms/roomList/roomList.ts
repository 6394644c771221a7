import type { ListedRoom } from '@lantern/protocol/roomList';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Rooms } from '../rooms';

/** The number of rooms to read, newest first, and the maximum number to show. */
const MAX_LOADED = 200;
const MAX_LISTED = 30;

/** Minimum time between two computations of the list. */
const MIN_INTERVAL_MS = 1000;

/** The listed rooms with visitors and with a free seat or a match to watch. */
export class RoomList {
  readonly #rooms: Pick<Rooms, 'listed'>;
  #made: { list: Promise<ListedRoom[]>; until: number } | undefined;

  constructor(rooms: Pick<Rooms, 'listed'>) {
    this.#rooms = rooms;
  }

  /** The rooms of the list, newest first. */
  get(): Promise<ListedRoom[]> {
    if (this.#made && performance.now() < this.#made.until) return this.#made.list;
    const list = this.#make();
    this.#made = { list, until: performance.now() + MIN_INTERVAL_MS };
    // A failure goes to the current callers; the next one tries again.
    list.catch(() => {
      this.#made = undefined;
    });
    return list;
  }

  async #make(): Promise<ListedRoom[]> {
    const rooms = await this.#rooms.listed(MAX_LOADED);
    return rooms.flatMap((room) => listedRoom(room) ?? []).slice(0, MAX_LISTED);
  }
}

/** The list entry of a room; undefined if nobody is there, or if it has neither a free seat nor a match. */
function listedRoom({ code, game, state, locked, seats, watcherCount }: RoomView): ListedRoom | undefined {
  const persons = seats.filter(({ kind }) => kind === 'person');
  const free = state === 'playing' ? 0 : seats.filter(({ kind }) => kind === 'empty').length;
  const isOpen = state === 'playing' || (free > 0 && !locked);
  if (!isOpen || (watcherCount === 0 && !persons.some(({ here }) => here))) return undefined;
  return { code, game, names: persons.map(({ name }) => name), free };
}
