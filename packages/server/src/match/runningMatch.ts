import type { EngineMove } from '@lantern/games/engine/rules';
import { TAKE_BACK, TIME_OUT } from '@lantern/games/engine/serverOnlyMoves';
import { refusal } from '@lantern/games/kit/move';
import type { AnyModule, CommonView, Result } from '@lantern/games/module';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { MadeBy } from '@lantern/protocol/serverMoves';
import type { Tempo } from '@lantern/protocol/tempo';
import type { Logger } from 'pino';
import type { Bus } from '../cluster/bus/bus';
import { clockAt } from '../days/clockAt';
import { levelOf } from '../refusals';
import { afterSave, type DayClockRecord } from '../store/days';
import { keyOf } from '../store/matchKey';
import type { MatchRecord } from '../store/records';
import type { Store } from '../store/store';
import type { ActRequest, AudienceSnapshot, Change, Outcome, TakeBackRequest } from './api';
import { audienceKey } from './audience';
import { daysAfter } from './daysAfter';
import { freezeMatch, isFrozen } from './freeze';
import { logFor } from './history';
import { RequestDeduplication, requestKey } from './requestDeduplication';
import { type Takeable, takeableBy } from './takeBackEligibility';
import { checkTakeBack, pilesAfter, takeBackTransition } from './takeBackTransition';
import {
  type AudienceView,
  catchUp,
  check,
  checkTimeOut,
  type MatchMoment,
  type MatchState,
  snapshotOf,
  stored,
  type Transition,
  transitionOf,
  versionsOf,
} from './transition';

/** Events of running matches, reported after the commit. */
export interface MatchListener {
  /** Called for each audience whose view or log has changed, and not for an audience that sees no difference. */
  changed?(match: RunningMatch, audience: Audience, change: Change): void;
  /** Called after all `changed`: once for each move accepted here, and once for all moves read from other servers. */
  moved?(match: RunningMatch): void;
  dealt?(match: RunningMatch): void;
  /** Called after `moved` when a move made here ended the match. */
  ended?(match: RunningMatch): void;
  /** Called before `changed` when a move made here was committed, with the seconds that took. */
  committed?(match: RunningMatch, seconds: number): void;
  /**
   * Called before `moved` when a match was reloaded and has advanced or gone back meanwhile: its audiences need a new
   * snapshot.
   */
  resync?(match: RunningMatch): void;
  /** Called before `resync` if the store has lost committed moves of the match, which continues from the last stored one. */
  wentBack?(match: RunningMatch): void;
  /** A move threw and the match is frozen. The evidence is in the server's log. */
  froze?(match: RunningMatch): void;
  /** The match has been deleted from the store. */
  deleted?(match: RunningMatch): void;
}

export interface MatchDependencies {
  store: Store;
  bus: Bus;
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since 1970 by the wall clock, for deadlines over days. */
  wallTime(): number;
  /** Notifies all listeners; never throws. */
  tell(event: (listener: MatchListener) => void): void;
}

/** The transition of a request, and the move with its checked arguments; or the refusal. */
type Planned = { transition: Transition; move: EngineMove } | { refusal: Refusal };
type Plan = (snapshot: MatchMoment, now: number) => Planned | Promise<Planned>;

/** How the store recognises a repeated request, and the key shown for its seat. */
type Sender = Pick<ActRequest, 'keyHash' | 'by'> & { requestId: string | null };

const BY_SERVER: Sender = { requestId: null };

/** Number of attempts at a move while other servers commit moves to the same match. */
const MAX_ATTEMPTS = 5;

/** The match has been deleted from the store. */
export class MatchDeleted extends Error {}

/**
 * A running match in memory, the only writer of its state here: it handles one request at a time, and broadcasts only
 * after the commit.
 */
export class RunningMatch {
  readonly id: string;
  readonly roomCode: string;
  readonly players: number;
  readonly #dependencies: MatchDependencies;
  #snapshot: MatchMoment;
  #frozen: boolean;
  #movedAt: number;
  /** As last read or stored; undefined for a match in one go. A commit onto an outdated one is refused. */
  #dayClock: DayClockRecord | undefined;
  #closing = false;
  #waiting = 0;
  #tail: Promise<unknown> = Promise.resolve();
  #answers = new RequestDeduplication();

  constructor(
    readonly module: AnyModule,
    record: MatchRecord,
    dependencies: MatchDependencies,
    dayClock?: DayClockRecord,
  ) {
    this.id = record.id;
    this.roomCode = record.roomCode;
    this.players = record.players;
    this.#dependencies = dependencies;
    this.#snapshot = snapshotOf(module, record);
    this.#frozen = isFrozen(module, record);
    this.#movedAt = record.updatedAt;
    this.#dayClock = dayClock;
  }

  /** The time of the last move or, before the first move, of the deal, in milliseconds since 1970. */
  get movedAt(): number {
    return this.#movedAt;
  }

  /** Whether a move has thrown under these rules, on any server. A frozen match refuses every move. */
  get frozen(): boolean {
    return this.#frozen;
  }

  /** The clock of the open decision of a match over days; undefined for a match in one go. */
  get dayClock(): DayClockRecord | undefined {
    return this.#dayClock;
  }

  /** Whether requests are queued or in progress. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** The view of an audience at the last committed state. */
  view(audience: Audience): CommonView {
    return this.#viewOf(audience).view;
  }

  /** The last committed state, for an audience that joins. */
  snapshot(audience: Audience): AudienceSnapshot {
    const { version, state } = this.#viewOf(audience);
    return { version, state, log: logFor(this.#snapshot.state.history, audience) };
  }

  /** Number of committed moves known to this server. */
  get seq(): number {
    return this.#snapshot.seq;
  }

  /** The clock of the open decision as the game sets it; `since` in milliseconds since 1970. */
  clock(): { decisionId: number; seconds: number; since: number } | undefined {
    const clock = this.result() ? undefined : this.module.clock(this.#snapshot.state.G);
    return clock && { ...clock, since: this.#snapshot.decidedAt };
  }

  result(): Result | null {
    return this.module.course(this.#snapshot.state.G).result;
  }

  /**
   * Checks, reduces, commits and broadcasts a move. Resolves after the commit; never rejects. Codes besides the game's
   * own: `UNKNOWN_MOVE`, `MALFORMED`, `STALE_STATE`, `TABLE_FROZEN`, `STORE_DOWN`, `NO_SUCH_MATCH` (it has been
   * deleted).
   */
  act(request: ActRequest): Promise<Outcome> {
    return this.#inTurn(() => this.#answer(request));
  }

  /**
   * Makes the default move of this decision because its time is up or the players voted for it. Refuses with
   * `STALE_DECISION` if the decision is no longer open.
   */
  timeOut(decisionId: number, by: 'clock' | 'vote'): Promise<Outcome> {
    const move: EngineMove = { seat: null, move: TIME_OUT, args: [decisionId] };
    const plan = this.#plan({ ...move, by }, (snapshot) => checkTimeOut(snapshot, decisionId));
    return this.#inTurn(() => this.#make(move, BY_SERVER, plan));
  }

  /** The move a seat can take back now, and how; undefined if there is none. */
  takeBackOf(seat: Seat): (Takeable & { seq: number }) | undefined {
    return this.result() ? undefined : takeableBy(this.#snapshot.state.standing, seat);
  }

  /**
   * Returns to the state before a move. The store records this as one more move, and audiences get an ordinary change.
   * Codes: `STALE_STATE`, `NOTHING_TO_TAKE_BACK`, `MUST_ASK`, `GAME_OVER` and those of every `act`.
   */
  takeBack(request: TakeBackRequest): Promise<Outcome> {
    const { seat, seq } = request;
    const move: EngineMove = { seat, move: TAKE_BACK, args: [seq] };
    const { module, players } = this;
    return this.#inTurn(() =>
      this.#make(move, BY_SERVER, async (snapshot, now) => {
        const refusal = checkTakeBack(snapshot, request);
        if (refusal) return { refusal };
        const before = await this.#before(seq);
        if ('refusal' in before) return before;
        const piles = pilesAfter(snapshot, seat);
        const transition = takeBackTransition(module, players, snapshot, { seat, piles, before: before.state }, now);
        return { transition, move: { ...move, args: [seq, piles] } };
      }),
    );
  }

  /** Loads the whole state before a move. */
  async #before(seq: number): Promise<{ state: MatchState } | { refusal: Refusal }> {
    try {
      const state = await this.#dependencies.store.stateAt(keyOf(this), seq - 1);
      return state ? { state: state as unknown as MatchState } : { refusal: refusal('NO_SUCH_MATCH') };
    } catch (error) {
      this.#dependencies.log[levelOf(error)]({ err: error, matchId: this.id }, 'an earlier state could not be loaded');
      return { refusal: refusal('STORE_DOWN') };
    }
  }

  /** Queued like a move, so that later requests see the newest state. */
  refresh(): Promise<void> {
    return this.#queued(() => this.#reload());
  }

  /**
   * Stores the clock that the match has at the tempo of its room, or removes it in one go. Rejects if the store does not
   * answer.
   */
  followTempo(tempo: Tempo | undefined): Promise<void> {
    return this.#queued(async () => {
      await this.#reload();
      this.#dayClock = await clockAt(tempo, this, this.#dependencies);
      this.#dependencies.tell((listener) => listener.moved?.(this));
    });
  }

  /** Waits for pending requests and refuses later ones. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#tail;
  }

  #inTurn(task: () => Promise<Outcome>): Promise<Outcome> {
    if (this.#closing) return Promise.resolve(refused('CLOSING'));
    this.#waiting++;
    return this.#queued(() => task().finally(() => this.#waiting--));
  }

  #queued<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(task);
    this.#tail = done.catch(() => {});
    return done;
  }

  async #answer(request: ActRequest): Promise<Outcome> {
    const key = requestKey(request);
    const known = this.#answers.given(key);
    if (known) return this.#frozen ? refused('TABLE_FROZEN') : known;
    const { seat, move, by, keyHash } = request;
    const wanted: EngineMove = { seat, move, args: request.args };
    const plan = this.#plan({ ...wanted, ...(by && { by }) }, (snapshot) => check(this.module, snapshot, request));
    const outcome = await this.#make(wanted, { requestId: key, ...(keyHash && { keyHash }), ...(by && { by }) }, plan);
    this.#answers.keep(key, outcome);
    return outcome;
  }

  /** Checks, reduces, commits and broadcasts; starts again if another server has committed a move meanwhile. */
  async #make(move: EngineMove, sender: Sender, plan: Plan): Promise<Outcome> {
    const { requestId, keyHash } = sender;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      if (this.#frozen) return refused('TABLE_FROZEN');
      const now = this.#dependencies.now();
      const { seq } = this.#snapshot;
      const clockVersion = this.#dayClock?.version;
      const found = await Promise.resolve(this.#snapshot)
        .then((snapshot) => plan(snapshot, now))
        .catch(faultOf);
      if ('refusal' in found) {
        // A move of another server may have made this one legal.
        const lost = this.#dependencies.store.shared && (await this.#lost());
        if (lost) return refused(lost);
        if (this.#snapshot.seq > seq) continue;
        return this.#refuse(move, requestId, found.refusal);
      }
      if ('fault' in found) {
        if (await this.#freeze(move, found.fault)) return refused('TABLE_FROZEN');
        continue;
      }
      const kept = await this.#keep(found.move, sender, found.transition, now);
      if (kept === 'committed') {
        this.#movedAt = now;
        return this.#committed(found.transition, move.seat);
      }
      const lost = kept === 'failed' ? 'STORE_DOWN' : await this.#lost();
      if (lost) return refused(lost);
      const repeated = await this.#repeated(requestId, move);
      if (repeated) return repeated;
      // No other move was committed and the clock has not changed, so the key was the reason.
      const isSame = this.#snapshot.seq === seq && this.#dayClock?.version === clockVersion;
      if (keyHash && isSame && !this.#frozen) return refused('NOT_YOUR_SEAT');
    }
    return refused('STALE_STATE');
  }

  /** Plans a move: the check, then the transition. */
  #plan(
    { by, ...move }: EngineMove & { by?: MadeBy },
    checked: (snapshot: MatchMoment) => ReturnType<typeof check>,
  ): Plan {
    return (snapshot, now) => {
      const outcome = checked(snapshot);
      if ('refusal' in outcome) return outcome;
      const trusted = { ...move, args: outcome.args };
      const transition = transitionOf(this.module, this.players, snapshot, { ...trusted, ...(by && { by }) }, now);
      return 'code' in transition ? { refusal: transition } : { transition, move: trusted };
    };
  }

  /** Returns the refusal, or success if the request is a repeated one that was accepted. */
  async #refuse(move: EngineMove, requestId: string | null, reason: Refusal): Promise<Outcome> {
    return (await this.#repeated(requestId, move)) ?? { ok: false, refusal: reason };
  }

  async #repeated(requestId: string | null, move: EngineMove): Promise<Outcome | undefined> {
    if (requestId === null) return undefined;
    try {
      const before = await this.#dependencies.store.moveOfRequest(keyOf(this), requestId);
      return before && { ok: true, version: this.#viewOf(move.seat).version };
    } catch (error) {
      this.#dependencies.log[levelOf(error)](
        { err: error, matchId: this.id },
        'a repeated request could not be looked up',
      );
      return refused('STORE_DOWN');
    }
  }

  async #keep(
    move: EngineMove,
    { requestId, keyHash, by }: Sender,
    { snapshot, delta }: Transition,
    now: number,
  ): Promise<'committed' | 'conflict' | 'failed'> {
    const { rulesVersion } = this.module;
    const { seq } = snapshot;
    const began = performance.now();
    try {
      const before = this.#dayClock;
      const made = { ...move, standIn: by === 'standIn' };
      const days = before && daysAfter(this, before, snapshot, made, this.#dependencies.wallTime());
      const kept = await this.#dependencies.store.commit({
        move: { ...keyOf(this), seq, at: now, ...move, rulesVersion, requestId, delta },
        state: stored(snapshot.state),
        versions: versionsOf(snapshot),
        decidedAt: snapshot.decidedAt === this.#snapshot.decidedAt ? null : snapshot.decidedAt,
        ...(keyHash && { keyHash }),
        ...days,
      });
      const seconds = (performance.now() - began) / 1000;
      if (kept === 'committed') {
        this.#dayClock = days?.dayClock && afterSave(days.dayClock);
        this.#dependencies.tell((listener) => listener.committed?.(this, seconds));
      }
      return kept;
    } catch (error) {
      this.#dependencies.log[levelOf(error)]({ err: error, matchId: this.id, seq }, 'move could not be stored');
      return 'failed';
    }
  }

  #committed(transition: Transition, seat: Audience): Outcome {
    const open = this.result() === null;
    this.#tell(transition);
    if (open && this.result() !== null) this.#dependencies.tell((listener) => listener.ended?.(this));
    this.#dependencies.bus.publish({ kind: 'match', id: this.id, seq: transition.snapshot.seq });
    return { ok: true, version: this.#viewOf(seat).version };
  }

  /**
   * Reloads what other servers have committed.
   * @returns the reason if that failed
   */
  async #lost(): Promise<'STORE_DOWN' | 'NO_SUCH_MATCH' | undefined> {
    try {
      await this.#reload();
      return undefined;
    } catch (error) {
      if (error instanceof MatchDeleted) {
        this.#dependencies.tell((listener) => listener.deleted?.(this));
        return 'NO_SUCH_MATCH';
      }
      this.#dependencies.log[levelOf(error)]({ err: error, matchId: this.id }, 'match could not be loaded again');
      return 'STORE_DOWN';
    }
  }

  /** Reloads what other servers have committed. Rejects if the store does not answer. */
  async #reload(): Promise<void> {
    const { seq, decidedAt } = this.#snapshot;
    const progress = await this.#dependencies.store.progress(keyOf(this), seq);
    if (!progress) throw new MatchDeleted();
    if (progress.seq < seq) return this.#goBack();
    if (isFrozen(this.module, progress) && !this.#frozen) this.#stop();
    this.#movedAt = progress.updatedAt;
    this.#dayClock = progress.overDays ? await this.#dependencies.store.days.load(keyOf(this)) : undefined;
    if (progress.seq > seq) this.#tell(catchUp(this.module, this.players, this.#snapshot, progress));
    else if (progress.decidedAt !== decidedAt) this.#snapshot = { ...this.#snapshot, decidedAt: progress.decidedAt };
  }

  /**
   * Replaces the match by the one in the store, which has lost moves that were committed: after a restore, or after a
   * failover to a replica that lagged behind.
   */
  async #goBack(): Promise<void> {
    const { store, log, tell } = this.#dependencies;
    const [record, dayClock] = await Promise.all([store.loadMatch(keyOf(this)), store.days.load(keyOf(this))]);
    if (!record) throw new MatchDeleted();
    const known = this.#snapshot.seq;
    log.error({ matchId: this.id, known, stored: record.seq }, 'the store has lost moves of a match');
    this.#snapshot = snapshotOf(this.module, record);
    this.#frozen = isFrozen(this.module, record);
    this.#movedAt = record.updatedAt;
    this.#dayClock = dayClock;
    // Answers to lost moves are void.
    this.#answers = new RequestDeduplication();
    tell((listener) => listener.wentBack?.(this));
    tell((listener) => listener.resync?.(this));
    tell((listener) => listener.moved?.(this));
  }

  #tell({ snapshot, changes }: Omit<Transition, 'delta'>): void {
    this.#snapshot = snapshot;
    for (const { audience, change } of changes) {
      this.#dependencies.tell((listener) => listener.changed?.(this, audience, change));
    }
    this.#dependencies.tell((listener) => listener.moved?.(this));
  }

  /**
   * Freezes the match after a move that threw.
   * @returns whether the match is frozen
   */
  async #freeze({ seat, move }: Pick<EngineMove, 'seat' | 'move'>, error: unknown): Promise<boolean> {
    const [match, module] = [keyOf(this), this.module];
    const { seq } = this.#snapshot;
    const reload = async () => ((await this.#lost()) ? seq : this.#snapshot.seq);
    const frozen = await freezeMatch(this.#dependencies, { match, module, seq, seat, move, error }, reload);
    if (frozen) this.#stop();
    return this.#frozen;
  }

  #stop(): void {
    this.#frozen = true;
    this.#dependencies.tell((listener) => listener.froze?.(this));
  }

  #viewOf(audience: Audience): AudienceView {
    const view = this.#snapshot.views[audienceKey(audience)];
    if (!view) throw new Error(`no such audience: ${audience}`);
    return view;
  }
}

const faultOf = (fault: unknown) => ({ fault });

function refused(code: string): Outcome {
  return { ok: false, refusal: refusal(code) };
}
