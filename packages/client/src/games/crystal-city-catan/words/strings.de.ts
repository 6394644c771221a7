import { CORNER_NAMES } from '@lantern/games/crystal-city-catan/strings/de/names';
import type { Words } from './strings.en';

export const words: Words = {
  turn: (turn, name) => `Zug ${turn}: ${name}.`,
  setup: 'Die Kolonien werden angelegt.',
  roll: (event, number, double) => `${event}; die ${number} bringt Ertrag${double ? '; Pasch' : ''}.`,
  notRolled: 'Noch ist nicht gewürfelt.',
  trade: (name, give, get) => `Angebot von ${name}: ${give} für ${get}.`,
  person: (name, parts) => `${name}: ${parts.join(', ')}.`,
  exposed: (count) => `${count} offen`,
  stock: (small, medium, large) => `Vorrat: ${small} klein, ${medium} mittel, ${large} groß`,
  dice: (dice) => `Zahlen ${dice.join(', ')}`,
  colony: (title, line) => `${title}: ${line}.`,
  corners: CORNER_NAMES,
  rollOff: (name, sum) => `Wurf um den Beginn, ${name}: ${sum}.`,
};
