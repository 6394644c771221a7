import type { Seat } from '@lantern/games/kit/seat';
import type {
  ChangeTalk,
  ConfigureRoom,
  CreateRoom,
  RoomCreated,
  RoomView,
  SeatTaken,
  StandIn,
} from '@lantern/games/protocol';
import type { Visitor } from '../store/roll';
import type { RoomRecord, Store } from '../store/store';
import type { Tables } from '../table/api';
import type { Attention } from './attention';
import { drawCode, drawKey, hashKey, keyFits, normalCode } from './keys';
import { cleanName } from './names';
import type { Presence } from './presence';
import type { PresenceElsewhere } from './presenceElsewhere';
import { Refused, refused } from './refused';
import { emptySeat, freeSeat, requireHost, requireSeat, vacated, withBot, withPerson, withStandIn } from './seats';
import { configured, type Games, gameNamed, optionsFor } from './settings';
import { changedTalk, QUIET } from './talkRules';
import { roomView } from './view';

export interface RoomsParts {
  store: Store;
  tables: Tables;
  games: Games;
  presence: Presence;
  attention: Attention;
  /** Who is here through other servers; nothing where there are none. */
  elsewhere: PresenceElsewhere | null;
  /** This server in the roll: it keeps the matches it deals. */
  servers: { readonly id: string };
}

/** How often a change is tried again on a room that somebody else has changed in the meantime. */
const TRIES = 8;

/**
 * The rooms: who sits where, what is played. Every change is a function of the kept room, saved only onto the version it
 * was made from, and made again if somebody was quicker. Refusals are thrown as `Refused`; nothing has changed then.
 */
export class Rooms {
  readonly #parts: RoomsParts;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  /** A room as everybody may see it. */
  async view(room: RoomRecord): Promise<RoomView> {
    const [view] = await this.views([room]);
    return view as RoomView;
  }

  /** Rooms as everybody may see them, in their order. */
  async views(rooms: readonly RoomRecord[]): Promise<RoomView[]> {
    const { presence, attention, elsewhere } = this.#parts;
    const unknown = rooms.flatMap(({ code }) => (attention.room(code) ? [] : code));
    const nobody = new Map<string, Visitor[]>();
    // A change that has been saved is answered, whether or not it can be found out who else is here.
    const others = elsewhere && unknown.length > 0 ? await elsewhere.look(unknown).catch(() => nobody) : nobody;
    return rooms.map((room) => roomView(room, [...presence.visitors(room.code), ...(others.get(room.code) ?? [])]));
  }

  /** The kept room, from a code as people type it. Throws `NO_SUCH_ROOM`. */
  async load(code: string): Promise<RoomRecord> {
    const normal = normalCode(code);
    const room = normal === undefined ? undefined : await this.#parts.store.loadRoom(normal);
    if (!room) throw refused('NO_SUCH_ROOM');
    return room;
  }

  /** Listed rooms, newest first. */
  async listed(limit: number): Promise<RoomView[]> {
    return this.views(await this.#parts.store.listRooms({ limit }));
  }

  /** Opens a room under a fresh code. Throws `NO_SUCH_GAME`, `BAD_NAME` and the refusals of `optionsFor`. */
  async create(wish: CreateRoom): Promise<RoomCreated> {
    const hostKey = drawKey();
    let room = this.draft(wish, hashKey(hostKey));
    const seatKey = drawKey();
    if (wish.name !== undefined) room = withPerson(room, '0', nameOf(wish.name), hashKey(seatKey));
    while ((await this.#parts.store.createRoom(room)) === 'exists') room = { ...room, code: drawCode() };
    const view = await this.view(room);
    const seated = wish.name === undefined ? {} : { seat: { seat: '0', seatKey, room: view } };
    return { room: view, hostKey, ...seated };
  }

  /** A room as it would be kept, with empty seats. Throws `NO_SUCH_GAME` and the refusals of `optionsFor`. */
  draft(wish: CreateRoom, hostKeyHash: string): RoomRecord {
    const module = gameNamed(this.#parts.games, wish.game);
    const options = optionsFor(module, wish.players, wish.options);
    const now = Date.now();
    return {
      code: drawCode(),
      version: 1,
      game: module.id,
      options,
      listed: wish.listed ?? false,
      state: 'open',
      hostKeyHash,
      seats: Array.from({ length: wish.players }, (_, index) => emptySeat(String(index))),
      matchId: null,
      keeper: null,
      talk: QUIET,
      createdAt: now,
      updatedAt: now,
    };
  }

  /** Tells of a room that was kept with its match already running. */
  opened(room: RoomRecord): void {
    this.#parts.attention.saved(room, { ...room, state: 'open', matchId: null });
  }

  /**
   * Sits somebody down, on any free seat if none is named.
   * Throws `NO_SUCH_ROOM`, `BAD_NAME`, `NO_SUCH_SEAT`, `SEAT_TAKEN`, `ROOM_FULL`.
   */
  async sit(code: string, wanted: Seat | undefined, name: string): Promise<SeatTaken> {
    const clean = nameOf(name);
    const seatKey = drawKey();
    let seat = '';
    const room = await this.change(code, (kept) => {
      seat = freeSeat(kept, wanted);
      return withPerson(kept, seat, clean, hashKey(seatKey));
    });
    return { seat, seatKey, room: await this.view(room) };
  }

  /** Vacates a seat, by its own key or the host's. Throws `NOT_YOUR_SEAT`, `NO_SUCH_SEAT`, `SEAT_EMPTY`. */
  async stand(code: string, seat: Seat, key: unknown): Promise<RoomView> {
    return this.#changeView(code, (room) => {
      if (!keyFits(room.hostKeyHash, key)) requireSeat(room, seat, key);
      return vacated(room, seat);
    });
  }

  /** Throws `NOT_HOST`, `NO_SUCH_SEAT`, `SEAT_TAKEN`. */
  async bot(code: string, seat: Seat, key: unknown): Promise<RoomView> {
    return this.#changeView(code, (room) => {
      requireHost(room, key);
      return withBot(room, seat);
    });
  }

  /** Throws `NOT_HOST`, `NO_SUCH_SEAT`. */
  async standIn(code: string, seat: Seat, key: unknown, standIn: StandIn): Promise<RoomView> {
    return this.#changeView(code, (room) => {
      requireHost(room, key);
      return withStandIn(room, seat, standIn);
    });
  }

  /** Throws `NOT_HOST` and the refusals of `configured`. */
  async configure(code: string, key: unknown, wish: ConfigureRoom): Promise<RoomView> {
    return this.#changeView(code, (room) => {
      requireHost(room, key);
      return configured(room, wish, this.#parts.games);
    });
  }

  /** Throws `NOT_HOST`. */
  async talk(code: string, key: unknown, wish: ChangeTalk): Promise<RoomView> {
    return this.#changeView(code, (room) => {
      requireHost(room, key);
      return changedTalk(room, wish);
    });
  }

  /** Deals the first or the next match. Throws `NOT_HOST`, `ROOM_PLAYING`, `SEATS_EMPTY`. */
  async start(code: string, key: unknown): Promise<RoomView> {
    const kept = await this.load(code);
    requireHost(kept, key);
    await this.#requireStartable(kept);
    const started = await this.dealt(kept);
    const room = await this.change(code, (now) => {
      requireHost(now, key);
      if (!sameDeal(now, kept)) throw refused('ROOM_PLAYING');
      if (now.seats.some((seat) => seat.kind === 'empty')) throw refused('SEATS_EMPTY');
      return { ...now, options: started.options, state: 'playing', matchId: started.matchId, keeper: started.keeper };
    });
    return this.view(room);
  }

  /** The room with a fresh match of its game; not yet saved. */
  async dealt(room: RoomRecord): Promise<RoomRecord> {
    const { code, game, seats } = room;
    const options = optionsFor(gameNamed(this.#parts.games, game), seats.length, room.options);
    const matchId = await this.#parts.tables.create({ roomCode: code, game, players: seats.length, options });
    return { ...room, options, state: 'playing', matchId, keeper: this.#parts.servers.id };
  }

  /**
   * The default move for whatever is still owed, where no clock does it.
   * Throws `NOT_HOST`, `ROOM_NOT_PLAYING`, `STALE_DECISION`, `NOT_YOUR_DECISION` (a clock runs), the table's refusals.
   */
  async timeOut(code: string, key: unknown, decisionId: number): Promise<RoomView> {
    const room = await this.load(code);
    requireHost(room, key);
    const table = room.matchId === null ? undefined : await this.#parts.tables.open(room.matchId);
    if (room.state !== 'playing' || !table) throw refused('ROOM_NOT_PLAYING');
    const { module } = table;
    if (table.view(null).decisionId !== decisionId) throw new Refused({ code: 'STALE_DECISION' }, module);
    if (table.clock()) throw new Refused({ code: 'NOT_YOUR_DECISION' }, module);
    const outcome = await table.timeOut(decisionId);
    if (!outcome.ok) throw new Refused(outcome.refusal, module);
    return this.view(await this.load(code));
  }

  /** Notes that a match has ended, unless the room has gone on to another. */
  async finish(code: string, matchId: string): Promise<void> {
    await this.change(code, (room) =>
      room.state === 'playing' && room.matchId === matchId ? { ...room, state: 'over' } : room,
    );
  }

  /**
   * Changes a room. The change is called again when somebody else was quicker, and must be free of effects; returning
   * the same room saves nothing.
   */
  async change(code: string, change: (room: RoomRecord) => RoomRecord): Promise<RoomRecord> {
    for (let tried = 0; tried < TRIES; tried++) {
      const before = await this.load(code);
      const after = change(before);
      if (after === before) return before;
      const room = { ...after, version: before.version + 1, updatedAt: Date.now() };
      if ((await this.#parts.store.saveRoom(room)) === 'saved') {
        this.#parts.attention.saved(room, before);
        return room;
      }
    }
    throw refused('STORE_DOWN');
  }

  async #changeView(code: string, change: (room: RoomRecord) => RoomRecord): Promise<RoomView> {
    return this.view(await this.change(code, change));
  }

  /** A match that ended or froze just before a crash of the server must not keep the room from going on. */
  async #requireStartable(room: RoomRecord): Promise<void> {
    if (room.state === 'playing' && room.matchId !== null) {
      const table = await this.#parts.tables.open(room.matchId);
      if (table && !table.frozen && !table.result()) throw refused('ROOM_PLAYING');
    }
    if (room.seats.some((seat) => seat.kind === 'empty')) throw refused('SEATS_EMPTY');
  }
}

/** A name as it is kept. Throws `BAD_NAME`. */
export function nameOf(text: string): string {
  const name = cleanName(text);
  if (name === undefined) throw refused('BAD_NAME');
  return name;
}

/** Whether a match dealt for one version of a room still fits another. */
function sameDeal(a: RoomRecord, b: RoomRecord): boolean {
  return (
    a.game === b.game &&
    a.matchId === b.matchId &&
    JSON.stringify([a.options, a.seats.length]) === JSON.stringify([b.options, b.seats.length])
  );
}
