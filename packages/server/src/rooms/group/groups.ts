import { randomUUID } from 'node:crypto';
import type { RoomCreated } from '@lantern/protocol/credentials';
import type { GroupHistory } from '@lantern/protocol/groupHistory';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { refused } from '../../refusals';
import type { NightRecord } from '../../store/groups';
import type { RoomRecord } from '../../store/records';
import type { Store } from '../../store/store';
import { drawCode, drawKey, hashKey, keyFits } from '../access/keys';
import { withHosting } from '../host/hostingRules';
import { offered, othersThanHost } from '../offer/offerRules';
import type { Rooms } from '../rooms';
import { personOfKey } from '../seats/people';
import { seatsOfHost } from '../seats/seatRequestRules';
import { requireHost } from '../seats/seats';
import { following, isSameNight, withEarlier, withNightOf } from './groupRules';

/**
 * Rooms linked from one game night to the next, and what was played in them. Each room has its own copy of the history,
 * which therefore outlives the earlier rooms. Refusals are thrown as `Refused`.
 */
export class Groups {
  readonly #rooms: Rooms;
  readonly #store: Store;

  constructor(rooms: Rooms, store: Store) {
    this.#rooms = rooms;
    this.#store = store;
  }

  /**
   * Opens the next room of the group, with the same game. A room has only one next room as long as that exists. Throws
   * `NO_SUCH_ROOM`, `NOT_HOST`, `ROOM_PLAYING`, `NEXT_ROOM_OPEN`, `NO_SUCH_GAME` and the refusals of `optionsFor`.
   */
  async openNext(code: string, key: unknown): Promise<RoomCreated> {
    const before = await this.#rooms.load(code);
    requireHost(before, key);
    if (before.state === 'playing') throw refused('ROOM_PLAYING');
    if (await this.#nextOf(before)) throw refused('NEXT_ROOM_OPEN');
    const hostKey = drawKey();
    const nights = withNightOf(await this.#store.groups.load(before.code), before);
    const { game, options, seats } = before;
    const draft = await this.#rooms.draft({ game, options, players: seats.length }, hashKey(hostKey));
    const hostSeats = seatsOfHost(before, await this.#rooms.visitors(before));
    let room = following(draft, before, nights.length);
    while ((await this.#store.createRoom(room)) === 'exists') room = { ...room, code: drawCode() };
    try {
      await this.#store.groups.save(room.code, nights);
      await this.#link(before, key, { next: room.code, hostSeats });
    } catch (error) {
      await this.#rooms.remove(room.code, () => true);
      throw error;
    }
    return { room: await this.#rooms.view(room), hostKey };
  }

  /** Links a room to the next one and offers it to all seated players. */
  async #link(before: RoomRecord, key: unknown, to: { next: string; hostSeats: readonly Seat[] }): Promise<void> {
    const { next, hostSeats } = to;
    const id = randomUUID();
    await this.#rooms.change(before.code, (kept) => {
      requireHost(kept, key);
      const { group } = kept.hosting;
      if (group?.next !== before.hosting.group?.next) throw refused('NEXT_ROOM_OPEN');
      const linked = withHosting(kept, { group: { earlier: group?.earlier ?? 0, next } });
      const alone = othersThanHost(kept, hostSeats).length === 0;
      return alone ? linked : offered(linked, { id, kind: 'next', hostSeats });
    });
  }

  /** The code of the group's next room. Throws `NO_SUCH_ROOM`, `NOT_YOUR_SEAT`. */
  async nextCode(code: string, key: unknown): Promise<string | null> {
    const room = await this.#rooms.load(code);
    if (!keyFits(room.hostKeyHash, key) && personOfKey(room, key) === undefined) throw refused('NOT_YOUR_SEAT');
    return (await this.#nextOf(room))?.code ?? null;
  }

  /** The matches played in a room and in its predecessors. Throws `NO_SUCH_ROOM`. */
  async history(code: string): Promise<GroupHistory> {
    const room = await this.#rooms.load(code);
    const nights = withNightOf(await this.#store.groups.load(room.code), room);
    return { nights: nights.map(({ matches }) => ({ matches })) };
  }

  /**
   * Deletes the nights before that of a room, in it and in later rooms, with the rooms they were played in. A room
   * where people play is only unlinked. Throws `NO_SUCH_ROOM`, `NOT_HOST`.
   */
  async forget(code: string, key: unknown): Promise<RoomView> {
    const room = await this.#rooms.load(code);
    requireHost(room, key);
    const nights = await this.#store.groups.load(room.code);
    for (const night of nights) await this.#removeRoomOf(night);
    for await (const next of this.laterRooms(room)) {
      await this.#keep(
        next.code,
        (await this.#store.groups.load(next.code)).filter(
          (record) => !nights.some((night) => isSameNight(night, record)),
        ),
      );
    }
    return this.#rooms.view(await this.#keep(room.code, []));
  }

  /** The rooms of the group after a room, as far as they exist. */
  async *laterRooms(room: RoomRecord): AsyncGenerator<RoomRecord> {
    for (let next = await this.#nextOf(room); next; next = await this.#nextOf(next)) yield next;
  }

  async #removeRoomOf({ code, createdAt }: NightRecord): Promise<void> {
    const room = await this.#store.loadRoom(code);
    if (room?.createdAt !== createdAt) return;
    if (room.state === 'playing') await this.#keep(code, []);
    else await this.#rooms.remove(code, (kept) => kept.createdAt === createdAt && kept.state !== 'playing');
  }

  async #keep(code: string, nights: readonly NightRecord[]): Promise<RoomRecord> {
    await this.#store.groups.save(code, nights);
    return this.#rooms.change(code, (kept) => withEarlier(kept, nights.length));
  }

  async #nextOf({ hosting: { group } }: RoomRecord): Promise<RoomRecord | undefined> {
    return group?.next === undefined ? undefined : this.#store.loadRoom(group.next);
  }
}
