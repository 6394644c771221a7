const KEYS = ['armed1', 'armed2', 'armed3', 'armed4', 'armed5', 'armed6'] as const;

/** The key of one of the six armed answers in a player's standing orders. */
export type ArmedKey = (typeof KEYS)[number];

/** The same value for each of the six armed answers. */
export const forEachArmed = <Value>(value: Value): Record<ArmedKey, Value> =>
  Object.fromEntries(KEYS.map((key) => [key, value])) as Record<ArmedKey, Value>;
