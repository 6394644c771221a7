import { newestFactNumber } from '@lantern/games/kit/story';
import type { AnyFact, CommonView } from '@lantern/games/module';
import { Observable } from '../../state/observable';
import { atSpeed, isMotionReduced } from '../../state/settings';
import { AT_REST, type Beats, beatOf, landed, type Shown } from './beats';
import { MIN_BEAT_MS, type Playlist, playlist, type Time } from './playlist';
import { type Arrival, endPosition, factsAfter } from './step';

/**
 * The maximum time for all pending facts, in milliseconds: `MAX_STORY_MS` if nobody waits for the viewer, `MAX_ASKED_MS` if the
 * viewer has to decide.
 */
export const MAX_STORY_MS = 4500;
export const MAX_ASKED_MS = 1500;
/** How long the final position is shown before the end of the match. */
export const ENDING_MS = 1200;
/** The number of newest views that are kept, so that their facts can be shown again. */
const KEPT_VIEWS = 200;
/** The share of a running clock that may pass before its decision can be taken. */
export const CLOCK_SHARE = 0.08;

/** The clock of the open decision, with its end in milliseconds of `performance.now()`. */
export interface RunningOut {
  decisionId: number;
  endsAt: number;
}

/** A view that is shown. */
type Moment = Pick<Arrival, 'view' | 'version'>;

/** The pending parts of a step: its facts, then the view at its end. */
type Pending = { fact: AnyFact } | Moment;

/**
 * Shows the events of a match one after the other: dice, their result, then the question. Each view that arrives
 * becomes a step. `shown` is behind the newest view while beats are played, and equals it at rest.
 */
export class Timeline extends Observable<{ shown: Shown | null }> {
  readonly #beats: Beats<CommonView>;
  readonly #longest: number;
  #newest: Arrival | null = null;
  #queue: Pending[] = [];
  #times: Playlist = new Map();
  #clock: RunningOut | null = null;
  /** The newest views, each one step after the previous one. */
  #kept: Moment[] = [];
  /** Whether the facts being shown have been shown before. */
  #again = false;
  /** The time at which the viewer was asked a question that is not shown yet. */
  #askedAt: number | null = null;
  /** The continuation after the current phase, its time, and how long the fact stays afterwards. */
  #next: { go(hold: number): void; at: number; hold: number; timer: ReturnType<typeof setTimeout> } | null = null;

  /** @param longest the maximum time for all pending facts if nobody waits for the viewer, in milliseconds */
  constructor(beats: Beats<CommonView> = {}, longest = MAX_STORY_MS) {
    super({ shown: null });
    this.#beats = beats;
    this.#longest = longest;
  }

  /** Receives a view; a known one changes nothing. */
  arrived(arrival: Arrival): void {
    const before = this.#newest;
    if (before?.view === arrival.view) return;
    this.#newest = arrival;
    const { view, version } = arrival;
    const facts = before ? factsAfter(view.story, newestFactNumber(before.view.story)) : [];
    const jump = !before || arrival.jump || facts.some(({ kind }) => kind === 'takenBack');
    this.#kept = [...(jump ? [] : this.#kept), { view, version }].slice(-KEPT_VIEWS);
    if (jump) this.skip();
    else if (this.#isAtRest() && isSameDecision(before.view, view)) this.#flash(facts);
    else {
      this.#askedAt = view.mustDecide ? (this.#askedAt ?? performance.now()) : null;
      this.#queue.push(...facts.map((fact) => ({ fact })), { view, version });
      this.#plan();
    }
  }

  /** Sets the clock of the open decision. */
  setClock(clock: RunningOut | null): void {
    this.#clock = clock;
    if (!this.#isAtRest()) this.#plan();
  }

  /** Shows the newest view at once. */
  readonly skip = (): void => {
    this.#stop();
    this.#queue = [];
    if (this.#newest) this.#rest(this.#newest);
  };

  /**
   * Shows a range of facts again, then the newest view.
   * @param from the number of the first fact
   * @param to the number of the last fact
   * @returns `false` while facts are shown, without motion, after the end, if the views of that time are no longer
   * kept, or if the range has no beat or too many for the available time
   */
  readonly again = (from: number, to: number): boolean => {
    const newest = this.#newest;
    const first = this.#kept.findIndex(({ view }) => newestFactNumber(view.story) >= from);
    const before = this.#kept[first - 1];
    if (!newest || newest.view.result || !before) return false;
    const facts = factsAfter(newest.view.story, from - 1).filter((fact) => fact.n <= to && beatOf(this.#beats, fact));
    if (!this.#isAtRest() || facts.length === 0 || facts.length * MIN_BEAT_MS > this.#budget()) return false;
    this.#stop();
    this.#again = true;
    const pending = this.#kept.slice(first).flatMap((now, at) => stepTo(this.#kept[first + at - 1] as Moment, now, to));
    const unseen = pending.findIndex((pending) => 'fact' in pending && pending.fact.n >= from);
    const view = pending
      .slice(0, unseen)
      .reduce((shown, pending) => ('fact' in pending ? this.#landed(shown, pending.fact) : pending.view), before.view);
    this.set({ shown: { ...AT_REST, view, version: before.version, caughtUp: false, again: true } });
    this.#queue = [...pending.slice(unseen), newest];
    this.#plan();
    return true;
  };

  close(): void {
    this.#stop();
  }

  #isAtRest(): boolean {
    return this.get().shown?.caughtUp ?? true;
  }

  /** Distributes the available time over all pending facts, including the current one. */
  #plan(): void {
    const budget = this.#budget();
    const running = this.#isAtRest() ? null : this.#next;
    const phase = running ? running.at - performance.now() : 0;
    const left = phase + (running?.hold ?? 0);
    const own = Math.min(left, budget, Math.max(MIN_BEAT_MS, budget / 2));
    const facts = this.#queue.flatMap((pending) => ('fact' in pending ? pending.fact : []));
    this.#times = playlist(facts, this.#beats, budget - own, atSpeed);
    if (!running) this.#advance();
    else if (own < left) this.#wait((phase * own) / left, running.go, (running.hold * own) / left);
  }

  /** Returns the time that is left for all pending facts, in milliseconds. */
  #budget(): number {
    if (isMotionReduced() || document.hidden) return 0;
    if (this.#askedAt === null) return atSpeed(this.#longest);
    const clock = this.#clock?.decisionId === this.#newest?.view.decisionId ? this.#clock : null;
    const whole = clock ? Math.min(MAX_ASKED_MS, CLOCK_SHARE * (clock.endsAt - this.#askedAt)) : MAX_ASKED_MS;
    return Math.max(0, this.#askedAt + whole - performance.now());
  }

  /** Continues until a fact takes time, or everything has been shown. */
  #advance(): void {
    try {
      this.#goOn();
    } catch (error) {
      // If a beat fails, the table must not stay at a past view.
      this.skip();
      throw error;
    }
  }

  #goOn(): void {
    let at = this.get().shown as Moment;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (!('fact' in next)) {
        const ends = next.view.result !== null && at.view.result === null;
        if (ends && this.#budget() > 0) {
          this.#end(at, next);
          return;
        }
        at = next;
        continue;
      }
      const landed = { view: this.#landed(at.view, next.fact), version: at.version };
      const time = this.#times.get(next.fact.n);
      if (time) {
        this.#play(next.fact, at, landed, time);
        return;
      }
      at = landed;
    }
    this.#rest(at);
  }

  #play(fact: AnyFact, before: Moment, landed: Moment, { rolling, hold }: Time): void {
    const show = ({ view, version }: Moment, phase: Shown['phase']) =>
      this.set({ shown: { view, version, fact, phase, caughtUp: false, ...(this.#again && { again: true }) } });
    const land = (standing: number) => {
      show(landed, 'landed');
      this.#wait(standing, () => this.#advance());
    };
    if (rolling === 0) {
      land(hold);
      return;
    }
    show(before, 'rolling');
    this.#wait(rolling, land, hold);
  }

  /** Shows the final position, and the end of the match after a while. */
  #end(before: Moment, last: Moment): void {
    const view = endPosition(before.view, last.view);
    this.set({ shown: { ...AT_REST, view, version: before.version, caughtUp: false } });
    this.#wait(atSpeed(ENDING_MS), () => {
      this.set({ shown: { ...AT_REST, ...last, caughtUp: false } });
      this.#advance();
    });
  }

  /** Returns the view after a fact has landed, with that fact in its story. */
  #landed(view: CommonView, fact: AnyFact): CommonView {
    return { ...landed(this.#beats, view, fact), story: [...view.story, fact] };
  }

  /** Facts of others land at once while the viewer decides; the last one is emphasised for a moment. */
  #flash(facts: readonly AnyFact[]): void {
    const { view, version } = this.#newest as Arrival;
    const times = playlist(facts, this.#beats, this.#budget(), atSpeed);
    const fact = facts.findLast(({ n }) => times.has(n));
    if (!fact) {
      this.skip();
      return;
    }
    this.set({ shown: { view, version, fact, phase: 'landed', caughtUp: true } });
    this.#wait(times.get(fact.n)?.hold ?? 0, () => this.skip());
  }

  #rest({ view, version }: Moment): void {
    this.#askedAt = null;
    this.#again = false;
    this.set({ shown: { ...AT_REST, view, version, caughtUp: true } });
  }

  #wait(milliseconds: number, go: (hold: number) => void, hold = 0): void {
    this.#stop();
    const timer = setTimeout(() => (this.#budget() < 1 ? this.skip() : go(hold)), milliseconds);
    this.#next = { go, at: performance.now() + milliseconds, hold, timer };
  }

  #stop(): void {
    clearTimeout(this.#next?.timer);
    this.#next = null;
  }
}

/** Returns the facts of a step up to a fact, followed by its view if they are all of them. */
function stepTo(before: Moment, { view, version }: Moment, to: number): Pending[] {
  const facts = factsAfter(view.story, newestFactNumber(before.view.story));
  const told = facts.filter(({ n }) => n <= to).map((fact) => ({ fact }));
  return told.length < facts.length || told.length === 0 ? told : [...told, { view, version }];
}

/** Whether the viewer still has the same decision, and may be about to answer. */
function isSameDecision(before: CommonView, now: CommonView): boolean {
  return before.mustDecide && now.mustDecide && before.decisionId === now.decisionId;
}
