import type { MinuteStrings } from './strings.en';

export const minute: MinuteStrings = {
  goal: 'Bring jedes Dorf und jede Stadt der Karte in deinen Besitz.',
  grain: 'Dörfer bringen Getreide. Truppen essen davon, und der Rest verdirbt.',
  flow: 'Mit den Pfeilen kommst du weiter.',
  fight: 'Greif an, was neben dir steht: Jede Seite zählt ihre Stärke und einen Würfel.',
  rings: 'Strudel sind Türen: Eine Einheit, die auf einem startet, kann aus einem anderen treten.',
};
