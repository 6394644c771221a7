/** The messages while the seed of a match is created. */
export const seed = {
  redrawn:
    'A browser announced a number for the deal and did not send it. The numbers are drawn again without that browser.',
  leftOut:
    'The number of this browser is not part of the deal. If the connection was good, somebody may have kept it out: ask the host to start again.',
};

export type SeedStrings = typeof seed;
