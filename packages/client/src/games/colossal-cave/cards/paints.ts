/** The pen colour of all card drawings. */
export const INK = '#33241a';

/** The paints of a drawing; `pen` and `thin` only draw lines, `glint` and `shade` have none. */
export const PAINTS = {
  pen: 'none',
  thin: 'none',
  glint: '#fffbe8',
  shade: 'rgb(60 35 10 / 28%)',
  gold: '#e9b63c',
  amber: '#c98724',
  brown: '#9a6534',
  dark: '#4b3626',
  black: '#2c2530',
  grey: '#a9a7a4',
  steel: '#ccd3d6',
  stone: '#8f8578',
  white: '#fffaf0',
  cream: '#f2dfb4',
  red: '#c8452f',
  rose: '#e58aa0',
  plum: '#8a4fa3',
  blue: '#4a8fc7',
  sky: '#a9d5ee',
  teal: '#3fa295',
  green: '#4f9a55',
  leaf: '#8fbf5a',
  skin: '#e3ad80',
  fire: '#f08b34',
} as const;

export type Paint = keyof typeof PAINTS;

/** A drawing on 64 × 48: filled outlines from back to front, and optionally a word. */
export interface Picture {
  strokes: readonly (readonly [paint: Paint, d: string])[];
  word?: { text: string; y: number; size: number; fill?: string };
}
