import { strings as text } from '@lantern/games/new-game/strings/de/index';
import type { Strings } from './strings.en';

/** Every German string of the board. */
export const strings: Strings = {
  text,
  hand: 'Deine Hand',
  card: (value, points) =>
    points === undefined ? `Karte ${value}` : `${value} ausspielen: ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
  roll: 'Würfeln',
  askRoll: 'Würfle.',
  askPlay: 'Spiel eine Karte: gleich zählt den Wurf doppelt, höher einfach.',
  die: (value) => (value === null ? 'Noch ist nicht gewürfelt' : `Der Würfel zeigt ${value}`),
  pile: (count) => (count === 1 ? 'Noch 1 Karte im Stapel' : `Noch ${count} Karten im Stapel`),
  last: (value) => (value === undefined ? 'Noch ist keine Karte gespielt' : `Letzte Karte: ${value}`),
  points: (count, goal) => `${count} von ${goal} Punkten`,
};
