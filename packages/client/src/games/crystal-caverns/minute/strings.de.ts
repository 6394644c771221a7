import type { MinuteStrings } from './strings.en';

export const minute: MinuteStrings = {
  goal: 'Eine Gruppe, ein Drache, vier Ebenen tief. Alle gewinnen oder alle verlieren.',
  explore: 'In jedem Zug wird eine Karte angelegt, und die Höhle wächst.',
  bag: 'Was dort lebt, wird aus dem Beutel gezogen.',
  fight: 'Wer höher würfelt, trifft. Mit WILD darf dein Held, was nur er kann.',
  grow: 'Erschlag Monster deiner Farbe und wachse, bis du dem Drachen gewachsen bist.',
};
