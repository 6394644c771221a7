import type { Audience, Seat } from '@lantern/protocol/seat';

/** The facts a game can tell: kind -> its data. Fields that only an owner learns are optional. */
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
  next: number;
  /** The number of fact numbers used by moves that were taken back, by default none. They have no place. */
  skipped?: number;
  facts: Fact<Kinds>[];
  /** Additional facts for single seats, by place and seat. Never part of a view as it is. */
  asides: (Record<Seat, Partial<Kinds[keyof Kinds & string]>> | null)[];
  /** Asides are not kept: the story of a future that is only imagined, which nobody is told. */
  publicOnly?: true;
}

/** The story as one audience may read it: by place, so not in the order of telling; `n` gives that. */
export type StoryView<Kinds extends FactKinds> = readonly Fact<Kinds>[];

/** The number of facts that a story keeps. */
export const STORY_LENGTH = 200;

/** A story in which nothing has happened yet. */
export function newStory<Kinds extends FactKinds>(): Story<Kinds> {
  return { next: 1, facts: [], asides: [] };
}

const placeOf = (story: { readonly skipped?: number }, n: number) => (n - 1 - (story.skipped ?? 0)) % STORY_LENGTH;

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
  const place = placeOf(story, n);
  story.facts[place] = { n, kind, data } as Fact<Kinds>;
  if (!story.publicOnly) story.asides[place] = (asides as Story<Kinds>['asides'][number]) ?? null;
}

/** `tell` for the rules of one game: adds a fact to the story of a state. */
export function recorderOf<Kinds extends FactKinds>() {
  return <K extends keyof Kinds & string>(
    state: { story: Story<Kinds> },
    kind: K,
    data: Kinds[K],
    asides?: Record<Seat, Partial<Kinds[K]>>,
  ): void => tell<Kinds, K>(state.story, kind, data, asides);
}

/** The public facts that a story has told from a number on, oldest first, as far as it still has them. */
export function factsSince<Kinds extends FactKinds>(story: Story<Kinds>, from: number): Fact<Kinds>[] {
  const oldest = Math.max(from, (story.skipped ?? 0) + 1, story.next - STORY_LENGTH);
  const places = Array.from({ length: Math.max(0, story.next - oldest) }, (_, index) => placeOf(story, oldest + index));
  return places.flatMap((place) => story.facts[place] ?? []);
}

/** The effects of a take-back on the seat's own data: a standing order; a secret answer to an open question. */
export type Lost = 'order' | 'answer';

/** Facts of any game, whatever its rules; `sharedFacts` of each language has their sentences. */
export interface SharedFacts extends FactKinds {
  /** A seat took its last move back. `lost`: what the one who reads this has lost by it. */
  takenBack: { seat: Seat; lost?: Lost[] };
}

/**
 * The story after moves were taken back: as it was before them, and the fact that they were. Numbers of facts that are no
 * longer told are not used again, so that a player who has seen them sees that there is something new.
 * @param lost what each seat lost by it, told to that seat alone
 */
export function storyAfterTakeBack(
  before: Story<FactKinds>,
  now: Story<FactKinds>,
  seat: Seat,
  lost: Readonly<Record<Seat, Lost[]>> = {},
): Story<FactKinds> {
  const skipped = (before.skipped ?? 0) + now.next - before.next;
  const story = { next: now.next, skipped, facts: [...before.facts], asides: [...before.asides] };
  const asides = Object.entries(lost).flatMap(([one, kinds]) => (kinds.length > 0 ? [[one, { lost: kinds }]] : []));
  const told = asides.length > 0 ? Object.fromEntries(asides) : undefined;
  tell<SharedFacts, 'takenBack'>(story as Story<SharedFacts>, 'takenBack', { seat }, told);
  return story;
}

/** The story for one audience: public facts, merged with the seat's own asides. Copies nothing if there are none. */
export function storyFor<Kinds extends FactKinds>(story: Story<Kinds>, audience: Audience): StoryView<Kinds> {
  const asideAt = (place: number) => (audience === null ? undefined : story.asides[place]?.[audience]);
  if (!story.asides.some((_, place) => asideAt(place))) return story.facts;
  return story.facts.map((fact, place) => {
    const aside = asideAt(place);
    return aside ? withAside(fact, aside) : fact;
  });
}

/** A story that reads to an audience as this view of it does, and goes on from there. What others learnt is not in it. */
export function storyFrom<Kinds extends FactKinds>(view: StoryView<Kinds>): Story<Kinds> {
  const newest = newestFactNumber(view);
  const skipped = (newest - 1 - view.findIndex(({ n }) => n === newest)) % STORY_LENGTH;
  const story = { next: newest + 1, facts: [...view], asides: view.map(() => null) };
  return newest > 0 && skipped > 0 ? { ...story, skipped } : story;
}

/** Facts with an aside merged in, by the aside: the same object each time, so that what has not changed is seen at once. */
const merged = new WeakMap<object, object>();

function withAside<Kinds extends FactKinds>(fact: Fact<Kinds>, aside: object): Fact<Kinds> {
  const known = merged.get(aside) as Fact<Kinds> | undefined;
  if (known) return known;
  const whole = { ...fact, data: { ...fact.data, ...aside } };
  merged.set(aside, whole);
  return whole;
}

/** Number of the newest fact; 0 before the first. */
export function newestFactNumber(story: StoryView<FactKinds>): number {
  return story.reduce((newest, { n }) => Math.max(newest, n), 0);
}
