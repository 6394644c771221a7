import { randomBytes } from 'node:crypto';
import type { Choice } from '@lantern/games/kit/move';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import type { Seat } from '@lantern/protocol/seat';
import type { Logger } from 'pino';
import { steadyNow } from '../clock/steadyTime';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import type { RunningMatch, RunningMatches } from '../match/api';
import type { Hosting } from '../rooms/host/hosting';
import { standsStill } from '../rooms/host/hostingRules';
import type { Presence } from '../rooms/presence/presence';
import type { Rooms } from '../rooms/rooms';
import { openTakeBack } from '../rooms/takeback/takebackRules';
import type { RoomRecord } from '../store/store';
import { Absences } from './absences';
import { Clocks, type RunningClock } from './decisionClocks';
import { FollowedMatches } from './followedMatches';
import { type ServerPlay, serverPlayOf, thinkingTime } from './serverPlay';

export interface PlayersParts {
  tables: RunningMatches;
  rooms: Rooms;
  hosting: Hosting;
  presence: Presence;
  attention: RoomSubscriptions;
  /** This server in the roll. */
  servers: { readonly id: string };
  log: Logger;
  /** Factor on the thinking time. */
  pace: number;
}

/** Milliseconds until something that the store would not take is tried again. */
const RETRY = 2000;

/** Refusals that say nothing about the move: another look at the table helps. */
const LOOK_AGAIN = new Set(['STALE_STATE', 'STALE_DECISION', 'STORE_DOWN', 'TOO_MANY_REQUESTS']);
/** Refusals after which nothing more is to be done here. */
const GIVE_UP = new Set(['TABLE_FROZEN', 'NO_SUCH_MATCH', 'CLOSING']);

/**
 * Seats that the server plays (bots, stand-ins for absent persons) and the clocks. They use the same gate as people: a
 * view goes in, a move comes out, the table judges it. Clocks are known wherever a match is followed; only the server
 * that keeps the match acts, and the store takes each move once whoever makes it.
 */
export class Players {
  readonly #parts: PlayersParts;
  readonly #games: FollowedMatches;
  readonly #clocks: Clocks;
  readonly #absences: Absences;
  readonly #random: Random = seededRandom(randomBytes(32).toString('hex'));
  /** Seats that are thinking: `<match>/<seat>`. */
  readonly #thinking = new Map<string, NodeJS.Timeout>();
  /** Matches in which the server's seats wait for an answer about a take-back. */
  readonly #waiting = new Set<string>();
  readonly #retries = new Set<NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #endings: (() => void)[];
  #timesChanged: (roomCode: string) => void = () => {};
  #closed = false;

  constructor(parts: PlayersParts) {
    const { tables, hosting, presence, log } = parts;
    this.#parts = parts;
    this.#absences = new Absences(hosting, presence, (matchId, work) => this.#guard(matchId, work));
    this.#clocks = new Clocks((matchId, decisionId) => this.#guard(matchId, () => this.#ranOut(matchId, decisionId)));
    this.#games = new FollowedMatches({
      ...parts,
      look: (matchId) => this.#lookAt(matchId),
      rest: (matchId, code) => this.#leave(matchId, code),
      failed: (error) => log.warn({ err: error }, 'a match could not be followed'),
    });
    this.#endings = [
      tables.listen({ moved: (table) => this.#moved(table), froze: (table) => this.#froze(table) }),
      presence.listen((code) => this.#lookAt(this.#games.matchIn(code))),
      () => this.#games.close(),
    ];
  }

  /** Calls back with the code of a room in whose match another clock runs now, or somebody else is waited for. */
  onTimes(changed: (roomCode: string) => void): void {
    this.#timesChanged = changed;
  }

  /** The clock of a match that is followed here. */
  clock(matchId: string | null): RunningClock | null {
    return matchId === null ? null : this.#clocks.of(matchId);
  }

  /** Who is waited for in the match of a room that is followed here, and for how many milliseconds still. */
  awaited(room: RoomRecord): Record<Seat, number> {
    return this.#absences.of(room);
  }

  /** Whether any match depends on this server. */
  get needed(): boolean {
    return this.#games.keepsAny;
  }

  /** No seat thinks and no clock runs from then on. Resolves when what is under way has come to its end. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const end of this.#endings) end();
    for (const timer of [...this.#thinking.values(), ...this.#retries]) clearTimeout(timer);
    this.#thinking.clear();
    this.#clocks.close();
    this.#absences.close();
    await Promise.all(this.#underWay);
  }

  /** Looks at a match whose room or visitors have changed, or whose clock has been moved on. */
  #lookAt(matchId: string | undefined): void {
    if (matchId === undefined || this.#closed) return;
    this.#guard(matchId, async () => {
      const table = await this.#parts.tables.open(matchId);
      await table?.refresh();
      if (!table || this.#closed) return;
      this.#moved(table);
      this.#letRest(table);
    });
  }

  /** A server that takes up thousands of matches after a start does not hold those that wait for somebody to come. */
  #letRest(table: RunningMatch): void {
    if (!this.#isAwaited(table)) this.#parts.tables.rest(table.id);
  }

  /** Whether anybody here looks at a match, or something in it is to be done by itself. */
  #isAwaited({ id, roomCode }: RunningMatch): boolean {
    const thinks = [...this.#thinking.keys()].some((key) => key.startsWith(`${id}/`));
    return thinks || this.#clocks.of(id) !== null || this.#parts.presence.visitors(roomCode).size > 0;
  }

  #leave(matchId: string, code: string): void {
    this.#rest(matchId);
    if (this.#parts.presence.visitors(code).size === 0) this.#parts.tables.rest(matchId);
  }

  #moved(table: RunningMatch): void {
    const room = this.#roomOf(table);
    if (this.#closed || !room) return;
    const still = standsStill(room);
    const asked = openTakeBack(room, steadyNow());
    if (this.#clocks.follow(table, still)) this.#timesChanged(room.code);
    if (table.frozen) return;
    const keeps = this.#games.keeps(room);
    if (table.result()) {
      this.#rest(table.id);
      if (keeps) this.#guard(table.id, () => this.#finish(table));
      return;
    }
    if (this.#absences.look({ ...room, matchId: table.id }, keeps)) this.#timesChanged(room.code);
    if (keeps && asked) this.#waitFor(table.id, asked.until);
    const { stages } = table.view(null);
    for (const { seat } of room.seats) {
      const holds = still || asked !== null;
      const plays = keeps && !holds && serverPlayOf(room, seat, this.#parts.presence) && Object.hasOwn(stages, seat);
      if (plays) this.#think(table.id, seat);
      else this.#stopThinking(table.id, seat);
    }
  }

  #froze(table: RunningMatch): void {
    this.#rest(table.id);
    this.#timesChanged(table.roomCode);
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
    if (!table) return;
    await this.#answer(table, seat);
    // Where everybody left while this was under way, the match could not rest before.
    this.#letRest(table);
  }

  async #answer(table: RunningMatch, seat: Seat): Promise<void> {
    const room = this.#roomOf(table);
    const driver = room && serverPlayOf(room, seat, this.#parts.presence);
    if (
      !driver ||
      standsStill(room) ||
      openTakeBack(room, steadyNow()) ||
      !this.#games.keeps(room) ||
      table.frozen ||
      this.#closed
    )
      return;
    const choice = this.#choose(table, seat, driver);
    if (!choice) return;
    const refusedCode = await this.#act(table, seat, choice);
    if (refusedCode === undefined || GIVE_UP.has(refusedCode) || this.#closed) return;
    if (LOOK_AGAIN.has(refusedCode)) return this.#think(table.id, seat);
    this.#parts.log.warn(
      { matchId: table.id, seat, driver, move: choice.move, refused: refusedCode },
      'illegal move of a bot',
    );
    await this.#fallBack(table, seat);
  }

  /** The game's safe move instead of an illegal one; if even that is illegal, the seat waits for the next change. */
  async #fallBack(table: RunningMatch, seat: Seat): Promise<void> {
    const choice = table.module.defaultMove(table.view(seat), seat);
    const refusedCode = choice && (await this.#act(table, seat, choice));
    if (refusedCode === undefined || GIVE_UP.has(refusedCode) || this.#closed) return;
    if (LOOK_AGAIN.has(refusedCode)) return this.#think(table.id, seat);
    this.#parts.log.error(
      { matchId: table.id, seat, move: choice?.move, refused: refusedCode },
      'illegal default move',
    );
  }

  #choose(table: RunningMatch, seat: Seat, driver: ServerPlay): Choice | undefined {
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

  /**
   * Makes a move that was chosen just now.
   * @returns the code of the refusal, if it was refused: `STALE_STATE` where others have moved while it waited for its turn
   */
  async #act(table: RunningMatch, seat: Seat, choice: Choice): Promise<string | undefined> {
    const { version } = table.snapshot(seat);
    const outcome = await table.act({ seat, move: choice.move, args: choice.args, version });
    if (outcome.ok) return undefined;
    const { code } = outcome.refusal;
    return GIVE_UP.has(code) || table.snapshot(seat).version === version ? code : 'STALE_STATE';
  }

  async #ranOut(matchId: string, decisionId: number): Promise<void> {
    const table = await this.#parts.tables.open(matchId);
    const room = table && this.#roomOf(table);
    if (!table || !room || standsStill(room) || !this.#games.keeps(room)) return;
    const outcome = await table.timeOut(decisionId);
    this.#letRest(table);
    if (this.#closed || outcome.ok || !LOOK_AGAIN.has(outcome.refusal.code)) return;
    // Where another decision is open by now, its own clock runs.
    if (table.clock()?.decisionId !== decisionId) return;
    this.#parts.log.warn({ matchId, decisionId, refused: outcome.refusal.code }, 'the clock was refused');
    this.#later(() => this.#guard(matchId, () => this.#ranOut(matchId, decisionId)));
  }

  async #finish(table: RunningMatch): Promise<void> {
    try {
      await this.#parts.rooms.finish(table.roomCode, table.id, table.result()?.winners ?? []);
    } catch (error) {
      this.#parts.log.error({ err: error, matchId: table.id }, 'the end of a match could not be saved');
      this.#later(() => this.#guard(table.id, () => this.#finish(table)));
    }
  }

  #rest(matchId: string): void {
    this.#clocks.stop(matchId);
    this.#absences.rest(matchId);
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

  #roomOf(table: RunningMatch): RoomRecord | undefined {
    return this.#games.roomOf(table.id, table.roomCode);
  }

  /** While a move is being asked back, nobody here makes another; once the time for answers is over, they go on. */
  #waitFor(matchId: string, until: number): void {
    if (this.#waiting.has(matchId)) return;
    this.#waiting.add(matchId);
    const over = () => {
      this.#waiting.delete(matchId);
      this.#lookAt(matchId);
    };
    this.#later(over, Math.max(0, until - steadyNow()));
  }

  #later(retry: () => void, delay = RETRY): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#retries.delete(timer);
      retry();
    }, delay);
    this.#retries.add(timer);
  }

  #guard(matchId: string, work: () => Promise<void>): void {
    if (this.#closed) return;
    const { log } = this.#parts;
    const done = work()
      .catch((error: unknown) => log.error({ err: error, matchId }, 'a seat of the server failed'))
      .finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }
}
