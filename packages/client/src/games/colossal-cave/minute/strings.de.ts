import type { MinuteStrings } from './strings.en';

export const minute: MinuteStrings = {
  goal: 'Wer zuerst drei Schätze nach Hause bringt, gewinnt.',
  turn: 'Dein Zug: Karte ziehen, einen Raum weitergehen, Karte spielen.',
  find: 'Einen Schatz findest du nur in dem Raum, den seine Karte nennt.',
  react: 'Andere rauben dich aus; eine rote Karte antwortet sofort, auch wenn du nicht am Zug bist.',
  safe: 'Was in deinem Tresor liegt, gehört dir. Mit dem dritten Schatz gewinnst du.',
  hall: ['Nebel-', 'halle'],
};
