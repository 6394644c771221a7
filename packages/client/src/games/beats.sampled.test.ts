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

/** Number of checked moves of a match of bots. */
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
 * The places where the beats of a step show neither its view nor the one before. Missing parts, and parts that are gone at
 * the end of the step, are not contradictions.
 */
function contradictions(before: unknown, shown: unknown, after: unknown, path = ''): string[] {
  if ((shown ?? null) === null || (after ?? null) === null) return [];
  if (same(shown, before) || same(shown, after)) return [];
  if (!isTree(shown) || !isTree(after)) return [`${path}: ${JSON.stringify(shown)}, then ${JSON.stringify(after)}`];
  return Object.keys(shown).flatMap((key) =>
    contradictions(isTree(before) ? before[key] : undefined, shown[key], after[key], `${path}.${key}`),
  );
}

/** Beats that last at least this long after landing can be read, and are compared with the board, in milliseconds. */
const READABLE = 600;

/** The parts of all views that appear with the next question. */
const NEXT = ['decisionId', 'turnSeat', 'stages', 'mustDecide', 'story', 'result'];

/**
 * The parts of each game that may follow at the end of the step: those of the next turn or decision, and those that only
 * sheets show. A game without an entry may show everything at the end of the step.
 */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  'colossal-cave': [
    ...['turn', 'turnNo', 'stack', 'window', 'mayAnswer', 'myResponse'],
    // The origin and the destination of a card are secret, or not part of the fact.
    ...['hand', 'handCounts', 'hands', 'discard', 'drawCount'],
  ],
  'crystal-caverns': ['turnNo', 'active', 'awaiting', 'combat', 'bag', 'heroes.borrowed', 'heroes.charges'],
  // Produced resources and those lost to the Marauders fly to or from the pools; the facts do not list them by pool.
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

/** The paths at which a board does not show its view yet, without the numbers of seats and squares. */
function lacking(shown: unknown, after: unknown, path = ''): string[] {
  if (same(shown, after)) return [];
  if (isTree(shown) && after === null) return [`${path} gone`];
  if (!isTree(shown) || !isTree(after)) return [path];
  return [...new Set([...Object.keys(shown), ...Object.keys(after)])].flatMap((key) =>
    lacking(shown[key], after[key], /^-?\d/.test(key) ? path : path === '' ? key : `${path}.${key}`),
  );
}

/** Whether a path is a part, that part has gone, or it is something in that part. */
const isWithin = (path: string, part: string) =>
  path === part || (['.', ' '].includes(path.slice(part.length, part.length + 1)) && path.startsWith(part));

function isReadable(beats: Beats<CommonView>, fact: AnyFact): boolean {
  const { hold = 0 } = (beatOf(beats, fact) ?? {}) as Partial<Beat<CommonView, unknown>>;
  return (typeof hold === 'number' ? hold : hold(fact.data)) >= READABLE;
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The texts of the views that came over the wire. */
const WIRED = new WeakMap<CommonView, string>();

/** A frozen copy of a view after a round trip through JSON. */
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

/** A viewer who follows a match through a timeline, with the views that they may see. */
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
    // The phases of a step: some of its facts have landed, and nothing else has changed.
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
    ['recorded matches', playRecorded],
    ['matches of bots', played],
  ])('its beats show their facts, and nothing that contradicts the next view (%s)', async (_which, play) => {
    const beats = (await loadGame(id, 'en'))?.beats ?? {};
    const found = new Set<string>();
    const following = FOLLOWING[id];
    const later = [...NEXT, ...(following ?? [])];
    play(
      module,
      steps((before, after, facts) => {
        const shown = facts.reduce((view, fact) => landed(beats, view, fact), before);
        for (const contradiction of contradictions(before, shown, after)) found.add(contradiction);
        const told = following && facts.findLast((fact) => isReadable(beats, fact));
        for (const path of told ? lacking(shown, after) : []) {
          if (!later.some((one) => isWithin(path, one))) found.add(`${told?.kind}: ${path} is old`);
        }
      }),
    );
    expect([...found].slice(0, 5)).toEqual([]);
  });

  test.each([
    ['recorded matches', playRecorded],
    ['matches of bots', played],
  ])('a step shows nothing of a later step (%s)', async (_which, play) => {
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

  test('a player who has seen all beats sees the newest view', async () => {
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
