/** The end of a match in Crystal Caverns. */
export const end = {
  hero: 'Hero',
  points: 'Hit points',
  fallen: 'fallen',
};

export type EndStrings = typeof end;
