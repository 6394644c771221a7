import { diff } from '@lantern/games/engine/diff';
import { applyPatch } from '@lantern/games/engine/patch';
import type { AnyModule } from '@lantern/games/module';
import type { PatchOperation } from '@lantern/protocol/patch';
import { STEPS_PER_PAGE } from '@lantern/protocol/replay';
import type { Audience } from '@lantern/protocol/seat';
import { audienceKey } from '../match/audience';
import { type AudienceView, type MatchState, projectFor } from '../match/transition';
import type { StoredState } from '../store/records';

/** Approximate size of a state in memory, as a multiple of its JSON. */
const STATE_SIZE_FACTOR = 4;

/** A page of a replay as it is sent: the JSON of its first view, and of the patch to each next one. */
export interface StepPage {
  view: string;
  patches: string[];
}

/**
 * Builds the replay of a match for one audience: step `n` is version `n` of its view. Hidden moves make no step, so
 * that the numbering does not reveal them.
 */
export class ReplayBuilder {
  readonly pages: StepPage[] = [];
  readonly #module: AnyModule;
  readonly #audience: Audience;
  #state: MatchState;
  #current: AudienceView;
  #seq = 0;
  #weight: number;

  /** @param dealt the state before the first move */
  constructor(module: AnyModule, audience: Audience, dealt: StoredState) {
    this.#weight = STATE_SIZE_FACTOR * JSON.stringify(dealt).length;
    this.#module = module;
    this.#audience = audience;
    this.#state = dealt as unknown as MatchState;
    this.#current = projectFor(module, this.#state, audience, 0);
    this.#open();
  }

  /** Number of the newest step. */
  get last(): number {
    return this.#current.version;
  }

  /** Number of applied moves, including hidden ones. */
  get seq(): number {
    return this.#seq;
  }

  /** Approximate size in memory, in bytes. */
  get weight(): number {
    return this.#weight;
  }

  /** Whether the match has ended at the newest step. */
  get over(): boolean {
    return this.#current.view.result !== null;
  }

  /**
   * Applies the next move.
   * @param delta the patch of the whole state
   */
  follow(delta: readonly PatchOperation[]): void {
    const [before, old, key] = [this.#state, this.#current, audienceKey(this.#audience)];
    this.#seq++;
    this.#state = applyPatch(before, delta);
    const next = projectFor(this.#module, this.#state, this.#audience, old.version);
    const heard = this.#state.history.heard[key] !== before.history.heard[key];
    const patch = diff(old.view, next.view);
    if (!heard && patch.length === 0 && diff(old.state, next.state).length === 0) return;
    const version = old.version + 1;
    this.#current = { ...next, version, state: { ...next.state, _stateID: version } };
    if (this.last % STEPS_PER_PAGE === 0) this.#open();
    else this.#add(JSON.stringify(patch));
  }

  #open(): void {
    const view = JSON.stringify(this.#current.view);
    this.pages.push({ view, patches: [] });
    this.#weight += view.length;
  }

  #add(patch: string): void {
    this.pages.at(-1)?.patches.push(patch);
    this.#weight += patch.length;
  }
}
