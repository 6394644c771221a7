import type { chapters as english } from '../en/chapters';

export const chapters: Readonly<Record<keyof typeof english, string>> = {
  S1: 'Der Aufbau',
  'R1.4': 'Die Lager',
  'R3.1': 'Steine und Punkte',
  R5: 'Der Zug',
  R8: 'Ereignisse',
  'R7.1': 'Bauen',
  'R9.1': 'Tauschen',
  'R12.1': 'Das Ende',
};
