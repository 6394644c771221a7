/** How much more time a person has for decisions than the clock gives. */
export const EXTRA_TIMES = ['double', 'fourfold', 'none'] as const;

/** `none`: no limit. */
export type ExtraTime = (typeof EXTRA_TIMES)[number];
