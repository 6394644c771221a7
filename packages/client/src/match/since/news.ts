import type { AnyFact, CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { type Beats, beatOf, weightOf } from '../timeline/beats';
import { seatIn } from '../turns';

const MAX_NEWS = 3;

/** A fact that affects the reader or is news to them. */
export interface News {
  fact: AnyFact;
  /** The seat that acted; the viewer's own seat if the fact only happened to them. */
  by: Seat | undefined;
}

/** The reader for whom news is chosen. */
export interface Reader {
  seat: Seat;
  beats: Beats<CommonView>;
  /** Whether the reader was away: missed facts are news even if they do not concern the reader. */
  wasAway: boolean;
}

/**
 * Selects the news among facts, at most one per acting seat. Facts that concern the reader come first, then those of
 * higher weight, then newer ones. Facts told in passing are skipped.
 */
export function newsAmong(facts: readonly AnyFact[], reader: Reader): News[] {
  const told = facts.flatMap((fact) => {
    const beat = beatOf(reader.beats, fact);
    if (!beat || weightOf(beat) < 2) return [];
    const concerned = concerns(fact, reader.beats, reader.seat);
    return concerned || reader.wasAway
      ? [{ fact, by: seatIn(fact.data, 'seat'), rank: 10 * Number(concerned) + weightOf(beat) }]
      : [];
  });
  const ranked = told.sort((a, b) => b.rank - a.rank || b.fact.n - a.fact.n);
  const first = ranked.filter(({ by }, at) => ranked.findIndex((other) => other.by === by) === at);
  return first.slice(0, MAX_NEWS).map(({ fact, by }) => ({ fact, by }));
}

/** Whether a fact concerns a seat: by default if it names the seat in another field than `seat`, the one who acts. */
export function concerns(fact: AnyFact, beats: Beats<CommonView>, seat: Seat): boolean {
  const { seat: doer, ...others } = fact.data;
  switch (beatOf(beats, fact)?.concerns) {
    case 'all':
      return true;
    case 'seat':
      return doer === seat;
    case 'nobody':
      return false;
    default:
      return names(others, seat);
  }
}

/** Whether a seat occurs anywhere in the data of a fact. */
function names(data: unknown, seat: Seat): boolean {
  if (data === seat) return true;
  return typeof data === 'object' && data !== null && Object.values(data).some((inner) => names(inner, seat));
}
