import type { OwnDataBody } from '@lantern/protocol/bodies';
import type { OwnData } from '@lantern/protocol/ownData';
import { refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import type { Store } from '../../store/store';
import { browserHashIn, hashKey } from '../access/keys';
import type { Chat } from '../chat/chat';
import { saidOf } from '../chat/chatMessages';
import { isSameNight, withNightOf } from '../group/groupRules';
import type { Groups } from '../group/groups';
import type { Rooms } from '../rooms';
import { personOfKey } from '../seats/people';
import { matchesOf, namesOf, type Owner, withoutFormer, withoutName, withoutOwner } from './ownDataRules';

export interface OwnDataParts {
  store: Pick<Store, 'chat' | 'groups' | 'marks' | 'personal' | 'push' | 'mail' | 'hooks'>;
  rooms: Pick<Rooms, 'load' | 'change'>;
  chat: Pick<Chat, 'erase'>;
  groups: Pick<Groups, 'laterRooms'>;
}

/**
 * The data that a room stores about one person, for that person only: to save or to delete them. Refusals are thrown as
 * `Refused`: `NO_SUCH_ROOM`, `NOT_YOUR_SEAT`.
 */
export class OwnDataOfPeople {
  readonly #parts: OwnDataParts;

  constructor(parts: OwnDataParts) {
    this.#parts = parts;
  }

  /** @param key of the current or the last seat of the person, if they had one */
  async of(code: string, key: unknown, body: OwnDataBody): Promise<OwnData> {
    const room = await this.#parts.rooms.load(code);
    const owner = ownerOf(room, key, body);
    const { gameNight } = room.hosting;
    const guest = gameNight?.guests.find(({ browser }) => browser === owner.browser);
    return {
      room: room.code,
      game: room.game,
      ...(await this.#ofPerson(room, owner)),
      ...(await this.#ofSeat(room, owner)),
      messages: await this.#messages(room, owner),
      answer: guest && owner.browser !== undefined ? { name: guest.name, reply: guest.reply } : null,
    };
  }

  /**
   * Deletes the data. The room itself comes last: until then the key still proves the owner, so the request can be
   * repeated.
   */
  async remove(code: string, key: unknown, body: OwnDataBody): Promise<void> {
    const { store, rooms, chat } = this.#parts;
    const room = await rooms.load(code);
    const owner = ownerOf(room, key, body);
    const { person, keyHash } = owner;
    await chat.erase(room.code, authorsOf(owner));
    if (person !== undefined) {
      await store.personal.remove(room.code, person);
      for (const name of namesOf(room, person)) await store.hooks.forget(room.code, name);
    }
    if (person !== undefined && keyHash !== undefined) {
      await this.#removeFromGroup(room, person, keyHash);
      for (const { address } of await this.#notified(room, keyHash))
        await store.push.remove(room.code, address.endpoint);
      for (const { id } of await store.mail.ofSeat(room.code, keyHash))
        await store.mail.removeSeat({ boxId: id, roomCode: room.code, keyHash });
    }
    await rooms.change(room.code, (kept) => withoutOwner(kept, owner));
  }

  /** Deletes the name of a person from the history of the group, in a room and in later ones. */
  async #removeFromGroup(room: RoomRecord, person: number, keyHash: string): Promise<void> {
    const { store, rooms, groups } = this.#parts;
    const earlier = await store.groups.load(room.code);
    const own = withNightOf(earlier, room);
    for await (const { code } of groups.laterRooms(room)) {
      const nights = await store.groups.load(code);
      const nameless = nights.map((night) =>
        own.some((record) => isSameNight(record, night)) ? withoutName(night, person) : night,
      );
      if (nights.length > 0) await store.groups.save(code, nameless);
      await rooms.change(code, (kept) => withoutFormer(kept, keyHash));
    }
    if (earlier.length > 0)
      await store.groups.save(
        room.code,
        earlier.map((night) => withoutName(night, person)),
      );
  }

  async #ofPerson({ code, seats, hosting }: RoomRecord, { person }: Owner) {
    const { personal, marks, groups } = this.#parts.store;
    if (person === undefined) {
      const nothing = { seat: null, name: null, extraTime: null, marks: null, orders: null, note: null };
      return { ...nothing, matches: [], earlierMatches: [] };
    }
    const own = seats.find((seat) => seat.kind === 'person' && seat.person === person);
    const { orders, note } = await personal.load(code, person);
    const mark = (await marks.ofRooms([code])).find((ofRoom) => ofRoom.person === person);
    const earlier = (await groups.load(code)).flatMap(({ matches }) => matches);
    return {
      seat: own?.seat ?? null,
      name: own?.name ?? hosting.people.gone.find((one) => one.person === person)?.name ?? null,
      extraTime: hosting.extraTime?.[person] ?? null,
      matches: matchesOf(hosting.history, person),
      earlierMatches: matchesOf(earlier, person),
      marks: mark ? { read: mark.read, seen: mark.seen } : null,
      orders: orders?.orders ?? null,
      note: note?.text ?? null,
    };
  }

  async #ofSeat(room: RoomRecord, { keyHash }: Owner): Promise<Pick<OwnData, 'notifications' | 'mails'>> {
    if (keyHash === undefined) return { notifications: [], mails: [] };
    const boxes = await this.#parts.store.mail.ofSeat(room.code, keyHash);
    return {
      notifications: (await this.#notified(room, keyHash)).map(({ address, language, zone }) => ({
        endpoint: address.endpoint,
        language,
        zone: zone ?? null,
      })),
      mails: boxes.map(({ address, mode, language, zone }) => ({ address, mode, language, zone })),
    };
  }

  async #messages({ code }: RoomRecord, owner: Owner): Promise<OwnData['messages']> {
    const authors = authorsOf(owner);
    const said = await this.#parts.store.chat.since(new Map([[code, { all: 0, watchers: 0 }]]));
    return said.filter(({ author }) => author !== undefined && authors.includes(author)).map(saidOf);
  }

  async #notified({ code }: RoomRecord, keyHash: string) {
    return (await this.#parts.store.push.addresses(code)).filter((address) => address.keyHash === keyHash);
  }
}

/** The owner who sends the request: a person of the room, or a browser without a seat. Throws `NOT_YOUR_SEAT`. */
function ownerOf(room: RoomRecord, key: unknown, { browser }: OwnDataBody): Owner {
  const person = personOfKey(room, key);
  if (person === undefined && (browser === undefined || key !== undefined)) throw refused('NOT_YOUR_SEAT');
  return {
    ...(person !== undefined && { person, keyHash: hashKey(String(key)) }),
    ...(browser !== undefined && { browser: browserHashIn(room.code, browser) }),
  };
}

function authorsOf({ person, browser }: Owner): string[] {
  return [person === undefined ? undefined : String(person), browser].filter((author) => author !== undefined);
}
