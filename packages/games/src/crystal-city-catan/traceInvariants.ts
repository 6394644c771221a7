import type { Seat } from '@lantern/protocol/seat';
import { RESOURCES } from './data/resources';
import type { Facts } from './facts';
import { colonyOf, holdings } from './rules/colony';
import type { State } from './state';

const SEATS = ['0', '1'] as const;

/** The facts that may change the resources of a colony (I9): every change is told. */
const CHANGES: readonly (keyof Facts)[] = [
  'produced',
  'gained',
  'claimed',
  'marauded',
  'shrank',
  'merchant',
  'accepted',
  'builtRoad',
  'builtGarrison',
  'builtSuburb',
  'grew',
  'builtStarport',
  'builtHospital',
  'builtArmory',
  'builtStorehouse',
];

/** Laws of section 12 about the course of a match: I7 (numbers never change) and I9 (what changes totals). */
export function traceInvariants(): (state: State) => string[] {
  let fixed: string | undefined;
  let told = 0;
  let before: Record<string, number[]> | undefined;
  return (state) => {
    const broken: string[] = [];
    const news = state.story.facts.filter(({ n }) => n > told);
    const kinds = new Set(news.map(({ kind }) => kind));
    const after = Object.fromEntries(SEATS.map((seat) => [seat, totals(state, seat)]));
    if (before) broken.push(...i9(before, after, kinds));
    if (fixed !== undefined && fixed !== lasting(state)) broken.push('I7 numbers and corners never change');
    if (state.step !== 'layout' && state.step !== 'numbers' && state.turnNo > 0) fixed = lasting(state);
    told = state.story.next - 1;
    before = after;
    return broken;
  };
}

function i9(before: Record<string, number[]>, after: Record<string, number[]>, kinds: ReadonlySet<string>): string[] {
  const broken: string[] = [];
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  if (!same(before, after) && !CHANGES.some((kind) => kinds.has(kind))) broken.push('I9 nothing told of the change');
  const swapped = kinds.has('accepted') || (kinds.has('claimed') && !kinds.has('produced'));
  if (swapped && !same(together(before), together(after))) broken.push('I9 a trade or a claim keeps the sums');
  return broken;
}

function totals(state: State, seat: Seat): number[] {
  const colony = colonyOf(state, seat);
  return colony.corner ? RESOURCES.map((resource) => holdings(colony, resource)) : [1, 1, 1, 1];
}

function together(counts: Record<string, number[]>): number[] {
  return RESOURCES.map((_, index) => SEATS.reduce((sum, seat) => sum + (counts[seat]?.[index] ?? 0), 0));
}

function lasting(state: State): string {
  return JSON.stringify(SEATS.map((seat) => [colonyOf(state, seat).corner, colonyOf(state, seat).number]));
}
