import type { Choice } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import type { Logger } from 'pino';
import { steadyNow } from '../clock/steadyTime';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import type { RunningMatch, RunningMatches } from '../match/api';
import type { Hosting } from '../rooms/host/hosting';
import { clockStandsStill, standsStill } from '../rooms/lifecycle/suspendAndResume';
import type { Presence } from '../rooms/presence/presence';
import type { Rooms } from '../rooms/rooms';
import { openTakeBack } from '../rooms/takeback/takebackRules';
import type { RoomRecord, SeatRecord } from '../store/records';
import { Absences } from './absences';
import { BotMoves } from './botMoves';
import { Clocks, type RunningClock } from './decisionClocks';
import { FollowedMatches } from './followedMatches';
import type { SearchPool } from './searchPool';
import { type ServerPlay, serverPlayOf, thinkingTime } from './serverPlay';

export interface PlayersParts {
  matches: RunningMatches;
  rooms: Rooms;
  hosting: Hosting;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  /** This server's id. */
  registry: { readonly id: string };
  log: Logger;
  /** Who looks ahead for bots; without it they play by rules of thumb. */
  searchPool: SearchPool | null;
  /** Factor on the thinking time. */
  pace: number;
}

/** Milliseconds until something that the store would not take is tried again. */
const RETRY = 2000;

/** Transient refusals: try again with the newest state. */
const LOOK_AGAIN = new Set(['STALE_STATE', 'STALE_DECISION', 'STORE_DOWN', 'TOO_MANY_REQUESTS']);
/** Final refusals: no further attempt. */
const GIVE_UP = new Set(['TABLE_FROZEN', 'NO_SUCH_MATCH', 'CLOSING']);

/**
 * Plays bots and stand-ins, and runs the clocks. Their moves are checked like a person's: they get a view and send a move.
 * Clocks are shown by every server that follows a match; only the owner of the match acts on them, and the store commits
 * each move once, whoever makes it.
 */
export class Players {
  readonly #parts: PlayersParts;
  readonly #games: FollowedMatches;
  readonly #clocks: Clocks;
  readonly #absences: Absences;
  readonly #moves: BotMoves;
  /** Seats that are thinking: `<match>/<seat>`. */
  readonly #thinking = new Map<string, NodeJS.Timeout>();
  /** Seats whose move is being chosen or made, as `<match>/<seat>`, and whether they are asked again after it. */
  readonly #choosing = new Map<string, boolean>();
  /** Matches in which the server's seats wait for an answer about a take-back. */
  readonly #waiting = new Set<string>();
  /** Matches whose clock is about to be held or to run on, and whether it is held then. */
  readonly #holds = new Map<string, boolean>();
  readonly #retries = new Set<NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #endings: (() => void)[];
  #timersChanged: (roomCode: string) => void = () => {};
  #closed = false;

  constructor(parts: PlayersParts) {
    const { matches, hosting, presence, log } = parts;
    this.#parts = parts;
    this.#moves = new BotMoves(parts);
    this.#absences = new Absences(hosting, presence, (matchId, work) => this.#guard(matchId, work));
    this.#clocks = new Clocks((matchId, decisionId) => this.#guard(matchId, () => this.#timeOut(matchId, decisionId)));
    this.#games = new FollowedMatches({
      ...parts,
      look: (matchId) => this.#lookAt(matchId),
      stop: (matchId, code) => this.#leave(matchId, code),
      failed: (error) => log.warn({ err: error }, 'a match could not be followed'),
    });
    this.#endings = [
      matches.listen({ moved: (match) => this.#moved(match), froze: (match) => this.#froze(match) }),
      presence.listen((code) => this.#lookAt(this.#games.matchIn(code))),
      () => this.#games.close(),
    ];
  }

  /** Calls back with the code of a room whose clock, or whose awaited players, have changed. */
  onTimersChanged(changed: (roomCode: string) => void): void {
    this.#timersChanged = changed;
  }

  /** The clock of a match that is followed here. */
  clock(matchId: string | null): RunningClock | null {
    return matchId === null ? null : this.#clocks.of(matchId);
  }

  /** Absent players that a followed match waits for, with the milliseconds left. */
  awaited(room: RoomRecord): Record<Seat, number> {
    return this.#absences.of(room);
  }

  /** Whether any match depends on this server. */
  get needed(): boolean {
    return this.#games.ownsAny;
  }

  /** Stops all timers. Resolves when moves under way are done. */
  async close(): Promise<void> {
    this.#closed = true;
    // With the matches that are followed no longer go the timers of each.
    for (const end of this.#endings) end();
    for (const timer of this.#retries) clearTimeout(timer);
    this.#absences.close();
    await this.#parts.searchPool?.close();
    await Promise.all(this.#underWay);
  }

  /** Re-evaluates a match whose room, visitors or clock have changed. */
  #lookAt(matchId: string | undefined): void {
    if (matchId === undefined) return;
    this.#guard(matchId, async () => {
      const match = await this.#parts.matches.open(matchId);
      await match?.refresh();
      if (!match) return;
      this.#moved(match);
      this.#unloadIfIdle(match);
    });
  }

  /** Unloads an idle match: after a restart a server may own thousands that wait for a player to come back. */
  #unloadIfIdle(match: RunningMatch): void {
    if (!this.#isAwaited(match)) this.#parts.matches.unload(match.id);
  }

  /** Whether anybody here follows a match, or a timer of it runs. */
  #isAwaited({ id, roomCode }: RunningMatch): boolean {
    const thinks = [...this.#thinking.keys(), ...this.#choosing.keys()].some((key) => key.startsWith(`${id}/`));
    return thinks || this.#clocks.of(id) !== null || this.#parts.presence.visitors(roomCode).size > 0;
  }

  #leave(matchId: string, code: string): void {
    this.#stopAll(matchId);
    if (this.#parts.presence.visitors(code).size === 0) this.#parts.matches.unload(matchId);
  }

  #moved(match: RunningMatch): void {
    const room = this.#roomOf(match);
    if (!room) return;
    const still = standsStill(room);
    const asked = openTakeBack(room, steadyNow());
    if (this.#clocks.follow(match, clockStandsStill(room))) this.#timersChanged(room.code);
    if (match.frozen) return;
    const owns = this.#games.owns(room);
    if (owns && !still) this.#holdClock(match, room);
    if (match.result()) {
      this.#stopAll(match.id);
      if (owns) this.#guard(match.id, () => this.#finish(match));
      return;
    }
    if (this.#absences.look({ ...room, matchId: match.id }, owns)) this.#timersChanged(room.code);
    if (owns && asked) this.#waitFor(match.id, asked.until);
    const { stages } = match.view(null);
    for (const { seat } of room.seats) {
      const holds = still || asked !== null || room.hosting.botsWait;
      const play = owns && !holds && Object.hasOwn(stages, seat) && serverPlayOf(room, seat, this.#parts.presence);
      if (play) this.#think(match.id, seat, thinkingTime(this.#parts.pace, play, room.hosting.pace));
      else this.#stopThinking(match.id, seat);
    }
  }

  /** While the table waits for somebody who is away, without a stand-in to come, the clock of their decision is held. */
  #holdClock(match: RunningMatch, room: RoomRecord): void {
    const { stages } = match.view(null);
    const isAwaited = ({ seat, kind, standIn }: SeatRecord) =>
      kind !== 'bot' && standIn === 'none' && Object.hasOwn(stages, seat) && !this.#parts.presence.seatHere(room, seat);
    const held =
      match.clock() !== undefined && room.hosting.absence.after === null && room.seats.some((one) => isAwaited(one));
    if (held === (this.#holds.get(match.id) ?? room.hosting.clockHeldAt !== undefined)) return;
    this.#holds.set(match.id, held);
    const saved = () => {
      if (this.#holds.get(match.id) === held) this.#holds.delete(match.id);
    };
    this.#guard(match.id, () => this.#parts.hosting.holdClock(room.code, match.id, held).finally(saved));
  }

  #froze(match: RunningMatch): void {
    this.#stopAll(match.id);
    this.#timersChanged(match.roomCode);
  }

  #think(matchId: string, seat: Seat, time: number): void {
    const key = `${matchId}/${seat}`;
    if (this.#thinking.has(key)) return;
    if (this.#choosing.has(key)) return void this.#choosing.set(key, true);
    const answer = () => {
      this.#thinking.delete(key);
      this.#guard(matchId, () => this.#play(matchId, seat));
    };
    this.#thinking.set(key, setTimeout(answer, time));
  }

  async #play(matchId: string, seat: Seat): Promise<void> {
    const match = await this.#parts.matches.open(matchId);
    if (!match) return;
    const key = `${matchId}/${seat}`;
    this.#choosing.set(key, false);
    try {
      if (await this.#answer(match, seat)) this.#choosing.set(key, true);
    } finally {
      const again = this.#choosing.get(key);
      this.#choosing.delete(key);
      if (again) this.#moved(match);
    }
    // Where everybody left while this was under way, the match could not rest before.
    this.#unloadIfIdle(match);
  }

  /** How the server plays the seat now; nothing where it is not to make a move. */
  #playOf(match: RunningMatch, seat: Seat): ServerPlay | undefined {
    const room = this.#roomOf(match);
    if (!room || standsStill(room) || room.hosting.botsWait || openTakeBack(room, steadyNow())) return undefined;
    if (!this.#games.owns(room) || match.frozen || this.#closed) return undefined;
    return serverPlayOf(room, seat, this.#parts.presence);
  }

  /** @returns whether the seat is to choose anew, as the match has changed meanwhile */
  async #answer(match: RunningMatch, seat: Seat): Promise<boolean> {
    const play = this.#playOf(match, seat);
    if (!play) return false;
    const { version } = match.snapshot(seat);
    const choice = await this.#moves.choose(match, seat, play);
    // A person may have come back, or the match may stand still by now.
    if (this.#playOf(match, seat) !== play) return false;
    if (!choice) return match.snapshot(seat).version !== version;
    const refusedCode = await this.#act(match, seat, choice, version);
    if (refusedCode === undefined || GIVE_UP.has(refusedCode) || this.#closed) return false;
    if (LOOK_AGAIN.has(refusedCode)) return true;
    this.#parts.log.warn(
      { matchId: match.id, seat, play, move: choice.move, refused: refusedCode },
      'illegal move of a bot',
    );
    return this.#fallBack(match, seat);
  }

  /**
   * The game's safe move instead of an illegal one; if even that is illegal, the seat waits for the next change.
   * @returns whether the seat is to choose anew
   */
  async #fallBack(match: RunningMatch, seat: Seat): Promise<boolean> {
    const { version } = match.snapshot(seat);
    const choice = match.module.defaultMove(match.view(seat), seat);
    const refusedCode = choice && (await this.#act(match, seat, choice, version));
    if (refusedCode === undefined || GIVE_UP.has(refusedCode) || this.#closed) return false;
    if (LOOK_AGAIN.has(refusedCode)) return true;
    this.#parts.log.error(
      { matchId: match.id, seat, move: choice?.move, refused: refusedCode },
      'illegal default move',
    );
    return false;
  }

  /**
   * Makes a move that was chosen when the seat's view had that version.
   * @returns the code of the refusal, if it was refused: `STALE_STATE` where others have moved while it waited for its turn
   */
  async #act(match: RunningMatch, seat: Seat, choice: Choice, version: number): Promise<string | undefined> {
    const isBot = this.#roomOf(match)?.seats.some((one) => one.seat === seat && one.kind === 'bot');
    const by = isBot ? {} : { by: 'standIn' as const };
    const outcome = await match.act({ seat, move: choice.move, args: choice.args, version, ...by });
    if (outcome.ok) return undefined;
    const { code } = outcome.refusal;
    return GIVE_UP.has(code) || match.snapshot(seat).version === version ? code : 'STALE_STATE';
  }

  async #timeOut(matchId: string, decisionId: number): Promise<void> {
    const match = await this.#parts.matches.open(matchId);
    const room = match && this.#roomOf(match);
    if (!match || !room || clockStandsStill(room) || !this.#games.owns(room)) return;
    const outcome = await match.timeOut(decisionId, 'clock');
    this.#unloadIfIdle(match);
    if (this.#closed || outcome.ok || !LOOK_AGAIN.has(outcome.refusal.code)) return;
    // Where another decision is open by now, its own clock runs.
    if (match.clock()?.decisionId !== decisionId) return;
    this.#parts.log.warn({ matchId, decisionId, refused: outcome.refusal.code }, 'the clock was refused');
    this.#later(() => this.#guard(matchId, () => this.#timeOut(matchId, decisionId)));
  }

  async #finish(match: RunningMatch): Promise<void> {
    try {
      await this.#parts.rooms.finish(match.roomCode, match.id, match.result()?.winners ?? []);
    } catch (error) {
      this.#parts.log.error({ err: error, matchId: match.id }, 'the end of a match could not be saved');
      this.#later(() => this.#guard(match.id, () => this.#finish(match)));
    }
  }

  #stopAll(matchId: string): void {
    this.#clocks.stop(matchId);
    this.#absences.stop(matchId);
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
    if (this.#choosing.has(key)) this.#choosing.set(key, false);
  }

  #roomOf(match: RunningMatch): RoomRecord | undefined {
    return this.#games.roomOf(match.id, match.roomCode);
  }

  /** While a take-back is being asked for, the server's seats make no move; they continue when the time for answers is over. */
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
