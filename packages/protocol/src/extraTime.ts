/** The additional time of a person for decisions. */
export const EXTRA_TIMES = ['double', 'fourfold', 'none'] as const;

/** `none`: no limit. */
export type ExtraTime = (typeof EXTRA_TIMES)[number];
