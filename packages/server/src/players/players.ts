import { randomBytes } from 'node:crypto';
import type { Choice } from '@lantern/games/kit/move';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import type { Seat } from '@lantern/games/kit/seat';
import type { Logger } from 'pino';
import type { Presence } from '../rooms/presence';
import type { Rooms } from '../rooms/rooms';
import type { RoomRecord, Store } from '../store/store';
import type { Table, Tables } from '../table/api';
import { Clocks, type RunningClock } from './clocks';
import { type Driver, driverOf, thinkingTime } from './driver';

export interface PlayersParts {
  store: Store;
  tables: Tables;
  rooms: Rooms;
  presence: Presence;
  log: Logger;
  /** Factor on the thinking time. */
  pace: number;
}

/** Milliseconds until something that the store would not take is tried again. */
const RETRY = 2000;

/** Refusals that say nothing about the move: another look at the table helps. */
const LOOK_AGAIN = new Set(['STALE_STATE', 'STALE_DECISION', 'STORE_DOWN', 'TOO_MANY_REQUESTS']);
/** Refusals after which nothing more is to be done here. */
const GIVE_UP = new Set(['TABLE_FROZEN', 'CLOSING']);

/**
 * Seats that the server plays (bots, stand-ins for absent persons) and the clocks. They use the same gate as people: a
 * view goes in, a move comes out, the table judges it.
 */
export class Players {
  readonly #parts: PlayersParts;
  readonly #clocks: Clocks;
  readonly #random: Random = seededRandom(randomBytes(32).toString('hex'));
  /** Rooms with a running match, as last saved. */
  readonly #rooms = new Map<string, RoomRecord>();
  /** Seats that are thinking: `<match>/<seat>`. */
  readonly #thinking = new Map<string, NodeJS.Timeout>();
  readonly #retries = new Set<NodeJS.Timeout>();
  readonly #endings: (() => void)[];
  #clockChanged: (roomCode: string) => void = () => {};
  #closed = false;

  constructor(parts: PlayersParts) {
    this.#parts = parts;
    this.#clocks = new Clocks((matchId, decisionId) => this.#guard(matchId, () => this.#ranOut(matchId, decisionId)));
    this.#endings = [
      parts.tables.listen({ moved: (table) => this.#moved(table), froze: (table) => this.#froze(table) }),
      parts.rooms.listen((room) => this.#roomChanged(room)),
      parts.presence.listen((code) => this.#lookAt(code)),
    ];
  }

  /** Takes up the matches that were running when the server stopped. */
  async wake(): Promise<void> {
    for (const room of await this.#parts.store.playingRooms()) this.#roomChanged(room);
  }

  /** Calls back with the code of a room in whose match another clock runs now, or none any more. */
  onClock(changed: (roomCode: string) => void): void {
    this.#clockChanged = changed;
  }

  clock(matchId: string | null): RunningClock | null {
    return matchId === null ? null : this.#clocks.of(matchId);
  }

  /** No seat thinks and no clock runs from then on. */
  close(): void {
    this.#closed = true;
    for (const end of this.#endings) end();
    for (const timer of [...this.#thinking.values(), ...this.#retries]) clearTimeout(timer);
    this.#thinking.clear();
    this.#clocks.close();
  }

  #roomChanged(room: RoomRecord): void {
    const before = this.#rooms.get(room.code);
    if (before && before.version > room.version) return;
    if (before?.matchId && before.matchId !== room.matchId) this.#rest(before.matchId);
    if (room.state === 'playing') this.#rooms.set(room.code, room);
    else this.#rooms.delete(room.code);
    if (room.state !== 'playing' && room.matchId !== null) this.#rest(room.matchId);
    this.#lookAt(room.code);
  }

  #lookAt(code: string): void {
    const matchId = this.#rooms.get(code)?.matchId;
    if (!matchId || this.#closed) return;
    this.#guard(matchId, async () => {
      const table = await this.#parts.tables.open(matchId);
      if (table && !this.#closed) this.#moved(table);
    });
  }

  #moved(table: Table): void {
    const room = this.#roomOf(table);
    if (this.#closed || !room) return;
    if (this.#clocks.follow(table)) this.#clockChanged(room.code);
    if (table.frozen) return;
    if (table.result()) {
      this.#rest(table.id);
      this.#guard(table.id, () => this.#finish(table));
      return;
    }
    const asked = table.view(null).stages;
    for (const { seat } of room.seats) {
      if (driverOf(room, seat, this.#parts.presence) && Object.hasOwn(asked, seat)) this.#think(table.id, seat);
      else this.#stopThinking(table.id, seat);
    }
  }

  #froze(table: Table): void {
    this.#rest(table.id);
    this.#clockChanged(table.roomCode);
  }

  #think(matchId: string, seat: Seat): void {
    const key = `${matchId}/${seat}`;
    if (this.#thinking.has(key)) return;
    const answer = () => {
      this.#thinking.delete(key);
      this.#guard(matchId, () => this.#play(matchId, seat));
    };
    this.#thinking.set(key, setTimeout(answer, thinkingTime(this.#parts.pace)));
  }

  async #play(matchId: string, seat: Seat): Promise<void> {
    const table = await this.#parts.tables.open(matchId);
    const room = table && this.#roomOf(table);
    const driver = room && driverOf(room, seat, this.#parts.presence);
    if (!table || !driver || table.frozen || this.#closed) return;
    const choice = this.#choose(table, seat, driver);
    const refusedCode = choice && (await this.#act(table, seat, choice));
    if (refusedCode === undefined || GIVE_UP.has(refusedCode) || this.#closed) return;
    if (LOOK_AGAIN.has(refusedCode)) return this.#think(matchId, seat);
    this.#parts.log.warn({ matchId, seat, driver, move: choice?.move, refused: refusedCode }, 'illegal move of a bot');
    await this.#fallBack(table, seat);
  }

  /** The game's safe move instead of an illegal one; if even that is illegal, the seat waits for the next change. */
  async #fallBack(table: Table, seat: Seat): Promise<void> {
    const choice = table.module.defaultMove(table.view(seat), seat);
    const refusedCode = choice && (await this.#act(table, seat, choice));
    if (refusedCode !== undefined) {
      this.#parts.log.error(
        { matchId: table.id, seat, move: choice?.move, refused: refusedCode },
        'illegal default move',
      );
    }
  }

  #choose(table: Table, seat: Seat, driver: Driver): Choice | undefined {
    const { module } = table;
    const view = table.view(seat);
    if (driver === 'default') return module.defaultMove(view, seat);
    try {
      return module.bot(view, seat, this.#random);
    } catch (error) {
      this.#parts.log.error({ err: error, matchId: table.id, seat }, 'a bot failed');
      return module.defaultMove(view, seat);
    }
  }

  /** @returns the code of the refusal, if it was refused */
  async #act(table: Table, seat: Seat, choice: Choice): Promise<string | undefined> {
    const { version } = table.snapshot(seat);
    const outcome = await table.act({ seat, move: choice.move, args: choice.args, version });
    return outcome.ok ? undefined : outcome.refusal.code;
  }

  async #ranOut(matchId: string, decisionId: number): Promise<void> {
    const table = await this.#parts.tables.open(matchId);
    const outcome = await table?.timeOut(decisionId);
    if (!table || this.#closed || !outcome || outcome.ok || GIVE_UP.has(outcome.refusal.code)) return;
    this.#parts.log.warn({ matchId, decisionId, refused: outcome.refusal.code }, 'the clock was refused');
    this.#later(() => this.#clocks.restart(table));
  }

  async #finish(table: Table): Promise<void> {
    try {
      await this.#parts.rooms.finish(table.roomCode, table.id);
    } catch (error) {
      this.#parts.log.error({ err: error, matchId: table.id }, 'the end of a match could not be saved');
      this.#later(() => this.#guard(table.id, () => this.#finish(table)));
    }
  }

  #rest(matchId: string): void {
    this.#clocks.stop(matchId);
    for (const [key, timer] of this.#thinking) {
      if (!key.startsWith(`${matchId}/`)) continue;
      clearTimeout(timer);
      this.#thinking.delete(key);
    }
  }

  #stopThinking(matchId: string, seat: Seat): void {
    const key = `${matchId}/${seat}`;
    clearTimeout(this.#thinking.get(key));
    this.#thinking.delete(key);
  }

  #roomOf(table: Table): RoomRecord | undefined {
    const room = this.#rooms.get(table.roomCode);
    return room?.matchId === table.id ? room : undefined;
  }

  #later(retry: () => void): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#retries.delete(timer);
      retry();
    }, RETRY);
    this.#retries.add(timer);
  }

  #guard(matchId: string, work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#parts.log.error({ err: error, matchId }, 'a seat of the server failed'));
  }
}
