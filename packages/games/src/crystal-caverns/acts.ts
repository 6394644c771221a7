import type { Acts } from '../kit/strings';

/** Pairs of facts that describe the same act, independent of the language. */
export const ACTS: Acts = { 'aimed rolled': 'second', 'drew laid': 'second', 'struck slain': 'both' };
