import { newestFactNumber } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import { type Beats, beatOf } from '../timeline/beats';
import { factsAfter } from '../timeline/step';
import type { Flight } from './flight';

/**
 * The maximum number of simultaneous flights. If there are more, the facts were not shown one by one, and none flies.
 */
export const MOST_FLIGHTS = 8;

/** Returns the flights of the facts that have become visible between two shown views. */
export function flightsBetween(beats: Beats<CommonView>, before: CommonView, now: CommonView): Flight[] {
  const facts = factsAfter(now.story, newestFactNumber(before.story));
  const flights = facts.flatMap((fact) => beatOf(beats, fact)?.flies?.(fact.data as never, now) ?? []);
  return flights.length > MOST_FLIGHTS ? [] : flights;
}
