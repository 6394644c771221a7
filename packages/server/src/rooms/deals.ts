import type { Contribution } from '@lantern/protocol/bodies';
import type { RoomView } from '@lantern/protocol/rooms';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { steadyNow } from '../clock/steadyTime';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import type { Games } from '../games';
import type { DealSpec } from '../match/api';
import type { Matches } from '../match/matches';
import { refused, refusedFor } from '../refusals';
import type { RoomRecord } from '../store/records';
import { withoutHints } from './hints/hintRules';
import { afterMatch, rotated } from './host/hostingRules';
import { gameNamed, optionsFor } from './host/settings';
import { withoutOffer } from './offer/offerRules';
import type { Rooms } from './rooms';
import { requireHost } from './seats/seats';
import { contributed, numbersOf, requireSamePlaces } from './seed/seedExchangeRules';
import { type Draw, SeedExchanges } from './seed/seedExchanges';

export interface DealsParts {
  rooms: Rooms;
  matches: Matches;
  games: Games;
  subscriptions: RoomSubscriptions;
  /** Has this server's id: it owns the matches it deals. */
  registry: { readonly id: string };
  /** Maximum number of matches started in one room within an hour; several servers count separately. */
  matchesPerHour: number;
}

type Way = 'start' | 'rematch';

/**
 * Deals the matches of rooms: the first one, and a rematch after the end of another, for which everybody moves one seat
 * on. A match is stored before its room, which then changes only if the match still fits it. Refusals are thrown as
 * `Refused`.
 */
export class Deals {
  readonly #parts: DealsParts;
  readonly #exchanges: SeedExchanges;
  /** Counts the matches dealt in each room. */
  readonly #counted: RateLimiterMemory;

  constructor(parts: DealsParts) {
    this.#parts = parts;
    const { rooms, subscriptions, matchesPerHour } = parts;
    this.#exchanges = new SeedExchanges({ subscriptions, change: rooms.change.bind(rooms) });
    this.#counted = new RateLimiterMemory({ points: matchesPerHour, duration: 3600 });
  }

  /** Deals a match with the current seats for the host. Throws `NOT_HOST` and the refusals of `deal`. */
  byHost(code: string, way: Way, key: unknown): Promise<RoomView> {
    return this.deal(code, way, (room) => {
      requireHost(room, key);
      return room;
    });
  }

  /**
   * Deals the first or the next match. Throws `ROOM_PLAYING`, `SEATS_EMPTY`, `TOO_MANY_MATCHES`, and for a rematch
   * `ROOM_NOT_PLAYING`.
   * @param seated returns the room as seated for the match; throws if it may not be dealt, up to the last moment
   */
  async deal(code: string, way: Way, seated: (room: RoomRecord) => RoomRecord): Promise<RoomView> {
    const { rooms, games } = this.#parts;
    const kept = await rooms.load(code);
    seated(kept);
    const passed = await this.passed(kept, way);
    // Counts matches that turn out to be superfluous too, since they are stored.
    await this.#counted.consume(kept.code).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw refusedFor('TOO_MANY_MATCHES', msBeforeNext);
    });
    const next = (now: RoomRecord) => {
      const room = withoutOffer(withoutHints(seated(passed(now))));
      return way === 'rematch' ? rotated(room, gameNamed(games, room.game)) : room;
    };
    const draw = await this.#draw(kept, next);
    const { options, matchId, owner } = await this.dealt(next(kept), draw);
    const room = await rooms.change(code, (now) => {
      const begun = next(now);
      requireSamePlaces(begun, draw?.parts ?? []);
      if (!sameDeal(now, kept)) throw refused('ROOM_PLAYING');
      if (now.seats.some((seat) => seat.kind === 'empty')) throw refused('SEATS_EMPTY');
      return { ...begun, options, state: 'playing', matchId, owner };
    });
    return rooms.view(room);
  }

  /** Throws `TOO_MANY_MATCHES` if no more matches may be dealt in the room for now. */
  async requireDeal(code: string): Promise<void> {
    const counted = await this.#counted.get(code);
    if (counted && counted.remainingPoints <= 0) throw refusedFor('TOO_MANY_MATCHES', counted.msBeforeNext);
  }

  /**
   * Returns the change that ends the match of a room which has already ended or frozen, perhaps just before a crash of
   * the server, so that it does not block the room. Throws `ROOM_PLAYING`, `SEATS_EMPTY`, and for a rematch
   * `ROOM_NOT_PLAYING`.
   */
  async passed(room: RoomRecord, way: Way): Promise<(room: RoomRecord) => RoomRecord> {
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

  /**
   * Takes the contribution of a browser to the seed of the match that is being dealt. Throws like `contributed`.
   * @returns whether it counts; false if it comes too late
   */
  async contribute(code: string, key: unknown, sent: Contribution): Promise<boolean> {
    let taken = false;
    await this.#parts.rooms.change(code, (room) => {
      const next = contributed(room, key, sent, steadyNow());
      taken = next !== undefined;
      return next ?? room;
    });
    return taken;
  }

  /** Draws the seed of the next match. If it will be revealed, browsers contribute to it. */
  async #draw(room: RoomRecord, next: (room: RoomRecord) => RoomRecord): Promise<Draw | undefined> {
    const { rooms, matches } = this.#parts;
    if (room.hosting.withholds) return undefined;
    return this.#exchanges.collect(room.code, () => matches.seal(), next, await rooms.visitors(room));
  }
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
