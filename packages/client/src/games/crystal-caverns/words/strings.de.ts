import type { Words } from './strings.en';

export const words: Words = {
  row: (row, hero) => `${row}: ${hero}`,
  foe: (name, level, hp, maxHp, lies) =>
    `${name} der Stufe ${level}, ${hp} von ${maxHp} Trefferpunkten${lies ? ', liegt am Boden' : ''}.`,
  hero: (name, hero, points) => `${name}, ${hero}, ${points}`,
  undecided: (name) => `${name}: noch ohne Klasse.`,
  fallen: (name, hero) => `${name}, ${hero}: gefallen.`,
  dice: (sides) => `Würfel: ${sides.join('; ')}.`,
  toLay: (card) => `Zu legen: ${card}.`,
};
