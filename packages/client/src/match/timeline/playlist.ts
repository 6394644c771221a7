import type { AnyFact, CommonView } from '@lantern/games/module';
import { rollTime } from '../../art/dice/rollTime';
import { type Beat, type Beats, beatOf, weightOf } from './beats';

/** How long a fact is shown, in milliseconds. */
export interface Time {
  rolling: number;
  hold: number;
}

/** The times of facts, by number. Facts without a time land at once. */
export type Playlist = ReadonlyMap<number, Time>;

/** The minimum time of a beat; if time is short, beats are dropped instead. */
export const MIN_BEAT_MS = 160;

const WEIGHTS = [1, 2, 3] as const;

interface Planned extends Time {
  n: number;
  weight: number;
}

/**
 * Returns the times of facts within a budget: at normal length if that fits, otherwise shortened. If even the shortest
 * beats do not fit, those of the least weight are dropped, and at last all of them.
 * @param budget in milliseconds
 * @param atSpeed converts a normal length to the chosen speed
 */
export function playlist(
  facts: readonly AnyFact[],
  beats: Beats<CommonView>,
  budget: number,
  atSpeed = (milliseconds: number) => milliseconds,
): Playlist {
  const planned = facts.flatMap((fact) => planOf(beats, fact, atSpeed));
  for (const least of WEIGHTS) {
    const kept = planned.filter(({ weight }) => weight >= least);
    if (kept.length * MIN_BEAT_MS <= budget)
      return new Map(fitted(kept, budget).map(({ n, rolling, hold }) => [n, { rolling, hold }]));
  }
  return new Map();
}

function planOf(beats: Beats<CommonView>, fact: AnyFact, atSpeed: (milliseconds: number) => number): Planned[] {
  const beat = beatOf(beats, fact);
  if (!beat) return [];
  const { dice, hold } = beat as Beat<CommonView, unknown>;
  const rolling = atSpeed(rollTime(dice?.(fact.data) ?? 0));
  const stands = atSpeed(typeof hold === 'number' ? hold : hold(fact.data));
  return rolling + stands > 0 ? [{ n: fact.n, weight: weightOf(beat), rolling, hold: stands }] : [];
}

/** Shortens each beat in proportion to the time that it exceeds the shortest one. */
function fitted(planned: readonly Planned[], budget: number): Planned[] {
  const spareOf = ({ rolling, hold }: Time) => Math.max(0, rolling + hold - MIN_BEAT_MS);
  const sum = planned.reduce((total, { rolling, hold }) => total + rolling + hold, 0);
  const spare = planned.reduce((total, time) => total + spareOf(time), 0);
  const share = Math.max(0, sum - budget) / Math.max(1, spare);
  return planned.map((time) => {
    const kept = 1 - (share * spareOf(time)) / Math.max(1, time.rolling + time.hold);
    return { ...time, rolling: time.rolling * kept, hold: time.hold * kept };
  });
}
