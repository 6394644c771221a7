import type { Colour } from './classes';

export type Power = 'speed' | 'cold' | 'fire' | 'poison' | 'drain';

/** What a monster's WILD does, by the colour of its crystal (R13). */
export const POWERS: Readonly<Record<Colour, Power>> = {
  yellow: 'speed',
  blue: 'cold',
  red: 'fire',
  green: 'poison',
  black: 'drain',
};
