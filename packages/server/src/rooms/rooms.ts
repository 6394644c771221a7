import type { BotWish, ChangeChat, ConfigureRoom, Contribution, CreateRoom } from '@lantern/protocol/bodies';
import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { steadyNow } from '../clock/steadyTime';
import type { RemotePresence } from '../cluster/remotePresence';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { withTempo } from '../days/tempoRules';
import type { Games } from '../games';
import type { DealSpec } from '../match/api';
import type { Matches } from '../match/matches';
import { refused, refusedFor } from '../refusals';
import type { RoomRecord } from '../store/records';
import type { Visitor } from '../store/shared';
import type { Store } from '../store/store';
import type { ForbiddenWords } from '../words/forbiddenWords';
import { browserHashIn, drawCode, drawKey, hashKey, keyFits, normalCode, presentedHash } from './access/keys';
import { withShown } from './access/shownTogether';
import { changedChat, DEFAULT_CHAT } from './chat/chatRules';
import { withoutHints } from './hints/hintRules';
import { afterMatch, DEFAULT_HOSTING, rotated } from './host/hostingRules';
import { pauseOverCalls } from './host/pauses';
import { configured, gameNamed, optionsFor } from './host/settings';
import { standstill, stoodStill } from './lifecycle/suspendAndResume';
import { withoutOffer } from './offer/offerRules';
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
import { contributed, numbersOf, requireSamePlaces } from './seed/seedExchangeRules';
import { type Draw, SeedExchanges } from './seed/seedExchanges';

export interface RoomsParts {
  store: Store;
  matches: Matches;
  games: Games;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  /** Who is connected through other servers; `null` if the store is not shared. */
  remotePresence: RemotePresence | null;
  words: ForbiddenWords;
  /** Has this server's id: it owns the matches it deals. */
  registry: { readonly id: string };
  /** Maximum number of matches started in one room within an hour; several servers count separately. */
  matchesPerHour: number;
}

/** Number of attempts at a change while other servers change the same room. */
const TRIES = 8;

/**
 * The rooms, their seats and settings. Every change is a function of the stored room. It is saved only onto the version
 * it was made from, and made again if another change was faster. Refusals are thrown as `Refused`; nothing has changed
 * then.
 */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #exchanges: SeedExchanges;
  /** Counts the matches dealt in each room. */
  readonly #deals: RateLimiterMemory;
  readonly #queues = new Queues();

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    const change = this.change.bind(this);
    this.#exchanges = new SeedExchanges({ subscriptions: parts.subscriptions, change });
    this.#deals = new RateLimiterMemory({ points: parts.matchesPerHour, duration: 3600 });
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

  /** Deals the first or the next match with the current seats. Throws `NOT_HOST` and the refusals of `deal`. */
  async start(code: string, key: unknown): Promise<RoomView> {
    return this.deal(code, 'start', (room) => {
      requireHost(room, key);
      return room;
    });
  }

  /** Deals the next match after the end of one, with everybody moved one seat on. Throws like `start`. */
  async rematch(code: string, key: unknown): Promise<RoomView> {
    return this.deal(code, 'rematch', (room) => {
      requireHost(room, key);
      return room;
    });
  }

  /**
   * Deals the first or the next match. Throws `ROOM_PLAYING`, `SEATS_EMPTY`, `TOO_MANY_MATCHES`, and for a rematch
   * `ROOM_NOT_PLAYING`.
   * @param seated returns the room as seated for the match; throws if it may not be dealt, up to the last moment
   */
  async deal(code: string, way: 'start' | 'rematch', seated: (room: RoomRecord) => RoomRecord): Promise<RoomView> {
    const kept = await this.load(code);
    seated(kept);
    const passed = await this.passed(kept, way);
    // Counts matches that turn out to be superfluous too, since they are stored.
    await this.#deals.consume(kept.code).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw refusedFor('TOO_MANY_MATCHES', msBeforeNext);
    });
    const next = (now: RoomRecord) => {
      const room = withoutOffer(withoutHints(seated(passed(now))));
      return way === 'rematch' ? rotated(room, gameNamed(this.#parts.games, room.game)) : room;
    };
    const draw = await this.#draw(kept, next);
    const { options, matchId, owner } = await this.dealt(next(kept), draw);
    const room = await this.change(code, (now) => {
      const begun = next(now);
      requireSamePlaces(begun, draw?.parts ?? []);
      if (!sameDeal(now, kept)) throw refused('ROOM_PLAYING');
      if (now.seats.some((seat) => seat.kind === 'empty')) throw refused('SEATS_EMPTY');
      return { ...begun, options, state: 'playing', matchId, owner };
    });
    return this.view(room);
  }

  /** Throws `TOO_MANY_MATCHES` if no more matches may be dealt in the room for now. */
  async requireDeal(code: string): Promise<void> {
    const dealt = await this.#deals.get(code);
    if (dealt && dealt.remainingPoints <= 0) throw refusedFor('TOO_MANY_MATCHES', dealt.msBeforeNext);
  }

  /** Draws the seed of the next match. If it will be revealed, browsers contribute to it. */
  async #draw(room: RoomRecord, next: (room: RoomRecord) => RoomRecord): Promise<Draw | undefined> {
    if (room.hosting.withholds) return undefined;
    return this.#exchanges.collect(room.code, () => this.#parts.matches.seal(), next, await this.visitors(room));
  }

  /**
   * Takes the contribution of a browser to the seed of the match that is being dealt. Throws like `contributed`.
   * @returns whether it counts; false if it comes too late
   */
  async contribute(code: string, key: unknown, sent: Contribution): Promise<boolean> {
    let taken = false;
    await this.change(code, (room) => {
      const next = contributed(room, key, sent, steadyNow());
      taken = next !== undefined;
      return next ?? room;
    });
    return taken;
  }

  /** The room with a new match of its game; not yet saved. */
  async dealt(room: RoomRecord, draw?: Draw): Promise<RoomRecord> {
    const { code, game, seats } = room;
    const module = gameNamed(this.#parts.games, game);
    const { tempo } = room.hosting;
    const options = optionsFor(module, seats.length, room.options);
    const played = tempo ? { ...options, ...module.overDays?.options } : options;
    const withheld = room.hosting.withholds === true;
    const spec = { roomCode: code, game, players: seats.length, options: played, withheld, ...(tempo && { tempo }) };
    const matchId = await this.#parts.matches.create({ ...spec, ...(draw && seedFrom(room, draw)) });
    return { ...room, options, state: 'playing', matchId, owner: this.#parts.registry.id };
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
    for (let tried = 0; tried < TRIES; tried++) {
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
    for (let tried = 0; tried < TRIES; tried++) {
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

  /**
   * Returns the change that ends the match of a room which has already ended or frozen, perhaps just before a crash of
   * the server, so that it does not block the room. Throws `ROOM_PLAYING`, `SEATS_EMPTY`, and for a rematch
   * `ROOM_NOT_PLAYING`.
   */
  async passed(room: RoomRecord, way: 'start' | 'rematch'): Promise<(room: RoomRecord) => RoomRecord> {
    const running = room.state === 'playing' && room.matchId !== null;
    const match = running ? await this.#parts.matches.open(room.matchId as string, room.code) : undefined;
    const result = match?.result();
    if (match && !match.frozen && !result) throw refused('ROOM_PLAYING');
    if (room.seats.some((seat) => seat.kind === 'empty')) throw refused('SEATS_EMPTY');
    if (way === 'rematch' && room.state === 'open') throw refused('ROOM_NOT_PLAYING');
    return (now) => {
      if (now.state !== 'playing') return now;
      return afterMatch(now, result ? 'result' : 'fault', result?.winners ?? []);
    };
  }
}

/** The visitors of a room through this server, and those through others that it does not follow. */
function together(here: ReadonlyVisitors, others: readonly Visitor[] = []): ReadonlyVisitors {
  return others.length === 0 ? here : new Visitors([...here, ...others]);
}

/** The parts of a deal that come from the seed exchange, with seats in place of keys. */
function seedFrom({ seats }: RoomRecord, { sealed, redraws, silent, parts }: Draw): Partial<DealSpec> {
  const silentSeats = seats.flatMap(({ seat, keyHash }) => (keyHash !== null && silent.includes(keyHash) ? seat : []));
  return { sealed, contributions: numbersOf(parts), ...(redraws > 0 && { redraws, silent: silentSeats }) };
}

/** Whether a match dealt for one version of a room still fits another. */
function sameDeal(a: RoomRecord, b: RoomRecord): boolean {
  return (
    a.game === b.game &&
    a.matchId === b.matchId &&
    JSON.stringify([a.options, a.seats.length, a.hosting.tempo]) ===
      JSON.stringify([b.options, b.seats.length, b.hosting.tempo])
  );
}
