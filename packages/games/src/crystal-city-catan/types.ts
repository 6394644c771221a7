export const SIZES = [1, 2, 3] as const;
export type Size = (typeof SIZES)[number];

/** Size of what stands in a slot; 0 = nothing. */
export type Level = 0 | 1 | 2 | 3;
