/** @jest-environment ./test/page.ts */
import { isDeepStrictEqual } from 'node:util';
import { type AnyMatch, botPlayer, playMatch } from '@lantern/games/engine/randomPlay';
import { modules } from '@lantern/games/index';
import { newestFactNumber } from '@lantern/games/kit/story';
import type { AnyFact, AnyModule, CommonView } from '@lantern/games/module';
import type { Audience } from '@lantern/protocol/seat';
import { samplesOf } from '../../../../jest.samples';
import { type Beat, type Beats, beatOf, landed, type Shown } from '../match/timeline/beats';
import { endPosition, factsAfter } from '../match/timeline/step';
import { Timeline } from '../match/timeline/Timeline';
import { changeSettings } from '../state/settings';
import { loadGame } from './load';
import { type Look, playRecorded } from './recordedPlay';

/** The number of moves of a match of bots that are checked. */
const MOVES = 120;

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
 * The paths at which the beats of a step show a value that is in neither the view before the step nor the one after it. A
 * value that is not shown yet, or that the step removes, is no contradiction.
 */
function contradictions(before: unknown, shown: unknown, after: unknown, path = ''): string[] {
  if ((shown ?? null) === null || (after ?? null) === null) return [];
  if (same(shown, before) || same(shown, after)) return [];
  if (!isTree(shown) || !isTree(after)) return [`${path}: ${JSON.stringify(shown)}, then ${JSON.stringify(after)}`];
  return Object.keys(shown).flatMap((key) =>
    contradictions(isTree(before) ? before[key] : undefined, shown[key], after[key], `${path}.${key}`),
  );
}

/** The duration, in milliseconds, from which a beat can be read and is therefore compared with the board. */
const READABLE_MS = 600;

/** The parts of all views that appear with the next question. */
const NEXT = ['decisionId', 'turnSeat', 'stages', 'mustDecide', 'story', 'result'];

/**
 * The parts of each game that may follow at the end of the step: those of the next turn or decision, and those that only
 * sheets show. A game without an entry may show everything at the end of the step.
 */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  'colossal-cave': [
    ...['turn', 'turnNo', 'stack', 'window', 'mayAnswer', 'myResponse'],
    // The places that a card leaves and reaches are secret, or not in the fact.
    ...['hand', 'handCounts', 'hands', 'discard', 'drawCount'],
  ],
  'crystal-caverns': ['turnNo', 'active', 'awaiting', 'combat', 'bag', 'heroes.borrowed', 'heroes.charges'],
  // Facts of production and of Marauders contain no amounts by pool.
  'crystal-city-catan': ['step', 'need', 'colonies.pools', 'colonies.stock'],
  'crystal-wars': [
    ...['turnNo', 'active', 'step', 'question', 'setup', 'round', 'eventDie'],
    ...['pieces.moved', 'pieces.fought', 'black', 'players.stock', 'players.silo', 'players.outRound'],
  ],
  'improvised-dungeon-crawl': [
    ...['step', 'ready', 'lead', 'fight gone', 'room', 'dungeon.discard', 'heroes.bag'],
    // Rounds are counted without a fact.
    ...['fight.round', 'fight.index', 'fight.stage', 'fight.used', 'fight.protects', 'fight.order', 'fight.partners'],
  ],
};

/** The paths at which a board does not show the view yet, without the numbers of seats and squares. */
function lacking(shown: unknown, after: unknown, path = ''): string[] {
  if (same(shown, after)) return [];
  if (isTree(shown) && after === null) return [`${path} gone`];
  if (!isTree(shown) || !isTree(after)) return [path];
  return [...new Set([...Object.keys(shown), ...Object.keys(after)])].flatMap((key) =>
    lacking(shown[key], after[key], /^-?\d/.test(key) ? path : path === '' ? key : `${path}.${key}`),
  );
}

/** Whether a path is that of a part, of a removed part, or of a value within the part. */
const isWithin = (path: string, part: string) =>
  path === part || (['.', ' '].includes(path.slice(part.length, part.length + 1)) && path.startsWith(part));

function isReadable(beats: Beats<CommonView>, fact: AnyFact): boolean {
  const { hold = 0 } = (beatOf(beats, fact) ?? {}) as Partial<Beat<CommonView, unknown>>;
  return (typeof hold === 'number' ? hold : hold(fact.data)) >= READABLE_MS;
}

/** Whether two values are the same on the wire. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  for (const key in a) if (!same(a[key], b[key])) return false;
  for (const key in b) if (!(key in a) && b[key] !== undefined) return false;
  return true;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A received value: frozen, without undefined fields, and sharing unchanged objects with the value received before. */
function wired<Value>(sent: Value, before: Value | undefined): Value {
  if (!isTree(sent)) return sent;
  if (before !== undefined && same(sent, before)) return before;
  const known: Readonly<Record<string, unknown>> = isTree(before) ? before : {};
  const parts = Object.entries(sent)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => [key, wired(part, known[key])] as const);
  return Object.freeze(Array.isArray(sent) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
}

/** The facts between two views. */
const factsBetween = (before: CommonView, after: CommonView) => factsAfter(after.story, newestFactNumber(before.story));

/** A viewer who follows a match through a timeline, with the views that may be shown to them. */
class Follower {
  readonly #timeline: Timeline;
  readonly #beats: Beats<CommonView>;
  readonly #shown: Shown[] = [];
  /** The views that may still be shown, in order: one per fact and one per step. */
  #moments: CommonView[] = [];

  constructor(beats: Beats<CommonView>) {
    this.#beats = beats;
    this.#timeline = new Timeline(beats);
    this.#timeline.subscribe(() => this.#shown.push(this.#timeline.get().shown as Shown));
  }

  /** @param before the view that arrived before it */
  arrive(before: CommonView | undefined, view: CommonView, version: number): void {
    const facts = before ? factsBetween(before, view) : [];
    // The moments of a step: some of its facts have landed, and nothing else has changed.
    let moment = before;
    for (const fact of facts) {
      if (!moment) break;
      moment = { ...landed(this.#beats, moment, fact), story: [...moment.story, fact] };
      this.#moments.push(moment);
    }
    if (moment && view.result) this.#moments.push(endPosition(moment, view));
    this.#moments.push(view);
    this.#timeline.arrived({ view, version, jump: false });
  }

  /** Returns the shown views that belong to no moment of any step, or that precede a view shown earlier. */
  unearned(): string[] {
    const wrong = this.#shown.splice(0).filter(({ view, fact, phase }) => {
      const at = this.#moments.findIndex((moment) => same(moment, view));
      if (at > 0) this.#moments.splice(0, at);
      return at < 0 || (phase === 'rolling' && view.story.some(({ n }) => n === fact?.n));
    });
    return wrong.map(({ fact, phase }) => `${fact?.kind} ${phase}`);
  }
}

/** Follows each audience of the matches that `play` plays. Returns where the beats of the game are wrong. */
function wrongs(module: AnyModule, beats: Beats<CommonView>, play: typeof playRecorded) {
  const contradicting = new Set<string>();
  const early = new Set<string>();
  const following = FOLLOWING[module.id];
  const later = [...NEXT, ...(following ?? [])];
  const inspect = (before: CommonView, after: CommonView) => {
    const facts = factsBetween(before, after);
    const shown = facts.reduce((view, fact) => landed(beats, view, fact), before);
    for (const contradiction of contradictions(before, shown, after)) contradicting.add(contradiction);
    const told = following && facts.findLast((fact) => isReadable(beats, fact));
    for (const path of told ? lacking(shown, after) : []) {
      if (!later.some((one) => isWithin(path, one))) contradicting.add(`${told?.kind}: ${path} is old`);
    }
  };
  play(module, () => {
    const last = new Map<Audience, CommonView>();
    const followers = new Map<Audience, Follower>();
    let moves = 0;
    return (match) => {
      moves++;
      for (const audience of [null, ...match.seats]) {
        const before = last.get(audience);
        const after = { ...wired(match.view(audience), before) };
        last.set(audience, after);
        if (before) inspect(before, after);
        const follower = followers.get(audience) ?? new Follower(beats);
        followers.set(audience, follower);
        follower.arrive(before, after, moves);
        // Steps come in pairs, so that each first one is shown while a later one waits.
        if (moves % 2 === 0) jest.runAllTimers();
        for (const one of follower.unearned()) early.add(one);
      }
    };
  });
  return { contradicting: [...contradicting].slice(0, 5), early: [...early].slice(0, 5) };
}

describe.each(modules.map((module) => [module.id, module] as const))('%s', (id, module) => {
  describe.each([
    ['recorded matches', playRecorded],
    ['matches of bots', played],
  ])('in %s', (_which, play) => {
    let found: ReturnType<typeof wrongs>;

    beforeAll(async () => {
      changeSettings({ motion: 'full' });
      jest.useFakeTimers();
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
      const beats = (await loadGame(id, 'en'))?.beats ?? {};
      found = wrongs(module, beats, play);
    });

    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    test('its beats show what they tell, and nothing that contradicts the view they lead to', () => {
      expect(found.contradicting).toEqual([]);
    });

    test('nothing that is shown comes from a later step', () => {
      expect(found.early).toEqual([]);
    });
  });

  test('the player who has seen everything sees the newest view', async () => {
    changeSettings({ motion: 'less' });
    const beats = (await loadGame(id, 'en'))?.beats;
    playRecorded(module, () => {
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
