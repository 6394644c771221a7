import type { chapters as english } from '../en/chapters';

export const chapters: Readonly<Record<keyof typeof english, string>> = {
  R1: 'Die Karte',
  'R2.3': 'Die Steine',
  'R3.2': 'Der Aufbau',
  R4: 'Runden und Züge',
  'R5.1': 'Ernte und Verpflegung',
  'R6.1': 'Bewegung',
  'R7.2': 'Schlachten',
  'R8.1': 'Belagerungen',
  'R9.1': 'Ereignisse',
  'R10.1': 'Bauen',
  R12: 'Der Sieg',
  R13: 'Besondere Karten',
  R15: 'Besondere Steine und Länder',
  'R18.1': 'Aufgeben und Zeit',
};
