import type { Bundle } from './resources';

/** The prices of builds (10.4). Roads and Garrisons by added pip, suburbs and growth by step of size. */
export const COSTS = {
  roadPip: { M: 1, F: 0, C: 1, T: 0 },
  garrisonPip: { M: 0, F: 1, C: 0, T: 1 },
  starportPip: { M: 0, F: 0, C: 1, T: 1 },
  communityStep: { M: 1, F: 1, C: 1, T: 1 },
  hospital: { M: 3, F: 3, C: 0, T: 0 },
  armory: { M: 2, F: 2, C: 0, T: 0 },
  storehouse: { M: 1, F: 1, C: 0, T: 0 },
} as const satisfies Record<string, Bundle>;
