import type { BotWish, ChangeChat, ConfigureRoom, Contribution, CreateRoom } from '@lantern/protocol/bodies';
import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { steadyNow } from '../clock/steadyTime';
import type { RemotePresence } from '../cluster/remotePresence';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import type { Games } from '../games';
import type { MatchSpec, RunningMatches } from '../match/api';
import { refused, refusedFor } from '../refusals';
import type { RoomRecord } from '../store/records';
import type { Visitor } from '../store/shared';
import type { Store } from '../store/store';
import { browserHashIn, drawCode, drawKey, hashKey, keyFits, normalCode, presentedHash } from './access/keys';
import { changedChat, DEFAULT_CHAT } from './chat/chatRules';
import { withoutHints } from './hints/hintRules';
import { afterMatch, DEFAULT_HOSTING, rotated } from './host/hostingRules';
import { configured, gameNamed, optionsFor } from './host/settings';
import { standstill, stoodStill } from './lifecycle/suspendAndResume';
import type { Presence } from './presence/presence';
import { type ReadonlyVisitors, Visitors } from './presence/visitors';
import { Queues } from './queues';
import { roomView } from './roomView';
import { cleanName } from './seats/names';
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
import { contributed } from './seed/seedExchangeRules';
import { SeedExchanges } from './seed/seedExchanges';

export interface RoomsParts {
  store: Store;
  matches: RunningMatches;
  games: Games;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  /** Who is connected through other servers; nothing where the store is not shared. */
  remotePresence: RemotePresence | null;
  /** This server's id: it owns the matches it deals. */
  registry: { readonly id: string };
  /** Matches that may be started in one room within an hour; several servers count each for itself. */
  matchesPerHour: number;
}

/** How often a change is tried again on a room that another server has changed in the meantime. */
const TRIES = 8;

/**
 * The rooms: who sits where, what is played. Every change is a function of the kept room, saved only onto the version it
 * was made from, and made again if somebody was quicker. Refusals are thrown as `Refused`; nothing has changed then.
 */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #exchanges: SeedExchanges;
  /** Matches that were dealt in each room. */
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

  /** Rooms as everybody may see them, in their order. */
  async views(rooms: readonly RoomRecord[]): Promise<RoomView[]> {
    const { presence, subscriptions, remotePresence } = this.#parts;
    const unknown = rooms.flatMap(({ code }) => (subscriptions.room(code) ? [] : code));
    const nobody = new Map<string, Visitor[]>();
    // A change that has been saved is answered, whether or not it can be found out who else is here.
    const others =
      remotePresence && unknown.length > 0 ? await remotePresence.look(unknown).catch(() => nobody) : nobody;
    return rooms.map((room) => roomView(room, together(presence.visitors(room.code), others.get(room.code))));
  }

  /** The kept room, from a code as people type it; the rules of its game are loaded then. Throws `NO_SUCH_ROOM`. */
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

  /** Opens a room under a fresh code. Throws `NO_SUCH_GAME`, `BAD_NAME` and the refusals of `optionsFor`. */
  async create(wish: CreateRoom): Promise<RoomCreated> {
    const hostKey = drawKey();
    let room = await this.draft(wish, hashKey(hostKey));
    const seatKey = drawKey();
    if (wish.name !== undefined) room = withPerson(room, '0', { name: nameOf(wish.name), keyHash: hashKey(seatKey) });
    while ((await this.#parts.store.createRoom(room)) === 'exists') room = { ...room, code: drawCode() };
    if (wish.lesson) this.#parts.subscriptions.saved(room, undefined);
    const view = await this.view(room);
    const seated = wish.name === undefined ? {} : { seat: { seat: '0', seatKey, room: view } };
    return { room: view, hostKey, ...seated };
  }

  /** A room as it would be kept, with empty seats. Throws `NO_SUCH_GAME` and the refusals of `optionsFor`. */
  async draft(wish: CreateRoom, hostKeyHash: string): Promise<RoomRecord> {
    await this.#parts.games.load(wish.game);
    const module = gameNamed(this.#parts.games, wish.game);
    const options = optionsFor(module, wish.players, wish.options);
    const now = steadyNow();
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
      owner: null,
      chat: DEFAULT_CHAT,
      hosting: { ...DEFAULT_HOSTING, ...(wish.lesson && { lesson: true as const }) },
      createdAt: now,
      updatedAt: now,
    };
  }

  /** Tells of a room that was kept with its match already running. */
  opened(room: RoomRecord): void {
    this.#parts.subscriptions.saved(room, { ...room, state: 'open', matchId: null });
  }

  /**
   * Sits somebody down, on any free seat if none is named.
   * @param formerKey of a seat they had here before: so they are known again
   * @param browser anything by which the room knows the same browser again
   * Throws `NO_SUCH_ROOM`, `BAD_NAME`, `SECOND_SEAT` and the refusals of `freeSeat`.
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

  /**
   * Somebody who would sit down, as a room keeps them. Throws `NO_SUCH_ROOM`, `BAD_NAME`; `mayTake` throws `SECOND_SEAT`.
   */
  async newcomer(code: string, name: string, formerKey: unknown, browser: string | undefined) {
    const clean = nameOf(name);
    const known = await this.load(code);
    const mayTake = await this.seatGuard(known, browser);
    const hash = browser && browserHashIn(known.code, browser);
    return { name: clean, formerHash: presentedHash(formerKey), browser: hash || undefined, mayTake };
  }

  /** Throws `SECOND_SEAT` for a browser that must not get a seat of the room as well. */
  async seatGuard(known: RoomRecord, browser: string | undefined): Promise<(room: RoomRecord) => void> {
    const visitors = await this.visitors(known);
    const hash = browser ? browserHashIn(known.code, browser) : undefined;
    return (room) => {
      const open = this.#parts.games.get(room.game)?.about?.hidesNothing === true;
      refuseSecondSeat(room, hash, { open, visitors });
    };
  }

  /** Vacates a seat, by its own key or the host's. Throws `NOT_YOUR_SEAT`, `NO_SUCH_SEAT`, `SEAT_EMPTY`. */
  async stand(code: string, seat: Seat, key: unknown): Promise<RoomView> {
    return this.#changeView(code, (room) => {
      const own = keyFits(seatNamed(room, seat).keyHash, key);
      if (!own && !keyFits(room.hostKeyHash, key)) throw refused('NOT_YOUR_SEAT');
      return vacated(room, seat, own ? 'self' : 'host');
    });
  }

  /** Seats a bot, or changes name or level of the one that sits there. Throws `NOT_HOST`, `BAD_NAME`, `NO_SUCH_SEAT`, `SEAT_TAKEN`. */
  async bot(code: string, seat: Seat, key: unknown, { name, level }: BotWish = {}): Promise<RoomView> {
    const clean = name === undefined ? undefined : nameOf(name);
    return this.#changeView(code, (room) => {
      requireHost(room, key);
      return withBot(room, seat, { name: clean, level });
    });
  }

  /** Throws `NOT_HOST` and the refusals of `configured`. */
  async configure(code: string, key: unknown, wish: ConfigureRoom): Promise<RoomView> {
    if (wish.game !== undefined) await this.#parts.games.load(wish.game);
    return this.#changeView(code, (room) => {
      requireHost(room, key);
      return configured(room, wish, this.#parts.games);
    });
  }

  /** Throws `NOT_HOST`. */
  async talk(code: string, key: unknown, wish: ChangeChat): Promise<RoomView> {
    const visitors = await this.visitors(await this.load(code));
    return this.#changeView(code, (room) => {
      requireHost(room, key);
      return changedChat(room, wish, visitors);
    });
  }

  /** Deals the first or the next match, seated as people are. Throws `NOT_HOST`, `ROOM_PLAYING`, `SEATS_EMPTY`, `TOO_MANY_MATCHES`. */
  async start(code: string, key: unknown): Promise<RoomView> {
    return this.#deal(code, key, (room) => room);
  }

  /** Deals the next match after an end, with everybody one seat further on. Throws like `start`, `ROOM_NOT_PLAYING`. */
  async rematch(code: string, key: unknown): Promise<RoomView> {
    return this.#deal(code, key, (room) => {
      if (room.state !== 'over') throw refused('ROOM_NOT_PLAYING');
      return rotated(room, gameNamed(this.#parts.games, room.game));
    });
  }

  async #deal(code: string, key: unknown, seated: (room: RoomRecord) => RoomRecord): Promise<RoomView> {
    const kept = await this.load(code);
    requireHost(kept, key);
    const passed = await this.#passed(kept);
    // Also those that are dealt in vain, since somebody else was quicker, are kept.
    await this.#deals.consume(kept.code).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw refusedFor('TOO_MANY_MATCHES', msBeforeNext);
    });
    const next = (now: RoomRecord) => withoutHints(seated(passed(now)));
    const seed = await this.#seed(kept, next);
    const { options, matchId, owner } = await this.dealt(next(kept), seed);
    const room = await this.change(code, (now) => {
      requireHost(now, key);
      if (!sameDeal(now, kept)) throw refused('ROOM_PLAYING');
      if (now.seats.some((seat) => seat.kind === 'empty')) throw refused('SEATS_EMPTY');
      return { ...next(now), options, state: 'playing', matchId, owner };
    });
    return this.view(room);
  }

  /** What the seed of the next match is made from: where it will be revealed, browsers add to it. */
  async #seed(room: RoomRecord, next: (room: RoomRecord) => RoomRecord): Promise<Partial<MatchSpec>> {
    if (room.hosting.withholds) return {};
    const sealed = this.#parts.matches.seal();
    const contributions = await this.#exchanges.collect(room.code, sealed, next, await this.visitors(room));
    return { sealed, contributions };
  }

  /**
   * Takes what a browser adds to the seed of the match that is being dealt. Throws like `contributed`.
   * @returns whether it counts: not what comes too late
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

  /** The room with a fresh match of its game; not yet saved. */
  async dealt(room: RoomRecord, seed: Partial<MatchSpec> = {}): Promise<RoomRecord> {
    const { code, game, seats } = room;
    const options = optionsFor(gameNamed(this.#parts.games, game), seats.length, room.options);
    const withheld = room.hosting.withholds === true;
    const spec = { roomCode: code, game, players: seats.length, options, withheld };
    const matchId = await this.#parts.matches.create({ ...spec, ...seed });
    return { ...room, options, state: 'playing', matchId, owner: this.#parts.registry.id };
  }

  /** Notes that a match has ended, unless the room has gone on to another. */
  async finish(code: string, matchId: string, winners: readonly Seat[]): Promise<void> {
    await this.change(code, (room) =>
      room.state === 'playing' && room.matchId === matchId ? afterMatch(room, 'result', winners) : room,
    );
  }

  /** Why nobody can move in a match of a room now; nothing where nothing is in the way. */
  async standstill(code: string, matchId: string): Promise<ReturnType<typeof standstill>> {
    const room = this.#parts.subscriptions.room(code) ?? (await this.#parts.store.loadRoom(code));
    return room && standstill(room, matchId);
  }

  /** Those who have a room open, also where this server is not subscribed to it. */
  async visitors({ code }: Pick<RoomRecord, 'code'>): Promise<ReadonlyVisitors> {
    const { presence, subscriptions, remotePresence } = this.#parts;
    const others = subscriptions.room(code) ? undefined : (await remotePresence?.look([code]))?.get(code);
    return together(presence.visitors(code), others);
  }

  /**
   * Changes a room, after the changes of it that were asked for here before. The change is called again when another
   * server was quicker, and must be free of effects; returning the same room saves nothing.
   */
  change(code: string, change: (room: RoomRecord) => RoomRecord): Promise<RoomRecord> {
    return this.#queues.run(code, () => this.#change(code, change));
  }

  async #change(code: string, change: (room: RoomRecord) => RoomRecord): Promise<RoomRecord> {
    for (let tried = 0; tried < TRIES; tried++) {
      const before = await this.load(code);
      const after = change(before);
      if (after === before) return before;
      const room = { ...after, version: before.version + 1, updatedAt: steadyNow() };
      if ((await this.#parts.store.saveRoom(room, stoodStill(before, room))) === 'saved') {
        this.#parts.subscriptions.saved(room, before);
        return room;
      }
    }
    throw refused('STORE_DOWN');
  }

  /**
   * Deletes a room with all its matches for ever. Throws `NO_SUCH_ROOM`.
   * @param may whether it may be deleted as it stands; may throw
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

  async #changeView(code: string, change: (room: RoomRecord) => RoomRecord): Promise<RoomView> {
    return this.view(await this.change(code, change));
  }

  /**
   * What puts the match behind a room that has one: it may have ended or frozen just before a crash of the server, and
   * must not keep the room from going on. Throws `ROOM_PLAYING`, `SEATS_EMPTY`.
   */
  async #passed(room: RoomRecord): Promise<(room: RoomRecord) => RoomRecord> {
    const running = room.state === 'playing' && room.matchId !== null;
    const match = running ? await this.#parts.matches.open(room.matchId as string) : undefined;
    const result = match?.result();
    if (match && !match.frozen && !result) throw refused('ROOM_PLAYING');
    if (room.seats.some((seat) => seat.kind === 'empty')) throw refused('SEATS_EMPTY');
    return (now) => {
      if (now.state !== 'playing') return now;
      return afterMatch(now, result ? 'result' : 'fault', result?.winners ?? []);
    };
  }
}

/** A name as it is kept. Throws `BAD_NAME`. */
export function nameOf(text: string): string {
  const name = cleanName(text);
  if (name === undefined) throw refused('BAD_NAME');
  return name;
}

/** Those who have a room open through this server, and others that it does not hear of. */
function together(here: ReadonlyVisitors, others: readonly Visitor[] = []): ReadonlyVisitors {
  return others.length === 0 ? here : new Visitors([...here, ...others]);
}

/** Whether a match dealt for one version of a room still fits another. */
function sameDeal(a: RoomRecord, b: RoomRecord): boolean {
  return (
    a.game === b.game &&
    a.matchId === b.matchId &&
    JSON.stringify([a.options, a.seats.length]) === JSON.stringify([b.options, b.seats.length])
  );
}
