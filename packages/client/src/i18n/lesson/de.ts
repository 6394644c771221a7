import type { LessonWords } from './en';

export const lesson: LessonWords = {
  coach: 'Lektion',
  laying: 'Die Lektion wird geladen …',
  goOn: 'Weiter',
  showMe: 'Zeig es mir',
  progress: (at, all) => `Schritt ${at} von ${all}`,
  short: (at, all) => `${at}/${all}`,
  other: 'Nichts hat sich bewegt.',
  menu: 'Lektion',
  again: 'Von vorn beginnen',
  rules: 'Regelbuch',
  leave: 'Lektion verlassen',
  friends: 'Mit Freunden spielen',
  bots: 'Gegen Bots',
  once: 'Noch einmal',
};
