import type { Audience, Seat } from './seat';

/** What facts a game can tell: kind -> its data. Fields that only an owner learns are optional. */
// biome-ignore lint/suspicious/noExplicitAny: each game names its own kinds and data
export type FactKinds = Record<string, any>;

/** A fact as an audience knows it; the game's text makes a sentence of it. */
export type Fact<Kinds extends FactKinds> = {
  [K in keyof Kinds & string]: {
    /** 1, 2, 3 … in the order of telling. */
    n: number;
    kind: K;
    data: Kinds[K];
  };
}[keyof Kinds & string];

/**
 * The story of a match, kept in its state: structured facts, the newest `STORY_LENGTH` of them. Fact `n` has place
 * `(n - 1 - skipped) % STORY_LENGTH`, so that telling one changes a single entry and copying all is cheap.
 */
export interface Story<Kinds extends FactKinds> {
  /** Number of the next fact. */
  next: number;
  /** How many numbers belong to facts of moves that were taken back; none if not given. They have no place. */
  skipped?: number;
  /** Public part of each fact, by place. */
  facts: Fact<Kinds>[];
  /** What single seats learn beyond it, by place and seat. Never part of a view as it is. */
  asides: (Record<Seat, Partial<Kinds[keyof Kinds & string]>> | null)[];
}

/** The story as one audience may read it: by place, so not in the order of telling; `n` gives that. */
export type StoryView<Kinds extends FactKinds> = readonly Fact<Kinds>[];

/** How many facts a story keeps. */
export const STORY_LENGTH = 200;

/** A story in which nothing has happened yet. */
export function newStory<Kinds extends FactKinds>(): Story<Kinds> {
  return { next: 1, facts: [], asides: [] };
}

/**
 * Adds a fact.
 * @param asides what single seats learn beyond the public data: seat -> more fields of the same fact
 */
export function tell<Kinds extends FactKinds, K extends keyof Kinds & string>(
  story: Story<Kinds>,
  kind: K,
  data: Kinds[K],
  asides?: Record<Seat, Partial<Kinds[K]>>,
): void {
  const n = story.next++;
  const place = (n - 1 - (story.skipped ?? 0)) % STORY_LENGTH;
  story.facts[place] = { n, kind, data } as Fact<Kinds>;
  story.asides[place] = (asides as Story<Kinds>['asides'][number]) ?? null;
}

/** Facts of any game, whatever its rules; `sharedFacts` of each language has their sentences. */
export interface SharedFacts extends FactKinds {
  /** A seat took its last move back. */
  takenBack: { seat: Seat };
}

/**
 * The story after moves were taken back: as it was before them, and the fact that they were. Numbers of facts that are no
 * longer told are not used again, so that whoever has seen them sees that there is something new.
 */
export function toldAgain(before: Story<FactKinds>, now: Story<FactKinds>, seat: Seat): Story<FactKinds> {
  const skipped = (before.skipped ?? 0) + now.next - before.next;
  const story = { next: now.next, skipped, facts: [...before.facts], asides: [...before.asides] };
  tell<SharedFacts, 'takenBack'>(story as Story<SharedFacts>, 'takenBack', { seat });
  return story;
}

/** Facts with a seat's own asides merged in: the same object each time, so that what has not changed is seen at once. */
const merged = new WeakMap<object, Map<Seat, object>>();

/** The story for one audience: public facts, with the seat's own asides merged in. Copies nothing where there are none. */
export function storyFor<Kinds extends FactKinds>(story: Story<Kinds>, audience: Audience): StoryView<Kinds> {
  if (audience === null) return story.facts;
  let view = story.facts;
  story.asides.forEach((bySeat, place) => {
    const own = bySeat?.[audience];
    if (!own) return;
    if (view === story.facts) view = [...story.facts];
    view[place] = withAside(story.facts[place] as Fact<Kinds>, audience, own);
  });
  return view;
}

/** Number of the newest fact; 0 before the first. */
export function newestOf(story: StoryView<FactKinds>): number {
  return story.reduce((newest, { n }) => Math.max(newest, n), 0);
}

function withAside<Kinds extends FactKinds>(
  fact: Fact<Kinds>,
  seat: Seat,
  own: Partial<Kinds[keyof Kinds & string]>,
): Fact<Kinds> {
  const known = merged.get(fact) ?? new Map<Seat, object>();
  merged.set(fact, known);
  const before = known.get(seat) as Fact<Kinds> | undefined;
  if (before) return before;
  const whole = { ...fact, data: { ...fact.data, ...own } };
  known.set(seat, whole);
  return whole;
}
