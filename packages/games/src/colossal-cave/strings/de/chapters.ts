import type { chapters as english } from '../en/chapters';

export const chapters: Readonly<Record<keyof typeof english, string>> = {
  R16: 'Ziel und Aufbau',
  'R1.1': 'Die Höhle',
  T1: 'Dein Zug',
  'R3.1': 'Ziehen',
  'R4.1': 'Gehen',
  'R5.1': 'Spielen',
  'R13.1': 'Der Tresor',
  R14: 'Ablegen',
  'R6.1': 'Die Karten',
  'R7.1': 'Was du trägst',
  'R10.1': 'Karten nehmen',
  'R11.1': 'Dunkelheit und Tod',
  'R15.1': 'Zauberworte und das Gitter',
  'R8.1': 'Reaktionen',
  'R9.1': 'Abwehr',
  E1: 'Das Ende',
};
