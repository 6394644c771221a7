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
 * The story of a match, kept in its state: structured facts, the newest `STORY_LENGTH` of them. A record by number and
 * not a list, so that adding one and dropping the oldest is a change of two entries.
 */
export interface Story<Kinds extends FactKinds> {
  next: number;
  /** Public part of each fact. */
  facts: Record<number, Fact<Kinds>>;
  /** What single seats learn beyond it, by fact and seat. Never part of a view as it is. */
  asides: Record<number, Record<Seat, Partial<Kinds[keyof Kinds & string]>>>;
}

/** The story as one audience may read it. */
export type StoryView<Kinds extends FactKinds> = Record<number, Fact<Kinds>>;

/** How many facts a story keeps. */
export const STORY_LENGTH = 200;

/** A story in which nothing has happened yet. */
export function newStory<Kinds extends FactKinds>(): Story<Kinds> {
  return { next: 1, facts: {}, asides: {} };
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
  story.facts[n] = { n, kind, data } as Fact<Kinds>;
  if (asides) story.asides[n] = asides as Story<Kinds>['asides'][number];
  delete story.facts[n - STORY_LENGTH];
  delete story.asides[n - STORY_LENGTH];
}

/** The story for one audience: public facts, with the seat's own asides merged in. */
export function storyFor<Kinds extends FactKinds>(story: Story<Kinds>, audience: Audience): StoryView<Kinds> {
  if (audience === null) return story.facts;
  const view: StoryView<Kinds> = { ...story.facts };
  for (const [n, bySeat] of Object.entries(story.asides)) {
    const own = bySeat[audience];
    const fact = story.facts[Number(n)];
    if (own && fact) view[Number(n)] = { ...fact, data: { ...fact.data, ...own } };
  }
  return view;
}
