import type { Colour } from './classes';

export type Power = 'speed' | 'cold' | 'fire' | 'poison' | 'drain';

/** The effect of a monster's WILD, by the colour of its crystal (R13). */
export const POWERS: Readonly<Record<Colour, Power>> = {
  yellow: 'speed',
  blue: 'cold',
  red: 'fire',
  green: 'poison',
  black: 'drain',
};

/** The powers that affect the hero who is hit rather than the monster that uses them. */
export const ON_HERO: ReadonlySet<Power> = new Set(['cold', 'poison', 'drain']);
