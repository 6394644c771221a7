import { quantity } from '@lantern/games/kit/plural.de';
import type { AnalysisStrings } from './en';

export const analysis: AnalysisStrings = {
  title: 'Woran lag es?',
  open: 'Partie analysieren',
  close: 'Analyse schließen',
  running: 'Die Partie wird analysiert …',
  background: 'Du kannst diese Seite inzwischen verlassen.',
  cancel: 'Abbrechen',
  begin: 'Analysieren',
  cancelled: 'Die Analyse wurde abgebrochen.',
  fetching: 'Die aufgedeckte Partie wird geladen …',
  notRevealed:
    'Diese Partie kann nicht analysiert werden: Es wurde nichts aufgedeckt, oder die Datei wurde ohne das gespeichert.',
  rules: 'Diese Seite kennt die Regeln dieser Partie nicht und kann sie darum nicht analysieren.',
  broken: 'Die Partie kann nicht noch einmal gespielt und darum nicht analysiert werden.',
  failed: 'Die Analyse hat hier nicht geklappt. Versuch es noch einmal.',
  chances: 'Siegchancen',
  party: 'Die Gruppe',
  percent: (share) => `${Math.round(share * 100)}\u00a0%`,
  picture: (names) => `Siegchancen im Lauf der Partie: ${names.join(', ')}. Die Zahlen stehen unten als Tabelle.`,
  points: 'Wendepunkte',
  none: 'Die Chancen haben sich nach und nach geändert: Kein einzelner Zug hat die Partie gewendet.',
  clock: 'Die Zeit war um.',
  turn: (turn) => `Zug ${turn}`,
  at: (step) => `Schritt ${step}`,
  show: (number) => `Wendepunkt ${number} zeigen`,
  choice: {
    lost: (name, points, by) => `${subject(name, by)} hat ${name ?? 'die Gruppe'} ${inPoints(points)} gekostet.`,
    won: (name, points, by) => `${subject(name, by)} hat ${name ?? 'der Gruppe'} ${inPoints(points)} gebracht.`,
  },
  luck: {
    lost: (name, points) => `Pech hat ${name ?? 'die Gruppe'} ${inPoints(points)} gekostet.`,
    won: (name, points) => `Glück hat ${name ?? 'der Gruppe'} ${inPoints(points)} gebracht.`,
  },
  fell: (name, points) =>
    `Die Chance für ${name ?? 'die Gruppe'} ist um ${inPoints(points)} gefallen; keine Wahl war besser.`,
  change: (before, after) => `${before} → ${after}`,
  split: (choice, luck) => `Wahl ${choice}, Glück ${luck}`,
  same: (chance, name) => `Lanterns Wahl war dieselbe. Siegchance für ${name ?? 'die Gruppe'}: ${chance}.`,
  other: (sentence, chance, name, played) =>
    `Lanterns Wahl: „${sentence}“ Siegchance für ${name ?? 'die Gruppe'}: ${chance}${played === null ? '' : ` statt ${played}`}.`,
  asGood: (sentence, chance, name) =>
    `Lanterns Wahl, genauso gut: „${sentence}“ Siegchance für ${name ?? 'die Gruppe'}: ${chance}.`,
  balance: 'Glück und Wahl in der ganzen Partie',
  who: 'Wer',
  luckColumn: 'Glück',
  own: 'Eigene Wahl',
  others: 'Wahl der anderen',
  choices: 'Wahl',
  table: 'Die Chancen als Tabelle',
  moment: 'Schritt',
  moved: 'Zug von',
  noOne: '–',
  how: 'In deinem Browser spielen schnelle Bots von jedem Schritt aus viele Male weiter. Ein Punkt ist ein Prozent eines Sieges. Eine Wahl zählt mit dem Durchschnitt aller Würfe und Karten, die folgen können; der Rest ist Glück. Lanterns Wahl nutzt nur, was diese Person sehen konnte. Alle Zahlen sind Schätzungen.',
};

const inPoints = (points: number) => quantity(points, 'Punkt', 'Punkte');

const subject = (name: string | null, by: string | null) =>
  by === null ? 'Das' : by === name ? 'Diese Wahl' : `Die Wahl von ${by}`;
