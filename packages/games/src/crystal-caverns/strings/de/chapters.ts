import type { chapters as english } from '../en/chapters';

export const chapters: Readonly<Record<keyof typeof english, string>> = {
  S1: 'Die Helden',
  'R1.2': 'Die Höhlen',
  'R3.1': 'Der Zug',
  'R5.2': 'Monster',
  'R6.1': 'Der Weg',
  'R7.2': 'Vor dem Kampf',
  'R9.1': 'Der Schlagabtausch',
  'R10.1': 'Die Seiten des Würfels',
  R11: 'Fähigkeiten',
  R13: 'Kräfte und der Drache',
  'R15.1': 'Tod und Lohn',
  R16: 'Die nächste Ebene',
  R20: 'Das Ende',
};
