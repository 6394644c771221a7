import { randomBytes } from 'node:crypto';
import { owedDecision } from '@lantern/games/engine/owedDecision';
import { deal } from '@lantern/games/engine/reducer';
import { seedOf, serverCommitmentOf } from '@lantern/games/engine/seedCommitment';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { Tempo } from '@lantern/protocol/tempo';
import { MINUTE } from '@lantern/protocol/timeUnits';
import type { Logger } from 'pino';
import { steadyNow } from '../clock/steadyTime';
import type { Bus, News } from '../cluster/bus/bus';
import { callsFor } from '../days/dayCalls';
import { firstDayClock } from '../days/dayClock';
import { levelOf } from '../refusals';
import type { DayClockRecord } from '../store/days';
import { type FollowedMatch, keyOf } from '../store/matchKey';
import type { MatchRecord } from '../store/records';
import type { Store } from '../store/store';
import type { DealSpec, SealedSecret } from './api';
import { audienceKey, audiencesOf } from './audience';
import { MatchDeleted, type MatchDependencies, type MatchListener, RunningMatch } from './runningMatch';
import { dealt, type FairPlay, type MatchState, stored } from './transition';

export interface MatchesSpec {
  store: Store;
  bus: Bus;
  /** The rules of the game with that id, if it is offered. */
  moduleById(id: string): AnyModule | undefined | Promise<AnyModule | undefined>;
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  now?(): number;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime?(): number;
  /** Draws a secret for each match: at least 128 bits from a cryptographic source. */
  entropy?(): string;
  /** Idle time after which a match leaves memory, in milliseconds. */
  idleAfter?: number;
  /** Maximum number of matches in memory; the least recently used leave first. */
  maximum?: number;
}

interface Loaded {
  match: RunningMatch;
  usedAt: number;
}

interface Subscription {
  watchers: number;
  /** Undefined until the match is found, if the subscriber did not know it. */
  roomCode: string | undefined;
  /** Number of moves when the match left memory. */
  seq: number;
  /** Resolves when the bus delivers messages and the match is in memory. */
  ready: Promise<void>;
  end(): void;
}

/**
 * The matches of this server: loaded ones in memory, the others in the store, which may be shared with other servers.
 * Do not keep a reference to a match: open it again for each use.
 */
export class Matches {
  readonly #spec: MatchesSpec;
  readonly #dependencies: MatchDependencies;
  readonly #entropy: () => string;
  readonly #idleAfter: number;
  readonly #maximum: number;
  /** Least recently used first. */
  readonly #loaded = new Map<string, Loaded>();
  readonly #loading = new Map<string, Promise<RunningMatch | undefined>>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #listeners = new Set<MatchListener>();
  readonly #sweeper: NodeJS.Timeout;
  #closed = false;

  constructor(spec: MatchesSpec) {
    this.#spec = spec;
    this.#entropy = spec.entropy ?? (() => randomBytes(32).toString('hex'));
    this.#idleAfter = spec.idleAfter ?? 15 * MINUTE;
    this.#maximum = spec.maximum ?? 2_000;
    this.#dependencies = {
      store: spec.store,
      bus: spec.bus,
      log: spec.log,
      now: spec.now ?? steadyNow,
      wallTime: spec.wallTime ?? Date.now,
      tell: (event) => this.#tell(event),
    };
    this.#sweeper = setInterval(() => this.#sweep(), Math.min(this.#idleAfter, MINUTE)).unref();
  }

  /** Draws the secret of a match that is to be dealt. Stores nothing yet. */
  seal(): SealedSecret {
    const [matchId, secret] = [randomBytes(12).toString('base64url'), this.#entropy()];
    const salt = randomBytes(16).toString('hex');
    return { matchId, secret, salt, promise: serverCommitmentOf(salt, matchId, secret) };
  }

  /**
   * Deals a match.
   * @returns its id
   */
  async create({
    sealed = this.seal(),
    contributions = {},
    redraws,
    silent,
    withheld,
    tempo,
    ...wanted
  }: DealSpec): Promise<string> {
    const module = await this.#spec.moduleById(wanted.game);
    if (!module) throw new Error(`no such game: ${wanted.game}`);
    if (this.#closed) throw new Error('the matches are closing');
    const now = this.#dependencies.now();
    const { matchId: id, secret, salt, promise } = sealed;
    const seed = seedOf(secret, contributions);
    const redrawn = redraws && { redraws, silent: silent ?? [] };
    const fair: FairPlay = { promise, salt, secret, contributions, ...redrawn, ...(withheld && { withheld }) };
    const record: MatchRecord = {
      ...wanted,
      id,
      rulesVersion: module.rulesVersion,
      seq: 0,
      state: stored(dealt(deal(module, wanted.players, wanted.options, seed), fair)),
      versions: Object.fromEntries(audiencesOf(wanted.players).map((audience) => [audienceKey(audience), 0])),
      decidedAt: now,
      frozen: null,
      createdAt: now,
      updatedAt: now,
    };
    const match = new RunningMatch(
      module,
      record,
      this.#dependencies,
      tempo && this.#firstDayClock(module, record, tempo),
    );
    const { dayClock } = match;
    const calls = dayClock && callsFor(dayClock, undefined, this.#dependencies.wallTime());
    await this.#spec.store.createMatch(record, dayClock, calls);
    this.#use(match);
    this.#tell((listener) => listener.dealt?.(match));
    return record.id;
  }

  #firstDayClock(module: AnyModule, record: MatchRecord, tempo: Tempo): DayClockRecord {
    const { id: matchId, roomCode, players, state } = record;
    const pace = owedDecision(module, players, (seat) => module.view((state as unknown as MatchState).G, seat));
    return firstDayClock({ matchId, roomCode, tempo, seats: seatsOf(players) }, pace, this.#dependencies.wallTime());
  }

  /**
   * Returns a match with everything other servers have committed, and loads it if necessary.
   * @param roomCode of its room; without it the store has to find the match first
   */
  async open(matchId: string, roomCode?: string): Promise<RunningMatch | undefined> {
    const loaded = this.#loaded.get(matchId);
    if (loaded) {
      this.#use(loaded.match);
      // Without a subscription only the store knows what other servers have committed.
      if (this.#spec.store.shared && !this.#subscriptions.has(matchId)) return this.#newest(loaded.match);
      return loaded.match;
    }
    if (this.#closed) return undefined;
    const underWay = this.#loading.get(matchId);
    if (underWay) return underWay;
    const loading = this.#load(matchId, roomCode).finally(() => this.#loading.delete(matchId));
    this.#loading.set(matchId, loading);
    return loading;
  }

  /**
   * Returns a match after reading the store, even if this server subscribes to it.
   * @param roomCode as for `open`
   * @returns undefined if it has been deleted
   */
  async newest(matchId: string, roomCode?: string): Promise<RunningMatch | undefined> {
    if (!this.#loaded.has(matchId)) await this.open(matchId, roomCode);
    const loaded = this.#loaded.get(matchId);
    return loaded && this.#newest(this.#use(loaded.match));
  }

  /**
   * Subscribes to a match, so that listeners also receive the moves committed by other servers.
   * @param roomCode as for `open`
   * @returns unsubscribe
   */
  async watch(matchId: string, roomCode?: string): Promise<() => void> {
    const watch = this.#subscriptions.get(matchId) ?? this.#subscribe(matchId, roomCode);
    watch.watchers++;
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      if (--watch.watchers > 0) return;
      this.#subscriptions.delete(matchId);
      watch.end();
    };
    try {
      await watch.ready;
      // Messages before the subscription may be lost, so a subscriber reads the newest state.
      if (this.#spec.store.shared) await this.#loaded.get(matchId)?.match.refresh();
    } catch (error) {
      end();
      throw error;
    }
    return end;
  }

  /** The subscribed matches, with the number of moves this server knows. */
  followed(): FollowedMatch[] {
    return [...this.#subscriptions].flatMap(([matchId, { roomCode, seq }]) =>
      roomCode === undefined ? [] : { roomCode, matchId, seq: this.#loaded.get(matchId)?.match.seq ?? seq },
    );
  }

  /** Reads and broadcasts what other servers have committed. Rejects if the store does not answer. */
  async catchUp(matchIds: readonly string[]): Promise<void> {
    await Promise.all(matchIds.map((id) => this.#catchUp(id)));
  }

  listen(listener: MatchListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  forget(matchId: string): void {
    this.#loaded.delete(matchId);
  }

  /** Drops an idle match from memory and keeps its subscriptions. */
  unload(matchId: string): void {
    const loaded = this.#loaded.get(matchId);
    if (loaded) this.#dismiss(loaded.match);
  }

  /** Number of matches in memory. */
  get loaded(): number {
    return this.#loaded.size;
  }

  /** Waits for pending requests and refuses later ones with `CLOSING`. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeper);
    const closing = [...this.#loaded.values()].map(({ match }) => match.close());
    const late = await Promise.allSettled(this.#loading.values());
    await Promise.all([...closing, ...late.map((result) => result.status === 'fulfilled' && result.value?.close())]);
  }

  async #load(
    matchId: string,
    roomCode = this.#subscriptions.get(matchId)?.roomCode,
  ): Promise<RunningMatch | undefined> {
    const { store } = this.#spec;
    const key = roomCode === undefined ? await store.findMatch(matchId) : { roomCode, matchId };
    const record = key && (await store.loadMatch(key));
    const module = record && (await this.#spec.moduleById(record.game));
    if (!module) return undefined;
    const dayClock = await store.days.load(keyOf(record));
    return this.#use(new RunningMatch(module, record, this.#dependencies, dayClock));
  }

  async #newest(match: RunningMatch): Promise<RunningMatch | undefined> {
    try {
      await match.refresh();
      return match;
    } catch (error) {
      if (!(error instanceof MatchDeleted)) throw error;
      this.forget(match.id);
      return undefined;
    }
  }

  #subscribe(matchId: string, roomCode?: string): Subscription {
    const subscribed = this.#spec.bus.subscribe(`match/${matchId}`, (news) => this.#onNews(news));
    const watch: Subscription = {
      watchers: 0,
      roomCode,
      seq: 0,
      ready: subscribed.then(async () => {
        const match = await this.open(matchId, roomCode);
        if (match) watch.roomCode = match.roomCode;
      }),
      end: () => void subscribed.then((end) => end()),
    };
    this.#subscriptions.set(matchId, watch);
    return watch;
  }

  #onNews(news: News): void {
    if (news.kind !== 'match' || this.#closed) return;
    if ((this.#loaded.get(news.id)?.match.seq ?? -1) >= news.seq) return;
    this.#catchUp(news.id).catch((error: unknown) => {
      this.#spec.log[levelOf(error, 'warn')](
        { err: error, matchId: news.id },
        'changes of a match could not be loaded',
      );
    });
  }

  async #catchUp(matchId: string): Promise<void> {
    const loaded = this.#loaded.get(matchId);
    if (loaded) return loaded.match.refresh();
    const match = await this.open(matchId);
    if (!match) return;
    this.#tell((listener) => listener.resync?.(match));
    this.#tell((listener) => listener.moved?.(match));
  }

  #use(match: RunningMatch): RunningMatch {
    this.#loaded.delete(match.id);
    this.#loaded.set(match.id, { match, usedAt: this.#dependencies.now() });
    if (this.#loaded.size > this.#maximum) this.#sweep();
    return match;
  }

  /** Drops idle matches from memory, least recently used first. */
  #sweep(): void {
    const oldest = this.#dependencies.now() - this.#idleAfter;
    for (const { match, usedAt } of this.#loaded.values()) {
      if (usedAt > oldest && this.#loaded.size <= this.#maximum) return;
      this.#dismiss(match);
    }
  }

  /** Drops a match from memory. A match with pending requests stays, so that it never has two writers here. */
  #dismiss({ id, busy, seq }: RunningMatch): void {
    if (busy) return;
    this.#loaded.delete(id);
    const watch = this.#subscriptions.get(id);
    if (watch) watch.seq = seq;
  }

  #tell(event: (listener: MatchListener) => void): void {
    for (const listener of this.#listeners) {
      try {
        event(listener);
      } catch (error) {
        this.#spec.log.error({ err: error }, 'a match listener threw an error');
      }
    }
  }
}
