/** The pen of every drawing. */
export const INK = '#231a17';

/** The paints of a drawing; `line` and `fine` only draw lines, `shade`, `light` and `glow` have none. */
export const PAINTS = {
  line: 'none',
  fine: 'none',
  shade: 'rgb(25 12 20 / 32%)',
  light: 'rgb(255 244 214 / 38%)',
  glow: '#fff2a8',
  ember: '#ff8a3c',
  orange: '#c86b2c',
  bone: '#eadfc2',
  tooth: '#fff6dc',
  white: '#fbf3df',
  black: '#30282c',
  fur: '#8f6645',
  dark: '#5a3f30',
  pink: '#e0a092',
  goblin: '#8fae44',
  slime: '#a8b54a',
  moss: '#68803f',
  troll: '#7f9187',
  stone: '#a39c90',
  slate: '#67707c',
  orc: '#6f8f5b',
  clay: '#b5714a',
  ochre: '#b99f62',
  skin: '#eec09a',
  rot: '#9db59a',
  pale: '#c9d6c4',
  wisp: '#9fe9dc',
  night: '#343a55',
  violet: '#7a62ad',
  plum: '#5b3a5e',
  steel: '#c3ccd1',
  iron: '#818b94',
  wood: '#93613a',
  leather: '#7d4d2d',
  red: '#bd4433',
  blood: '#8c2a24',
  gold: '#e6b64c',
  brass: '#b9822f',
  blue: '#4c83c3',
  sky: '#a5cfe6',
  green: '#5a9a58',
  leaf: '#94bf5e',
  fire: '#f4973c',
  flame: '#ffd661',
  paper: '#f3e3b9',
} as const;

export type Paint = keyof typeof PAINTS;

/**
 * One stroke: paint, outline, and how it is drawn: `half` is the left half of a symmetrical shape, from its top to its
 * bottom on the middle line (only `M`, `L`, `C` and `Q`); `pair` comes with its mirror image; a number is a rope of
 * that width along the outline.
 */
export type Stroke = readonly [paint: Paint, d: string, how?: 'half' | 'pair' | number];

/** A drawing on 100 × 100, from back to front; its middle line is x = 50. */
export type Drawing = readonly Stroke[];
