import type { DeskBody } from '@lantern/protocol/bodies';
import type { DeskRoom, Desk as DeskView } from '@lantern/protocol/desk';
import { steadyNow } from '../../clock/steadyTime';
import { dayClockView } from '../../days/dayClock';
import type { DayClockRecord } from '../../store/days';
import type { LoadedRoom, RoomRecord, SeatRecord } from '../../store/records';
import type { Store } from '../../store/store';
import type { CodeGuesses } from '../access/codeGuesses';
import { hashFits, normalCode, presentedHash } from '../access/keys';
import { keyOf, type SeatMarks } from '../marks/seatMarks';

export interface DeskParts {
  store: Pick<Store, 'loadRooms' | 'days' | 'chat'>;
  codes: CodeGuesses;
  marks: Pick<SeatMarks, 'ofRooms'>;
}

/** A room in the answer, with the records of the seats whose keys were sent. */
interface ListedRoom extends LoadedRoom {
  mine: readonly SeatRecord[];
}

/** Returns all rooms of a browser at once from stored data, without loading a match. */
export class Desk {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** @param address the household whose wrong codes are counted */
  async of(address: string, { rooms }: DeskBody): Promise<DeskView> {
    const { store, codes } = this.#parts;
    const wanted = new Map(rooms.flatMap(({ code, keys }) => [[normalCode(code), { code, keys }] as const]));
    const loaded = await store.loadRooms([...wanted.keys()].filter((code) => code !== undefined));
    const found = new Map(loaded.map((room) => [room.room.code, room]));
    const listed: ListedRoom[] = [];
    const gone: string[] = [];
    for (const [normal, { code, keys }] of wanted) {
      const one = found.get(normal ?? '');
      const mine = one ? seatsOfKeys(one.room, keys) : [];
      if (!codes.mayBeTold(address, { isThere: one !== undefined, isShown: mine.length > 0 })) continue;
      if (one) listed.push({ ...one, mine });
      else gone.push(code);
    }
    return { rooms: await this.#answers(listed), gone };
  }

  async #answers(listed: readonly ListedRoom[]): Promise<DeskRoom[]> {
    const codes = listed.map(({ room }) => room.code);
    const overDays = listed.flatMap(({ room }) => (room.state === 'playing' && room.hosting.tempo ? room.code : []));
    const [clocks, unread] = await Promise.all([this.#parts.store.days.ofRooms(overDays), this.#unread(listed, codes)]);
    return listed.map((one) => {
      const clock = clocks.find(({ roomCode }) => roomCode === one.room.code);
      return answerFor(one, clock, unread.get(one.room.code) ?? 0);
    });
  }

  async #unread(listed: readonly ListedRoom[], codes: readonly string[]): Promise<Map<string, number>> {
    const marks = await this.#parts.marks.ofRooms(codes);
    const readers = listed.flatMap(({ room: { code }, mine: [own] }) => {
      if (!own || own.person === null) return [];
      return { code, seat: own.seat, read: marks.get(keyOf({ roomCode: code, person: own.person }))?.read ?? 0 };
    });
    return this.#parts.store.chat.unread(readers);
  }
}

/** The seats of these keys, in the order of the keys. */
function seatsOfKeys({ seats }: RoomRecord, keys: readonly string[]): SeatRecord[] {
  return keys.flatMap((key) => {
    const hash = presentedHash(key);
    return seats.find(({ keyHash }) => hashFits(keyHash, hash)) ?? [];
  });
}

/** A room of the answer: an allow-list of the public data, and of the data that the browser's seats may see. */
function answerFor({ room, movedAt, mine }: ListedRoom, clock: DayClockRecord | undefined, unread: number): DeskRoom {
  const dayClock = clock && dayClockView(clock);
  return {
    code: room.code,
    game: room.game,
    state: room.state,
    paused: room.hosting.pausedAt !== null,
    seats: room.seats.map(({ seat, kind, name }) => ({ seat, kind, name })),
    mine: mine.map(({ seat }) => seat),
    overDays: room.hosting.tempo !== undefined,
    ...(dayClock && { dayClock }),
    ago: movedAt === null ? null : Math.max(0, steadyNow() - movedAt),
    unread,
  };
}
