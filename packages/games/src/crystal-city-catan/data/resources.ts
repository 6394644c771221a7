/** Metal, Food, Crystal, Textile: also the order in which ties are decided (R8.7). */
export const RESOURCES = ['M', 'F', 'C', 'T'] as const;
export type Resource = (typeof RESOURCES)[number];

export type Bundle = Record<Resource, number>;

/** The layout without a choice (section 2, `poolLayout: standard`). */
export const STANDARD_LAYOUT = { NW: 'M', NE: 'F', SW: 'C', SE: 'T' } as const;

export const EMPTY_BUNDLE: Readonly<Bundle> = { M: 0, F: 0, C: 0, T: 0 };

/** The capacity of a pool (R2.1). */
export const POOL_SIZE = 3;
