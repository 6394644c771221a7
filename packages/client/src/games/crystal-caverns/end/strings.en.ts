export const end = {
  hero: 'Hero',
  points: 'Hit points',
  fallen: 'fallen',
};

export type EndStrings = typeof end;
