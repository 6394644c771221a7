import type { chapters as english } from '../en/chapters';

export const chapters: Readonly<Record<keyof typeof english, string>> = {
  'R1.1': 'Karten und Würfel',
  'R2.1': 'Ein Held entsteht',
  'R3.1': 'Ausrüstung',
  'R4.1': 'Zwischen den Räumen',
  'R5.1': 'Der nächste Raum',
  'R6.1': 'Kämpfe',
  'R7.1': 'Angreifen',
  'R8.1': 'Getroffen werden',
  'R9.1': 'Fähigkeiten',
  'R10.1': 'Glück',
  'R19.1': 'Mehr im Kampf',
  'R11.1': 'Fallen',
  'R12.1': 'Truhen',
  'R13.1': 'Begegnungen',
  'R14.1': 'Beute',
  'R15.1': 'Die Gefallenen',
  'R16.1': 'Der Drache',
  'R17.1': 'Das Ende',
};
