import type { Facts, Hero, MonsterId, View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Fact } from '@lantern/games/kit/story';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useState } from 'react';
import { isMotionReduced, paced } from '../../state/settings';

export type CrawlFact = Fact<Facts>;

/** The story played back fact by fact, so that nobody sees an outcome before its dice. */
export interface Playback {
  view: View;
  /** The fact that is shown now; `null` once all of them have been. */
  fact: CrawlFact | null;
  /** The last roll or action that was shown. */
  last: CrawlFact | null;
  /** Skips to the end. */
  skip(): void;
}

/** How long each kind of fact is shown, in shares; kinds that are missing are skipped. */
const SHARES: Partial<Record<CrawlFact['kind'], number>> = {
  roomEntered: 1,
  drew: 1,
  eliteAnswered: 1,
  dragonWoke: 4,
  castBuff: 2,
  castConfuse: 2,
  castProtect: 2,
  guarded: 2,
  attacked: 3,
  missile: 3,
  passed: 1,
  monsterDied: 1,
  dragonSlain: 4,
  confusedIdle: 2,
  monsterAttacked: 3,
  turnedTo: 1,
  evaded: 3,
  hurt: 1,
  died: 3,
  rerolled: 3,
  trapSpotted: 1,
  disarmed: 3,
  setOff: 3,
  disarmFailed: 3,
  trapStruck: 3,
  chestChecked: 3,
  treasure: 3,
  monsterLoot: 1,
  lootShared: 2,
  met: 3,
  smithRepaired: 2,
  allHealed: 2,
  adventurerPaid: 2,
  potionReceived: 2,
  poolsFilled: 2,
  healed: 3,
  resurrected: 4,
  potion: 2,
  intervention: 3,
  prayed: 1,
  ritual: 1,
  crawlWon: 4,
};

/** Milliseconds of one share, of a whole playback at most, and of one fact at least. */
const SHARE = 330;
const LONGEST = 4500;
const SHORTEST = 160;
/** With more new facts than this the viewer has been away: nothing is played back. */
const TOO_MUCH = 40;

interface PlaybackState {
  live: View;
  shown: View;
  fact: CrawlFact | null;
  last: CrawlFact | null;
  queue: readonly CrawlFact[];
  /** Milliseconds for one share. */
  share: number;
}

/** Plays back what happened between two views. With reduced motion the outcome is shown at once. */
export function usePlayback(view: View): Playback {
  const [state, setState] = useState<PlaybackState>(() => finished(view));
  const now = state.live === view ? state : enqueued(state, view);
  if (now !== state) setState(now);
  const { fact, share } = now;
  useEffect(() => {
    if (!fact) return;
    const timer = setTimeout(() => setState(next), Math.max(SHORTEST, paced(share * (SHARES[fact.kind] ?? 1))));
    return () => clearTimeout(timer);
  }, [fact, share]);
  return { view: now.shown, fact, last: now.last, skip: () => setState(({ live }) => finished(live)) };
}

function inOrder(view: View): CrawlFact[] {
  return Object.values(view.story).sort((a, b) => a.n - b.n);
}

function finished(view: View): PlaybackState {
  const last = inOrder(view).findLast(({ kind }) => SHARES[kind] !== undefined) ?? null;
  return { live: view, shown: view, fact: null, last, queue: [], share: SHARE };
}

/** Adds the new facts of a view to the queue. */
function enqueued(state: PlaybackState, view: View): PlaybackState {
  const known = Math.max(0, ...inOrder(state.live).map(({ n }) => n));
  const news = inOrder(view).filter(({ n, kind }) => n > known && SHARES[kind] !== undefined);
  const queue = sinceLastRoom([...state.queue, ...news]);
  if (isMotionReduced() || document.hidden || queue.length > TOO_MUCH) return finished(view);
  if (queue.length === 0 && !state.fact) return { ...finished(view), last: state.last };
  const shares = queue.reduce((sum, { kind }) => sum + (SHARES[kind] ?? 0), 0);
  const at = { ...state, live: view, queue, share: Math.min(SHARE, LONGEST / shares) };
  return state.fact ? at : next(at);
}

/** Once the party is in another room nothing more is told of the one it has left. */
function sinceLastRoom(facts: readonly CrawlFact[]): readonly CrawlFact[] {
  const entered = facts.findLastIndex(({ kind }) => kind === 'roomEntered');
  return entered < 0 ? facts : facts.slice(entered);
}

/** Goes on to the next fact; after the last one the live view is shown. */
function next(state: PlaybackState): PlaybackState {
  const [fact, ...queue] = state.queue;
  if (!fact) return { ...state, fact: null, shown: state.live };
  return { ...state, fact, last: fact, queue, shown: after(state.shown, state.live, fact) };
}

/** The shown view after a fact has been applied to it. */
function after(shown: View, live: View, fact: CrawlFact): View {
  switch (fact.kind) {
    case 'roomEntered':
      return { ...live, heroes: withHp(live, (seat) => shown.heroes[seat]?.hp) };
    case 'hurt':
    case 'died':
      return hpOf(shown, fact.data.seat, fact.kind === 'died' ? 0 : fact.data.hp);
    case 'healed':
    case 'potion':
    case 'intervention':
    case 'resurrected':
      return hpOf(shown, fact.data.on, fact.data.hp);
    case 'allHealed':
      return { ...shown, heroes: withHp(shown, (seat) => live.heroes[seat]?.hp) };
    case 'attacked':
    case 'missile':
      return wounded(shown, fact.data.monster, fact.data.left, fact.data.wounds);
    case 'monsterDied':
      return withMonsters(shown, (monsters) => monsters.filter(({ id }) => id !== fact.data.monster));
    default:
      return shown;
  }
}

function withHp(view: View, hp: (seat: Seat) => number | undefined): Record<Seat, Hero | null> {
  const heroes = Object.entries(view.heroes).map(([seat, hero]) => [
    seat,
    hero && { ...hero, hp: hp(seat) ?? hero.hp },
  ]);
  return Object.fromEntries(heroes);
}

function hpOf(view: View, seat: Seat, hp: number): View {
  return { ...view, heroes: withHp(view, (one) => (one === seat ? hp : undefined)) };
}

type Monsters = NonNullable<View['fight']>['monsters'];

function withMonsters(view: View, change: (monsters: Monsters) => Monsters): View {
  return view.fight ? { ...view, fight: { ...view.fight, monsters: change(view.fight.monsters) } } : view;
}

function wounded(view: View, id: MonsterId, left: number, wounds: number): View {
  const hit = withMonsters(view, (monsters) =>
    monsters.map((one) => (one.id === id ? { ...one, wounds: one.need - left } : one)),
  );
  if (id !== 'dragon' || wounds === 0) return hit;
  return { ...hit, dungeon: { ...hit.dungeon, counters: hit.dungeon.counters.slice(0, -wounds) } };
}
