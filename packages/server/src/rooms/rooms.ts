import type { BotWish, ChangeChat, ConfigureRoom, CreateRoom } from '@lantern/protocol/bodies';
import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { steadyNow } from '../clock/steadyTime';
import type { RemotePresence } from '../cluster/remotePresence';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { withTempo } from '../days/tempoRules';
import type { Games } from '../games';
import type { Matches } from '../match/matches';
import { refused } from '../refusals';
import type { RoomRecord } from '../store/records';
import type { Visitor } from '../store/shared';
import type { Store } from '../store/store';
import type { ForbiddenWords } from '../words/forbiddenWords';
import { browserHashIn, drawCode, drawKey, hashKey, keyFits, normalCode, presentedHash } from './access/keys';
import { withShown } from './access/shownTogether';
import { changedChat, DEFAULT_CHAT } from './chat/chatRules';
import { afterMatch, DEFAULT_HOSTING } from './host/hostingRules';
import { pauseOverCalls } from './host/pauses';
import { configured, gameNamed, optionsFor } from './host/settings';
import { standstill, stoodStill } from './lifecycle/suspendAndResume';
import type { Presence } from './presence/presence';
import { type ReadonlyVisitors, Visitors } from './presence/visitors';
import { questionCalls } from './questions/questionCalls';
import { Queues } from './queues';
import { roomView } from './roomView';
import { cleanName } from './seats/names';
import { hostName } from './seats/seatRequestRules';
import {
  emptySeat,
  freeSeat,
  refuseSecondSeat,
  requireHost,
  seatNamed,
  vacated,
  withBot,
  withPerson,
} from './seats/seats';
import { undoable } from './seats/undoRules';

export interface RoomsParts {
  store: Store;
  matches: Matches;
  games: Games;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  /** Who is connected through other servers; `null` if the store is not shared. */
  remotePresence: RemotePresence | null;
  words: ForbiddenWords;
}

/** Number of attempts at a change while other servers change the same room. */
const MAX_ATTEMPTS = 8;

/**
 * The rooms, their seats and settings. Every change is a function of the stored room. It is saved only onto the version
 * it was made from, and made again if another change was faster. Refusals are thrown as `Refused`; nothing has changed
 * then.
 */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #queues = new Queues();

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  /** A room as everybody may see it. */
  async view(room: RoomRecord): Promise<RoomView> {
    const [view] = await this.views([room]);
    return view as RoomView;
  }

  async views(rooms: readonly RoomRecord[]): Promise<RoomView[]> {
    const { presence, subscriptions, remotePresence } = this.#parts;
    const unknown = rooms.flatMap(({ code }) => (subscriptions.room(code) ? [] : code));
    const nobody = new Map<string, Visitor[]>();
    // The saved change is answered even if the visitors of other servers cannot be queried.
    const others =
      remotePresence && unknown.length > 0 ? await remotePresence.look(unknown).catch(() => nobody) : nobody;
    return rooms.map((room) => roomView(room, together(presence.visitors(room.code), others.get(room.code))));
  }

  /** Loads a room by a code as people type it, and the rules of its game. Throws `NO_SUCH_ROOM`. */
  async load(code: string): Promise<RoomRecord> {
    const normal = normalCode(code);
    const room = normal === undefined ? undefined : await this.#parts.store.loadRoom(normal);
    if (!room) throw refused('NO_SUCH_ROOM');
    await this.#parts.games.load(room.game);
    return room;
  }

  /** Listed rooms, newest first. */
  async listed(limit: number): Promise<RoomView[]> {
    return this.views(await this.#parts.store.listRooms({ limit }));
  }

  /**
   * Opens a room under a new code. Throws `NO_SUCH_GAME`, `BAD_ZONE` and the refusals of `nameOf` and
   * `optionsFor`.
   */
  async create(wish: CreateRoom): Promise<RoomCreated> {
    const hostKey = drawKey();
    let room = await this.draft(wish, hashKey(hostKey));
    const seatKey = drawKey();
    if (wish.name !== undefined) {
      room = withPerson(room, '0', { name: this.nameOf(wish.name), keyHash: hashKey(seatKey) });
      room = withShown(room, { keys: [room.hostKeyHash, hashKey(seatKey)], browsers: [] });
    }
    while ((await this.#parts.store.createRoom(room)) === 'exists') room = { ...room, code: drawCode() };
    const view = await this.view(room);
    const seated = wish.name === undefined ? {} : { seat: { seat: '0', seatKey, room: view } };
    return { room: view, hostKey, ...seated };
  }

  /** A room with empty seats, not yet stored. Throws `NO_SUCH_GAME`, `BAD_ZONE` and the refusals of `optionsFor`. */
  async draft(wish: CreateRoom, hostKeyHash: string): Promise<RoomRecord> {
    await this.#parts.games.load(wish.game);
    const module = gameNamed(this.#parts.games, wish.game);
    const options = optionsFor(module, wish.players, wish.options);
    const now = steadyNow();
    const room: RoomRecord = {
      code: drawCode(),
      version: 1,
      game: module.id,
      options,
      listed: wish.listed ?? false,
      state: 'open',
      hostKeyHash,
      seats: Array.from({ length: wish.players }, (_, index) => emptySeat(String(index))),
      matchId: null,
      owner: null,
      chat: DEFAULT_CHAT,
      hosting: DEFAULT_HOSTING,
      createdAt: now,
      updatedAt: now,
    };
    return withTempo(room, wish.tempo);
  }

  /** Reports a room that was stored with its match already running. */
  opened(room: RoomRecord): void {
    this.#parts.subscriptions.saved(room, { ...room, state: 'open', matchId: null });
  }

  /**
   * Gives a person a seat, by default any free one. Throws `NO_SUCH_ROOM`, `SECOND_SEAT` and the refusals of `nameOf`
   * and `freeSeat`.
   * @param formerKey of a seat they had here before, by which they are recognised
   * @param browser a stable id of their browser
   */
  async sit(
    code: string,
    wanted: Seat | undefined,
    name: string,
    formerKey?: unknown,
    browser?: string,
  ): Promise<SeatTaken> {
    const newcomer = await this.newcomer(code, name, formerKey, browser);
    const seatKey = drawKey();
    let seat = '';
    const room = await this.change(code, (kept) => {
      newcomer.mayTake(kept);
      seat = freeSeat(kept, wanted, newcomer.formerHash);
      return withPerson(kept, seat, { ...newcomer, keyHash: hashKey(seatKey) });
    });
    return { seat, seatKey, room: await this.view(room) };
  }

  /** The record of a person who wants a seat. Throws `NO_SUCH_ROOM` and as `nameOf`; `mayTake` throws `SECOND_SEAT`. */
  async newcomer(code: string, name: string, formerKey: unknown, browser: string | undefined) {
    const clean = this.nameOf(name);
    const known = await this.load(code);
    const mayTake = await this.seatGuard(known, browser);
    const hash = browser && browserHashIn(known.code, browser);
    return { name: clean, formerHash: presentedHash(formerKey), browser: hash || undefined, mayTake };
  }

  /** Returns a check that throws `SECOND_SEAT` for a browser that must not get another seat of the room. */
  async seatGuard(known: RoomRecord, browser: string | undefined): Promise<(room: RoomRecord) => void> {
    const visitors = await this.visitors(known);
    const hash = browser ? browserHashIn(known.code, browser) : undefined;
    return (room) => {
      const open = this.#parts.games.get(room.game)?.about?.hidesNothing === true;
      refuseSecondSeat(room, hash, { open, visitors });
    };
  }

  /** Frees a seat, with its own key or the host's. Throws `NOT_YOUR_SEAT`, `NO_SUCH_SEAT`, `SEAT_EMPTY`. */
  async stand(code: string, seat: Seat, key: unknown): Promise<RoomView> {
    const visitors = await this.visitors(await this.load(code));
    return this.#changeView(code, (room) => {
      const own = keyFits(seatNamed(room, seat).keyHash, key);
      if (!own && !keyFits(room.hostKeyHash, key)) throw refused('NOT_YOUR_SEAT');
      const left = vacated(room, seat, own ? 'self' : { host: hostName(room, visitors) });
      return undoable(room, left, { seat, by: hashKey(String(key)) }, steadyNow());
    });
  }

  /**
   * Seats a bot, or changes the name or level of the bot on the seat. Throws `NOT_HOST`, `NO_SUCH_SEAT`,
   * `SEAT_TAKEN` and as `nameOf`.
   */
  async bot(code: string, seat: Seat, key: unknown, { name, level }: BotWish = {}): Promise<RoomView> {
    const clean = name === undefined ? undefined : this.nameOf(name);
    return this.#changeView(code, (room) => {
      requireHost(room, key);
      return withBot(room, seat, { name: clean, level });
    });
  }

  /** Changes the settings. Throws `NOT_HOST` and the refusals of `configured`. */
  async configure(code: string, key: unknown, wish: ConfigureRoom): Promise<RoomView> {
    if (wish.game !== undefined) await this.#parts.games.load(wish.game);
    const room = await this.change(code, (kept) => {
      requireHost(kept, key);
      return configured(kept, wish, this.#parts.games);
    });
    return this.view(wish.tempo ? await this.followTempo(room) : room);
  }

  /** Gives the running match of a room the clock of its tempo. Throws `STORE_DOWN`. */
  async followTempo(room: RoomRecord): Promise<RoomRecord> {
    if (room.state !== 'playing' || room.matchId === null) return room;
    const match = await this.#parts.matches.open(room.matchId, room.code);
    if (!match || match.result()) return room;
    await match.followTempo(room.hosting.tempo);
    // A new version tells all servers that follow the match to look again.
    return this.change(room.code, (now) => ({ ...now }));
  }

  /** Changes the chat rules. Throws `NOT_HOST`. */
  async talk(code: string, key: unknown, wish: ChangeChat): Promise<RoomView> {
    const visitors = await this.visitors(await this.load(code));
    return this.#changeView(code, (room) => {
      requireHost(room, key);
      return changedChat(room, wish, visitors);
    });
  }

  /** Records the end of a match, unless the room has gone on to another. */
  async finish(code: string, matchId: string, winners: readonly Seat[]): Promise<void> {
    await this.change(code, (room) =>
      room.state === 'playing' && room.matchId === matchId ? afterMatch(room, 'result', winners) : room,
    );
  }

  /** The reason why a match of a room accepts no moves now; undefined if it accepts them. */
  async standstill(code: string, matchId: string): Promise<ReturnType<typeof standstill>> {
    const room = this.#parts.subscriptions.room(code) ?? (await this.#parts.store.loadRoom(code));
    return room && standstill(room, matchId);
  }

  /** The visitors of a room, even if this server is not subscribed to it. */
  async visitors({ code }: Pick<RoomRecord, 'code'>): Promise<ReadonlyVisitors> {
    const { presence, subscriptions, remotePresence } = this.#parts;
    const others = subscriptions.room(code) ? undefined : (await remotePresence?.look([code]))?.get(code);
    return together(presence.visitors(code), others);
  }

  /**
   * Changes a room, after all changes queued before on this server. The function is called again if another server was
   * faster, so it must have no side effects; returning the same room saves nothing.
   */
  change(code: string, change: (room: RoomRecord) => RoomRecord): Promise<RoomRecord> {
    return this.#queues.run(code, () => this.#change(code, change));
  }

  async #change(code: string, change: (room: RoomRecord) => RoomRecord): Promise<RoomRecord> {
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const before = await this.load(code);
      const after = change(before);
      if (after === before) return before;
      const now = steadyNow();
      const room = { ...after, version: before.version + 1, updatedAt: now };
      const calls = [...questionCalls(before, room, now), ...pauseOverCalls(before, room, now)];
      if ((await this.#parts.store.saveRoom(room, stoodStill(before, room), calls)) === 'saved') {
        this.#parts.subscriptions.saved(room, before);
        return room;
      }
    }
    throw refused('STORE_DOWN');
  }

  /**
   * Permanently deletes a room with all its matches. Throws `NO_SUCH_ROOM`.
   * @param may whether the room may be deleted in its current state; may throw
   */
  async remove(code: string, may: (room: RoomRecord) => boolean): Promise<void> {
    const { store, subscriptions } = this.#parts;
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const room = await this.load(code);
      if (!may(room)) return;
      if ((await store.maintenance.deleteRoom({ room, changedAt: steadyNow() })) === 'deleted')
        return subscriptions.deleted(room);
    }
    throw refused('STORE_DOWN');
  }

  /** Normalises a name. Throws `BAD_NAME`, `FORBIDDEN_WORD`. */
  nameOf(text: string): string {
    const name = cleanName(text);
    if (name === undefined) throw refused('BAD_NAME');
    this.#parts.words.refuse(name);
    return name;
  }

  async #changeView(code: string, change: (room: RoomRecord) => RoomRecord): Promise<RoomView> {
    return this.view(await this.change(code, change));
  }
}

/** The visitors of a room through this server, and those through others that it does not follow. */
function together(here: ReadonlyVisitors, others: readonly Visitor[] = []): ReadonlyVisitors {
  return others.length === 0 ? here : new Visitors([...here, ...others]);
}
