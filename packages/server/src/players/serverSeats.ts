import type { Choice } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import type { DayClockView } from '@lantern/protocol/tempo';
import type { Logger } from 'pino';
import { steadyNow } from '../clock/steadyTime';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { dayClockView } from '../days/dayClock';
import { isOverDays } from '../days/tempoRules';
import type { Matches } from '../match/matches';
import type { RunningMatch } from '../match/runningMatch';
import { levelOf } from '../refusals';
import { clockFactor } from '../rooms/extraTime/extraTimeRules';
import { spokenSeconds } from '../rooms/extraTime/spokenTime';
import type { Hosting } from '../rooms/host/hosting';
import { clockStandsStill, standsStill } from '../rooms/lifecycle/suspendAndResume';
import type { Orders } from '../rooms/personal/orders';
import type { Presence } from '../rooms/presence/presence';
import type { Rooms } from '../rooms/rooms';
import { openTakeBack } from '../rooms/takeBack/takeBackRules';
import type { RoomRecord, SeatRecord } from '../store/records';
import { Absences } from './absences';
import { Attention } from './attention';
import { BotMoves } from './botMoves';
import { Clocks, type RunningClock } from './decisionClocks';
import { FollowedMatches } from './followedMatches';
import type { SearchPool } from './searchPool';
import { BEFORE_ORDERS, type ServerPlay, serverPlayOf, thinkingTime } from './serverPlay';
import type { Viewers } from './viewers';

export interface ServerSeatsParts {
  matches: Matches;
  rooms: Rooms;
  hosting: Hosting;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  /** Has this server's id. */
  registry: { readonly id: string };
  log: Logger;
  /** Searches for bots; without it they play by rules of thumb. */
  searchPool: SearchPool | null;
  orders: Pick<Orders, 'moveOf'>;
  /** The versions shown by the clients at the seats. */
  viewers: Viewers;
  /** Factor on the thinking time and on the maximum wait for viewers. */
  botPace: number;
}

/** How long a bot waits for the pages of players to show what happened, in milliseconds. */
export const VIEWERS_WAIT = 2000;

const RETRY_DELAY_MS = 2000;

/** Transient refusals: try again with the newest state. */
const LOOK_AGAIN = new Set(['STALE_STATE', 'STALE_DECISION', 'STORE_DOWN', 'TOO_MANY_REQUESTS']);
/** Final refusals: no further attempt. */
const GIVE_UP = new Set(['TABLE_FROZEN', 'NO_SUCH_MATCH', 'CLOSING']);

interface MatchPlay {
  /** The seats that think, with functions that stop them. */
  thinking: Map<Seat, () => void>;
  /** The seats whose move is being chosen or made, and whether to ask them again afterwards. */
  choosing: Map<Seat, boolean>;
  /** The deadline of a match over days. */
  dayClock: DayClockView | undefined;
  /** Whether the server's seats wait for answers about a take-back. */
  waits: boolean;
  /** Whether the clock is being stopped or started; undefined if neither. */
  holds: boolean | undefined;
}

/**
 * Plays bots and stand-ins, and runs the clocks. Their moves are checked like a person's: they get a view and send a
 * move. Every server that follows a match shows its clock; only the owner of the match acts on it. The store commits
 * each move once, no matter who makes it.
 */
export class ServerSeats {
  readonly #parts: ServerSeatsParts;
  readonly #games: FollowedMatches;
  readonly #clocks: Clocks;
  readonly #absences: Absences;
  readonly #moves: BotMoves;
  readonly #attention: Attention;
  readonly #states = new Map<string, MatchPlay>();
  readonly #retries = new Set<NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #endings: (() => void)[];
  #timersChanged: (roomCode: string) => void = () => {};
  #closed = false;

  constructor(parts: ServerSeatsParts) {
    const { matches, hosting, presence, log } = parts;
    this.#parts = parts;
    this.#moves = new BotMoves(parts);
    this.#attention = new Attention(presence);
    this.#absences = new Absences(hosting, presence, (matchId, work) => this.#guard(matchId, work));
    this.#clocks = new Clocks((matchId, decisionId) => this.#guard(matchId, () => this.#timeOut(matchId, decisionId)));
    this.#games = new FollowedMatches({
      ...parts,
      look: (matchId) => this.#lookAt(matchId),
      stop: (matchId, code) => this.#leave(matchId, code),
      failed: (error) => log[levelOf(error)]({ err: error }, 'a match could not be followed'),
    });
    this.#endings = [
      matches.listen({ moved: (match) => this.#moved(match), froze: (match) => this.#froze(match) }),
      presence.listen((code) => this.#lookAt(this.#games.matchIn(code))),
      presence.listenToAttention((code) => this.#lookOverDays(code)),
      () => this.#games.close(),
    ];
  }

  /** Calls back with the code of a room when its clock or its awaited players have changed. */
  onTimersChanged(changed: (roomCode: string) => void): void {
    this.#timersChanged = changed;
  }

  clock(matchId: string | null): RunningClock | null {
    return matchId === null ? null : this.#clocks.of(matchId);
  }

  /** The deadline of a match over days that is followed here. */
  dayClock(matchId: string | null): DayClockView | undefined {
    return matchId === null ? undefined : this.#states.get(matchId)?.dayClock;
  }

  /** Whether a seat of the server is about to move in a match, or waits for answers about a take-back. */
  plays(matchId: string): boolean {
    return this.#states.get(matchId)?.waits === true || this.#thinks(matchId);
  }

  /** The absent players a followed match waits for, with the remaining milliseconds. */
  awaited(room: RoomRecord): Record<Seat, number> {
    return this.#absences.of(room);
  }

  /** Whether any match depends on this server. */
  get needed(): boolean {
    return this.#games.ownsAny;
  }

  /** Stops all timers. Resolves when pending moves are done. */
  async close(): Promise<void> {
    this.#closed = true;
    // Ending a subscription also stops the timers of its match.
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
      const match = await this.#parts.matches.newest(matchId);
      if (!match) return;
      this.#moved(match);
      this.#unloadIfIdle(match);
    });
  }

  /** Re-evaluates a match over days when somebody starts or stops using its page. */
  #lookOverDays(code: string): void {
    const matchId = this.#games.matchIn(code);
    const room = matchId && this.#games.roomOf(matchId, code);
    if (room && isOverDays(room)) this.#lookAt(matchId);
  }

  /** Unloads an idle match: after a restart a server may own thousands that wait for a player to come back. */
  #unloadIfIdle(match: RunningMatch): void {
    if (!this.#isAwaited(match)) this.#parts.matches.unload(match.id);
  }

  /** Whether somebody here follows a match, or one of its timers runs. */
  #isAwaited({ id, roomCode }: RunningMatch): boolean {
    return this.#thinks(id) || this.#clocks.of(id) !== null || this.#parts.presence.visitors(roomCode).size > 0;
  }

  /** Whether a seat of the server thinks about its move in a match. */
  #thinks(matchId: string): boolean {
    const { thinking, choosing } = this.#states.get(matchId) ?? {};
    return Boolean(thinking?.size || choosing?.size);
  }

  #leave(matchId: string, code: string): void {
    this.#stopAll(matchId);
    this.#stateOf(matchId).dayClock = undefined;
    this.#forgetIdle(matchId);
    if (this.#parts.presence.visitors(code).size === 0) this.#parts.matches.unload(matchId);
  }

  #moved(match: RunningMatch): void {
    const room = this.#roomOf(match);
    if (!room) return;
    const still = standsStill(room);
    const asked = openTakeBack(room, steadyNow());
    const overDays = isOverDays(room);
    const factor = clockFactor(room, match);
    const spoken = spokenSeconds(room, match, this.#parts.presence.visitors(room.code));
    const isClockStill = overDays || clockStandsStill(room);
    if (this.#clocks.follow(match, isClockStill, factor, spoken)) this.#timersChanged(room.code);
    if (this.#followDays(match)) this.#timersChanged(room.code);
    if (match.frozen) return;
    const owns = this.#games.owns(room);
    if (owns && !still && !overDays) this.#holdClock(match, room);
    if (match.result()) {
      this.#stopAll(match.id);
      if (owns) this.#guard(match.id, () => this.#finish(match));
      return;
    }
    if (this.#absences.look({ ...room, matchId: match.id }, owns)) this.#timersChanged(room.code);
    if (owns && asked) this.#waitFor(match.id, asked.until);
    const { stages } = match.view(null);
    for (const { seat } of room.seats) {
      const holds = still || asked !== null;
      const play =
        owns && !holds && Object.hasOwn(stages, seat) && serverPlayOf(room, seat, this.#parts.presence, match.dayClock);
      const hasLeft = overDays && this.#attention.hasLeft(match.id, room, seat);
      if (play) this.#think(match, seat, this.#delayOf(play, room, hasLeft));
      else this.#stopThinking(match.id, seat);
    }
  }

  /** Milliseconds until a seat played by the server chooses. */
  #delayOf(play: ServerPlay, room: RoomRecord, hasLeft: boolean): number {
    const { botPace } = this.#parts;
    return play === 'orders' && hasLeft ? BEFORE_ORDERS * botPace : thinkingTime(botPace, play, room.hosting.pace);
  }

  /** @returns whether the deadline of a match over days has changed */
  #followDays({ id, dayClock }: RunningMatch): boolean {
    const view = dayClock && dayClockView(dayClock);
    const state = this.#stateOf(id);
    const before = state.dayClock;
    state.dayClock = view;
    return JSON.stringify(view) !== JSON.stringify(before);
  }

  /** Stops the clock of a decision while the match waits for an absent player without a stand-in. */
  #holdClock(match: RunningMatch, room: RoomRecord): void {
    const { stages } = match.view(null);
    const isAwaited = ({ seat, kind, standIn }: SeatRecord) =>
      kind !== 'bot' && standIn === 'none' && Object.hasOwn(stages, seat) && !this.#parts.presence.seatHere(room, seat);
    const held =
      match.clock() !== undefined && room.hosting.absence.after === null && room.seats.some((seat) => isAwaited(seat));
    const state = this.#stateOf(match.id);
    if (held === (state.holds ?? room.hosting.clockHeldAt !== undefined)) return;
    state.holds = held;
    const saved = () => {
      if (state.holds === held) state.holds = undefined;
      this.#forgetIdle(match.id);
    };
    this.#guard(match.id, () => this.#parts.hosting.holdClock(room.code, match.id, held).finally(saved));
  }

  #froze(match: RunningMatch): void {
    this.#stopAll(match.id);
    this.#timersChanged(match.roomCode);
  }

  /** Lets the seat choose after a delay, once the viewers have seen what happened or the maximum wait is over. */
  #think(match: RunningMatch, seat: Seat, time: number): void {
    const { viewers, botPace } = this.#parts;
    const { thinking, choosing } = this.#stateOf(match.id);
    if (thinking.has(seat)) return;
    if (choosing.has(seat)) return void choosing.set(seat, true);
    const answer = () => {
      thinking.delete(seat);
      this.#guard(match.id, () => this.#play(match.id, seat));
    };
    const show = () => {
      const stop = viewers.whenShown(match, VIEWERS_WAIT * botPace, answer);
      if (stop) thinking.set(seat, stop);
    };
    const timer = setTimeout(show, time);
    thinking.set(seat, () => clearTimeout(timer));
  }

  async #play(matchId: string, seat: Seat): Promise<void> {
    const match = await this.#parts.matches.open(matchId);
    if (!match) return;
    const { choosing } = this.#stateOf(matchId);
    choosing.set(seat, false);
    try {
      if (await this.#answer(match, seat)) choosing.set(seat, true);
    } finally {
      const again = choosing.get(seat);
      choosing.delete(seat);
      if (again) this.#moved(match);
      this.#forgetIdle(matchId);
    }
    // If everybody left meanwhile, the match could not be unloaded before.
    this.#unloadIfIdle(match);
  }

  /** How the server plays the seat now; undefined if it must not make a move. */
  #playOf(match: RunningMatch, seat: Seat): ServerPlay | undefined {
    const room = this.#roomOf(match);
    if (!room || standsStill(room) || openTakeBack(room, steadyNow())) return undefined;
    if (!this.#games.owns(room) || match.frozen || this.#closed) return undefined;
    return serverPlayOf(room, seat, this.#parts.presence, match.dayClock);
  }

  /** @returns whether the seat should choose again, because the match has changed meanwhile */
  async #answer(match: RunningMatch, seat: Seat): Promise<boolean> {
    const play = this.#playOf(match, seat);
    if (!play) return false;
    const { version } = match.snapshot(seat);
    const choice = await this.#moves.choose(match, seat, play);
    // A person may have come back, or the match may be paused by now.
    if (this.#playOf(match, seat) !== play) return false;
    if (!choice) return match.snapshot(seat).version !== version;
    const refusedCode = await this.#act(match, seat, choice, version);
    if (refusedCode === undefined || GIVE_UP.has(refusedCode) || this.#closed) return false;
    if (LOOK_AGAIN.has(refusedCode)) return true;
    this.#parts.log.warn(
      { matchId: match.id, seat, play, move: choice.move, refused: refusedCode },
      'the rules refused a move of a bot',
    );
    return play === 'orders' ? false : this.#fallBack(match, seat);
  }

  /**
   * Makes the game's safe move instead of an illegal one. If that is illegal too, the seat waits for the next change.
   * @returns whether the seat should choose again
   */
  async #fallBack(match: RunningMatch, seat: Seat): Promise<boolean> {
    const { version } = match.snapshot(seat);
    const choice = match.module.defaultMove(match.view(seat), seat);
    const refusedCode = choice && (await this.#act(match, seat, choice, version));
    if (refusedCode === undefined || GIVE_UP.has(refusedCode) || this.#closed) return false;
    if (LOOK_AGAIN.has(refusedCode)) return true;
    this.#parts.log.error(
      { matchId: match.id, seat, move: choice?.move, refused: refusedCode },
      'the rules refused a default move',
    );
    return false;
  }

  /**
   * Makes a move that was chosen at this version of the seat's view.
   * @returns the code of a refusal: `STALE_STATE` if others have moved while it was queued
   */
  async #act(match: RunningMatch, seat: Seat, choice: Choice, version: number): Promise<string | undefined> {
    const isBot = this.#roomOf(match)?.seats.some((record) => record.seat === seat && record.kind === 'bot');
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
    // If another decision is open by now, its own clock runs.
    if (match.clock()?.decisionId !== decisionId) return;
    const { code } = outcome.refusal;
    this.#parts.log[code === 'STORE_DOWN' ? 'debug' : 'warn'](
      { matchId, decisionId, refused: code },
      'the default move of a clock was refused',
    );
    this.#later(() => this.#guard(matchId, () => this.#timeOut(matchId, decisionId)));
  }

  async #finish(match: RunningMatch): Promise<void> {
    try {
      await this.#parts.rooms.finish(match.roomCode, match.id, match.result()?.winners ?? []);
    } catch (error) {
      this.#parts.log[levelOf(error)]({ err: error, matchId: match.id }, 'the end of a match could not be saved');
      this.#later(() => this.#guard(match.id, () => this.#finish(match)));
    }
  }

  #stopAll(matchId: string): void {
    this.#clocks.stop(matchId);
    this.#absences.stop(matchId);
    this.#attention.forget(matchId);
    const thinking = this.#states.get(matchId)?.thinking;
    for (const stop of thinking?.values() ?? []) stop();
    thinking?.clear();
  }

  #stopThinking(matchId: string, seat: Seat): void {
    const { thinking, choosing } = this.#stateOf(matchId);
    thinking.get(seat)?.();
    thinking.delete(seat);
    if (choosing.has(seat)) choosing.set(seat, false);
  }

  #stateOf(matchId: string): MatchPlay {
    const idle = { thinking: new Map(), choosing: new Map(), dayClock: undefined, waits: false, holds: undefined };
    const state = this.#states.get(matchId) ?? idle;
    this.#states.set(matchId, state);
    return state;
  }

  #forgetIdle(matchId: string): void {
    const { thinking, choosing, dayClock, waits, holds } = this.#stateOf(matchId);
    const isIdle = thinking.size + choosing.size === 0 && !dayClock && !waits && holds === undefined;
    if (isIdle) this.#states.delete(matchId);
  }

  #roomOf(match: RunningMatch): RoomRecord | undefined {
    return this.#games.roomOf(match.id, match.roomCode);
  }

  /** Stops the server's seats while a take-back is open; they continue when the time for answers is over. */
  #waitFor(matchId: string, until: number): void {
    const state = this.#stateOf(matchId);
    if (state.waits) return;
    state.waits = true;
    const over = () => {
      state.waits = false;
      this.#forgetIdle(matchId);
      this.#lookAt(matchId);
    };
    this.#later(over, Math.max(0, until - steadyNow()));
  }

  #later(retry: () => void, delay = RETRY_DELAY_MS): void {
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
      .catch((error: unknown) =>
        log[levelOf(error)]({ err: error, matchId }, 'unexpected error in a seat played by the server'),
      )
      .finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }
}
