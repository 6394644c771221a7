import type { Audience } from '@lantern/protocol/seat';
import { MINUTE } from '@lantern/protocol/timeUnits';
import { audienceKey } from '../match/audience';
import type { RunningMatch } from '../match/runningMatch';
import { keyOf } from '../store/matchKey';
import type { Store } from '../store/store';
import { ReplayBuilder } from './replayBuilder';

const MAX_BYTES = 48_000_000;

/** Idle time after which a replay is dropped. */
const IDLE_TIMEOUT_MS = 5 * MINUTE;

/** Number of moves to apply before other work gets a turn. */
const AT_ONCE = 50;

type ReplayedMatch = Pick<RunningMatch, 'id' | 'roomCode' | 'module'>;

interface Kept {
  replay?: ReplayBuilder;
  /** The pending work; later requests for the same replay wait for it. */
  tail: Promise<unknown>;
  /** Drops the replay when it is idle. */
  timer?: NodeJS.Timeout;
}

/** An LRU cache of replays, so that only the new moves of a match have to be applied. */
export class ReplayCache {
  readonly #store: Pick<Store, 'stateAt' | 'progress'>;
  readonly #most: number;
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>();

  /** @param most size limit in bytes; the least recently used replays are dropped first */
  constructor(store: Pick<Store, 'stateAt' | 'progress'>, most = MAX_BYTES) {
    this.#store = store;
    this.#most = most;
  }

  /** Number of replays in memory: one for each match and audience. */
  get size(): number {
    return this.#kept.size;
  }

  /**
   * The replay for an audience, up to date; undefined if the match does not exist. Rejects if the store does not
   * answer.
   */
  async replay(match: ReplayedMatch, audience: Audience): Promise<ReplayBuilder | undefined> {
    const key = `${match.id} ${audienceKey(audience)}`;
    const kept = this.#kept.get(key) ?? { tail: Promise.resolve() };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => this.#drop(key, kept), IDLE_TIMEOUT_MS).unref();
    const reckoned = kept.tail.then(() => this.#reckon(kept, match, audience));
    kept.tail = reckoned.catch(() => {});
    try {
      const replay = await reckoned;
      if (!replay) this.#drop(key, kept);
      return replay;
    } catch (error) {
      this.#drop(key, kept);
      throw error;
    } finally {
      this.#clear();
    }
  }

  async #reckon(kept: Kept, match: ReplayedMatch, audience: Audience) {
    const first = kept.replay ? undefined : await this.#store.stateAt(keyOf(match), 0);
    const replay = kept.replay ?? (first && new ReplayBuilder(match.module, audience, first));
    const progress = replay && (await this.#store.progress(keyOf(match), replay.seq));
    if (!progress) return undefined;
    kept.replay = replay;
    for (const [index, delta] of progress.deltas.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
      replay.follow(delta);
    }
    return replay;
  }

  #clear(): void {
    let weight = [...this.#kept.values()].reduce((sum, { replay }) => sum + (replay?.weight ?? 0), 0);
    for (const [key, kept] of this.#kept) {
      if (weight <= this.#most || this.#kept.size === 1) return;
      weight -= kept.replay?.weight ?? 0;
      this.#drop(key, kept);
    }
  }

  #drop(key: string, kept: Kept): void {
    clearTimeout(kept.timer);
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
  }
}
