import type { Audience, Seat } from '@lantern/protocol/seat';

/** The facts of a game: kind -> data. Fields that only an owner learns are optional. */
// biome-ignore lint/suspicious/noExplicitAny: each game names its own kinds and data
export type FactKinds = Record<string, any>;

/** A fact as an audience knows it; the strings of the game contain its sentence. */
export type Fact<Kinds extends FactKinds> = {
  [K in keyof Kinds & string]: {
    /** 1, 2, 3 … in the order of the story. */
    n: number;
    kind: K;
    data: Kinds[K];
  };
}[keyof Kinds & string];

/**
 * The story of a match, part of its state: structured facts, the newest `STORY_LENGTH` of them. Fact `n` has index `(n
 * - 1 - skipped) % STORY_LENGTH`, so that adding one changes a single entry and copying all is cheap.
 */
export interface Story<Kinds extends FactKinds> {
  next: number;
  /** How many fact numbers were used by moves that were taken back; 0 by default. They have no index. */
  skipped?: number;
  facts: Fact<Kinds>[];
  /** Additional facts for single seats, by index and seat. A view never contains them unfiltered. */
  asides: (Record<Seat, Partial<Kinds[keyof Kinds & string]>> | null)[];
  /** Asides are not kept: the story belongs to a simulated future, which nobody sees. */
  publicOnly?: true;
}

/** The story for one audience, ordered by index and not by time; `n` gives the order. */
export type StoryView<Kinds extends FactKinds> = readonly Fact<Kinds>[];

/** The number of facts that a story keeps. */
export const STORY_LENGTH = 200;

/** An empty story. */
export function newStory<Kinds extends FactKinds>(): Story<Kinds> {
  return { next: 1, facts: [], asides: [] };
}

const placeOf = (story: { readonly skipped?: number }, n: number) => (n - 1 - (story.skipped ?? 0)) % STORY_LENGTH;

/**
 * Adds a fact.
 * @param asides additional fields of the fact for single seats: seat -> fields
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

/** Binds `tell` to the rules of one game: adds a fact to the story of a state. */
export function recorderOf<Kinds extends FactKinds>() {
  return <K extends keyof Kinds & string>(
    state: { story: Story<Kinds> },
    kind: K,
    data: Kinds[K],
    asides?: Record<Seat, Partial<Kinds[K]>>,
  ): void => tell<Kinds, K>(state.story, kind, data, asides);
}

/** The public facts of a story from a number on, oldest first, as far as it still has them. */
export function factsSince<Kinds extends FactKinds>(story: Story<Kinds>, from: number): Fact<Kinds>[] {
  const oldest = Math.max(from, (story.skipped ?? 0) + 1, story.next - STORY_LENGTH);
  const places = Array.from({ length: Math.max(0, story.next - oldest) }, (_, index) => placeOf(story, oldest + index));
  return places.flatMap((place) => story.facts[place] ?? []);
}

/**
 * The effects of a take-back on the seat's own data: it lost a standing order, or a secret answer to an open question.
 */
export type Lost = 'order' | 'answer';

/** Facts of any game, whatever its rules; `sharedFacts` of each language has their sentences. */
export interface SharedFacts extends FactKinds {
  /** A seat took back its last move. `lost`: what the reader of this fact has lost by it. */
  takenBack: { seat: Seat; lost?: Lost[] };
}

/**
 * The story after a take-back: the earlier story, and the fact of the take-back. Numbers of removed facts are not used
 * again, so that a player who has seen them notices the new fact.
 * @param lost what each seat has lost, shown to that seat only
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

/**
 * A story that an audience reads as this view of it, and that can be continued. It does not contain the asides of
 * others.
 */
export function storyFrom<Kinds extends FactKinds>(view: StoryView<Kinds>): Story<Kinds> {
  const newest = newestFactNumber(view);
  const skipped = (newest - 1 - view.findIndex(({ n }) => n === newest)) % STORY_LENGTH;
  const story = { next: newest + 1, facts: [...view], asides: view.map(() => null) };
  return newest > 0 && skipped > 0 ? { ...story, skipped } : story;
}

/**
 * Facts with an aside merged in, by aside: the same object each time, so that unchanged facts are recognised by
 * identity.
 */
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
