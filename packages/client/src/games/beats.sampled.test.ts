/** @jest-environment ./test/page.ts */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { localMatch } from '@lantern/games/engine/localMatch';
import { type AnyMatch, botPlayer, playMatch } from '@lantern/games/engine/randomPlay';
import { makeRecorded, type RecordedMatch } from '@lantern/games/engine/recordedMatch';
import { modules } from '@lantern/games/index';
import { seededRandom } from '@lantern/games/kit/random';
import { newestFactNumber } from '@lantern/games/kit/story';
import type { AnyFact, AnyModule, CommonView } from '@lantern/games/module';
import type { Audience } from '@lantern/protocol/seat';
import { samplesOf } from '../../../../jest.samples';
import { type Beat, type Beats, beatOf, type Shown } from '../match/timeline/beats';
import { endPosition, factsAfter } from '../match/timeline/step';
import { Timeline } from '../match/timeline/Timeline';
import { changeSettings } from '../state/settings';
import { loadGame } from './load';

const MATCHES = join(__dirname, '../../../games/src');
/** A match of bots is looked at for so many moves. */
const MOVES = 120;

type Look = (match: AnyMatch) => void;

/** Plays the recorded matches of a game again; `begin` is called before the first moment of each. */
function recorded(module: AnyModule, begin: () => Look): void {
  const folder = join(MATCHES, module.id, 'matches');
  for (const file of readdirSync(folder)) {
    const record: RecordedMatch = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const match = localMatch(module, record.players, record.options, seededRandom(record.seed));
    const look = begin();
    look(match);
    for (const move of record.moves) {
      makeRecorded(match, move);
      look(match);
    }
  }
}

class Enough extends Error {}

/** Plays matches of bots. */
function played(module: AnyModule, begin: () => Look): void {
  for (let seed = 0; seed < samplesOf('imaginedMatches'); seed++) {
    const look = begin();
    const watch = (match: AnyMatch, moves: number) => {
      if (moves > MOVES) throw new Enough();
      look(match);
    };
    try {
      playMatch(
        module,
        { players: module.players.max, options: {}, seed: `beats ${seed}` },
        { player: botPlayer(module), watch },
      );
    } catch (error) {
      if (!((error as Error).cause instanceof Enough)) throw error;
    }
  }
}

/**
 * Where the beats of a step show something else than its view and the one before it do. What they do not show yet, or what
 * is gone at the end of the step, is no contradiction.
 */
function contradictions(before: unknown, shown: unknown, after: unknown, path = ''): string[] {
  if ((shown ?? null) === null || (after ?? null) === null) return [];
  if (same(shown, before) || same(shown, after)) return [];
  if (!isTree(shown) || !isTree(after)) return [`${path}: ${JSON.stringify(shown)}, then ${JSON.stringify(after)}`];
  return Object.keys(shown).flatMap((key) =>
    contradictions(isTree(before) ? before[key] : undefined, shown[key], after[key], `${path}.${key}`),
  );
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The texts of the views that came over the wire. */
const WIRED = new WeakMap<CommonView, string>();

/** A view as it comes over the wire, which nothing may change. */
function wired(view: CommonView): CommonView {
  const text = JSON.stringify(view);
  const arrived = frozen(JSON.parse(text));
  WIRED.set(arrived, text);
  return arrived;
}

function frozen<Value>(value: Value): Value {
  if (!isTree(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

const landed = (beats: Beats<CommonView>, view: CommonView, fact: AnyFact): CommonView =>
  (beatOf(beats, fact) as Beat<CommonView, unknown> | undefined)?.land?.(view, fact.data) ?? view;

/** Calls `step` with each pair of views of each audience. */
function steps(step: (before: CommonView, after: CommonView, facts: AnyFact[]) => void): () => Look {
  return () => {
    const last = new Map<Audience, CommonView>();
    return (match) => {
      for (const audience of [null, ...match.seats]) {
        const before = last.get(audience);
        const after = wired(match.view(audience));
        last.set(audience, after);
        if (before) step(before, after, factsAfter(after.story, newestFactNumber(before.story)));
      }
    };
  };
}

/** A viewer who follows a match through a timeline, with the views that may be shown to them. */
class Follower {
  readonly #timeline: Timeline;
  readonly #beats: Beats<CommonView>;
  readonly #shown: Shown[] = [];
  #last: CommonView | undefined;
  /** The views that may still be shown, in order: one per fact and one per step. */
  #moments: string[] = [];

  constructor(beats: Beats<CommonView>) {
    this.#beats = beats;
    this.#timeline = new Timeline(beats);
    this.#timeline.subscribe(() => this.#shown.push(this.#timeline.get().shown as Shown));
  }

  arrive(view: CommonView, version: number): void {
    const before = this.#last;
    const facts = before ? factsAfter(view.story, newestFactNumber(before.story)) : [];
    // The moments of a step: some of its facts have landed, and nothing else has changed.
    let moment = before;
    for (const fact of facts) {
      if (!moment) break;
      moment = { ...landed(this.#beats, moment, fact), story: [...moment.story, fact] };
      this.#moments.push(momentKey(moment));
    }
    if (moment && view.result) this.#moments.push(momentKey(endPosition(moment, view)));
    this.#moments.push(momentKey(view));
    this.#last = view;
    this.#timeline.arrived({ view, version, jump: false });
  }

  /** Returns the shown views that belong to no moment of any step, or that precede a view shown earlier. */
  unearned(): string[] {
    const wrong = this.#shown.splice(0).filter(({ view, fact, phase }) => {
      const at = this.#moments.indexOf(momentKey(view));
      if (at > 0) this.#moments.splice(0, at);
      return at < 0 || (phase === 'rolling' && view.story.some(({ n }) => n === fact?.n));
    });
    return wrong.map(({ fact, phase }) => `${fact?.kind} ${phase}`);
  }
}

const momentKey = (view: CommonView): string => WIRED.get(view) ?? JSON.stringify(view);

describe.each(modules.map((module) => [module.id, module] as const))('%s', (id, module) => {
  test.each([
    ['recorded matches', recorded],
    ['matches of bots', played],
  ])('what its beats show never contradicts the view that they lead to (%s)', async (_which, play) => {
    const beats = (await loadGame(id, 'en'))?.beats ?? {};
    // If nothing lands before the end of its step, each step shows the two views alone.
    if (!Object.values(beats).some((beat) => beat?.land)) return;
    const found = new Set<string>();
    play(
      module,
      steps((before, after, facts) => {
        const shown = facts.reduce((view, fact) => landed(beats, view, fact), before);
        for (const one of contradictions(before, shown, after)) found.add(one);
      }),
    );
    expect([...found].slice(0, 5)).toEqual([]);
  });

  test.each([
    ['recorded matches', recorded],
    ['matches of bots', played],
  ])('nothing that is shown comes from a later step (%s)', async (_which, play) => {
    changeSettings({ motion: 'full' });
    jest.useFakeTimers();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const beats = (await loadGame(id, 'en'))?.beats ?? {};
    const found = new Set<string>();
    play(module, () => {
      const followers = new Map<Audience, Follower>();
      let moves = 0;
      return (match) => {
        moves++;
        for (const audience of [null, ...match.seats]) {
          const follower = followers.get(audience) ?? new Follower(beats);
          followers.set(audience, follower);
          follower.arrive(wired(match.view(audience)), moves);
          // Steps come in pairs, so that each first one is shown while a later one waits.
          if (moves % 2 === 0) jest.runAllTimers();
          for (const one of follower.unearned()) found.add(one);
        }
      };
    });
    jest.useRealTimers();
    jest.restoreAllMocks();
    expect([...found].slice(0, 5)).toEqual([]);
  });

  test('the player who has seen everything sees the newest view', async () => {
    changeSettings({ motion: 'less' });
    const beats = (await loadGame(id, 'en'))?.beats;
    recorded(module, () => {
      const timelines = new Map<Audience, Timeline>();
      return (match) => {
        for (const audience of [null, ...match.seats]) {
          const timeline = timelines.get(audience) ?? new Timeline(beats);
          timelines.set(audience, timeline);
          const view = match.view(audience);
          timeline.arrived({ view: { ...view }, version: 0, jump: false });
          const { shown } = timeline.get() as { shown: Shown };
          if (!shown.caughtUp || !isDeepStrictEqual(shown.view, view)) throw new Error(`${audience} sees another view`);
        }
      };
    });
  });
});
