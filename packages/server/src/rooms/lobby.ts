import type { Seat } from '@lantern/protocol/seat';
import type { Games } from '../games';
import type { Matches } from '../match/matches';
import { Refused, refused } from '../refusals';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { codeAfter, drawCode, drawKey, hashKey } from './access/keys';
import type { Deals } from './deals';
import type { Rooms } from './rooms';
import { freeSeat, renamed, requireSeat, vacated, withPerson } from './seats/seats';

/** A match as boardgame.io's lobby shows it. */
export interface LobbyMatch {
  matchID: string;
  gameName: string;
  unlisted: boolean;
  createdAt: number;
  updatedAt: number;
  setupData: Record<string, unknown>;
  gameover?: unknown;
  players: { id: number; name?: string; isConnected?: boolean }[];
}

export interface LobbyParts {
  store: Store;
  matches: Matches;
  games: Games;
  rooms: Rooms;
  deals: Deals;
}

const LISTED_AT_MOST = 50;

/**
 * boardgame.io's lobby on top of rooms: a match of the lobby is the running or last match of a room. A match created
 * here is dealt at once with empty seats and has no host until a player has waited for one. Refusals are thrown as
 * `Refused`.
 */
export class Lobby {
  readonly #parts: LobbyParts;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  games(): readonly string[] {
    return this.#parts.games.ids;
  }

  /** Listed matches, newest first; empty for a game that is not offered. Times in milliseconds since 1970. */
  async list(game: string, where: { over?: boolean; before?: number; after?: number }): Promise<LobbyMatch[]> {
    const rooms = await this.#parts.store.listRooms({ game, limit: LISTED_AT_MOST });
    const wanted = rooms.filter(
      (room) =>
        room.matchId !== null &&
        (where.over === undefined || where.over === (room.state === 'over')) &&
        (where.before === undefined || room.updatedAt < where.before) &&
        (where.after === undefined || room.updatedAt > where.after),
    );
    return Promise.all(wanted.map((room) => this.#match(room)));
  }

  /** Throws `NO_SUCH_MATCH`. */
  async get(game: string, matchId: string): Promise<LobbyMatch> {
    return this.#match(await this.#load(game, matchId));
  }

  /**
   * Deals a match. Throws `NO_SUCH_GAME` and the refusals of `optionsFor`.
   * @returns its id
   */
  async create(game: string, players: number, setupData: unknown, listed: boolean): Promise<string> {
    const { rooms, deals, store } = this.#parts;
    const draft = await rooms.draft({ game, players, options: setupData as Record<string, unknown>, listed }, nobody());
    let room = await deals.dealt(draft);
    while ((await store.createRoom(room)) === 'exists') room = await deals.dealt({ ...draft, code: drawCode() });
    rooms.opened(room);
    return matchOf(room);
  }

  /**
   * Takes a seat. Throws `BAD_NAME` (403 without any name), `FORBIDDEN_WORD`, `NO_SUCH_MATCH`, `NO_SUCH_SEAT`, `SEAT_TAKEN`,
   * `ASK_FOR_SEAT`, `ROOM_FULL`.
   */
  async join(
    game: string,
    matchId: string,
    name: unknown,
    wanted: Seat | undefined,
  ): Promise<{ playerID: Seat; playerCredentials: string }> {
    if (name === undefined || name === null || name === '') throw new Refused({ code: 'BAD_NAME' }, undefined, 403);
    const clean = this.#nameOf(name);
    const playerCredentials = drawKey();
    let playerID = '';
    await this.#change(game, matchId, (room) => {
      playerID = freeSeat(room, wanted, null);
      return withPerson(room, playerID, { name: clean, keyHash: hashKey(playerCredentials) });
    });
    return { playerID, playerCredentials };
  }

  /** Leaves a seat; the match stays. Throws `NO_SUCH_MATCH`, `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`. */
  async leave(game: string, matchId: string, seat: unknown, key: unknown): Promise<void> {
    await this.#change(game, matchId, (room) => vacated(room, proved(room, seat, key), 'self'));
  }

  /** Throws `NO_SUCH_MATCH`, `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`, `BAD_NAME`, `FORBIDDEN_WORD`. */
  async rename(game: string, matchId: string, seat: unknown, key: unknown, name: unknown): Promise<void> {
    await this.#change(game, matchId, (room) => {
      const own = proved(room, seat, key);
      return name === undefined ? room : renamed(room, own, this.#nameOf(name));
    });
  }

  /**
   * The match after this one, the same for every caller: in a room of its own, with empty seats. Throws
   * `NO_SUCH_MATCH`, `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`, the refusals of `optionsFor`.
   * @returns its id
   */
  async playAgain(
    game: string,
    matchId: string,
    seat: unknown,
    key: unknown,
    wish: { numPlayers?: number; setupData?: unknown; unlisted: boolean },
  ): Promise<string> {
    const { rooms, deals, store } = this.#parts;
    const room = await this.#load(game, matchId);
    proved(room, seat, key);
    const code = codeAfter(matchId);
    const before = await store.loadRoom(code);
    if (before) return matchOf(before);
    const options = (wish.setupData ?? room.options) as Record<string, unknown>;
    const players = wish.numPlayers ?? room.seats.length;
    const draft = await rooms.draft({ game, players, options, listed: !wish.unlisted }, nobody());
    const next = await deals.dealt({ ...draft, code });
    if ((await store.createRoom(next)) === 'exists') return matchOf(await rooms.load(code));
    rooms.opened(next);
    return matchOf(next);
  }

  async #load(game: string, matchId: string): Promise<RoomRecord> {
    const room = await this.#parts.store.loadRoomOfMatch(matchId);
    if (!room || room.game !== game || room.matchId !== matchId) throw refused('NO_SUCH_MATCH');
    return room;
  }

  async #change(game: string, matchId: string, change: (room: RoomRecord) => RoomRecord): Promise<void> {
    const { code } = await this.#load(game, matchId);
    await this.#parts.rooms.change(code, (room) => {
      if (room.matchId !== matchId) throw refused('NO_SUCH_MATCH');
      return change(room);
    });
  }

  async #match(room: RoomRecord): Promise<LobbyMatch> {
    const matchID = matchOf(room);
    const match = room.state === 'over' ? await this.#parts.matches.open(matchID, room.code) : undefined;
    const { seats } = await this.#parts.rooms.view(room);
    return {
      matchID,
      gameName: room.game,
      unlisted: !room.listed,
      createdAt: room.createdAt,
      updatedAt: room.updatedAt,
      setupData: room.options,
      ...(match && { gameover: match.result() }),
      players: seats.map(({ seat, kind, name, here }) => ({
        id: Number(seat),
        ...(kind !== 'empty' && { name, isConnected: here }),
      })),
    };
  }

  #nameOf(name: unknown): string {
    if (typeof name !== 'string') throw refused('BAD_NAME');
    return this.#parts.rooms.nameOf(name);
  }
}

/** The seat whose key was shown. Throws `NOT_YOUR_SEAT`, `NO_SUCH_SEAT`. */
function proved(room: RoomRecord, seat: unknown, key: unknown): Seat {
  if (seat === undefined || seat === null || typeof key !== 'string') throw refused('NOT_YOUR_SEAT');
  const own = String(typeof seat === 'number' ? seat : typeof seat === 'string' ? seat : '');
  requireSeat(room, own, key);
  return own;
}

function nobody(): string {
  return hashKey(drawKey());
}

function matchOf(room: RoomRecord): string {
  if (room.matchId === null) throw refused('NO_SUCH_MATCH');
  return room.matchId;
}
