import type { AnalysisStrings } from './en';

/** The analysis of a finished match: whose chances rose and fell, and why. */
export const analysis: AnalysisStrings = {
  title: 'Woran lag es?',
  open: 'Partie analysieren',
  close: 'Analyse schließen',
  running: 'Die Partie wird analysiert …',
  background: 'Das geht weiter, wenn du dir inzwischen anderes ansiehst.',
  cancel: 'Abbrechen',
  begin: 'Analysieren',
  cancelled: 'Die Analyse wurde abgebrochen.',
  fetching: 'Was von der Partie aufgedeckt ist, wird geholt …',
  notRevealed:
    'Was in dieser Partie verborgen war, ist hier nicht bekannt: Es wurde nichts aufgedeckt, oder sie wurde ohne das gespeichert. Sie lässt sich nicht analysieren.',
  rules:
    'Diese Partie wurde nach anderen Regeln gespielt, als diese Seite kennt. Hier lässt sie sich nicht analysieren.',
  broken:
    'Aus dem, was aufgedeckt wurde, lässt sich die Partie nicht noch einmal spielen. Sie lässt sich nicht analysieren.',
  failed: 'Die Analyse hat hier nicht geklappt. Versuch es noch einmal.',
  chances: 'Siegchancen',
  party: 'Die Gruppe',
  percent: (share) => `${Math.round(share * 100)}\u00a0%`,
  picture: (names) => `Siegchancen im Lauf der Partie: ${names.join(', ')}. Die Zahlen stehen unten als Tabelle.`,
  points: 'Wendepunkte',
  none: 'Die Chancen änderten sich nach und nach: Kein einzelner Zug hat die Partie gewendet.',
  clock: 'Die Zeit war um.',
  turn: (turn) => `Zug ${turn}`,
  at: (step) => `Augenblick ${step}`,
  show: (number) => `Wendepunkt ${number} zeigen`,
  choice: {
    lost: (name, points, by) => `${subject(name, by)} kostete ${name ?? 'die Gruppe'} ${inPoints(points)}.`,
    won: (name, points, by) => `${subject(name, by)} brachte ${name ?? 'der Gruppe'} ${inPoints(points)}.`,
  },
  luck: {
    lost: (name, points) => `Pech kostete ${name ?? 'die Gruppe'} ${inPoints(points)}.`,
    won: (name, points) => `Glück brachte ${name ?? 'der Gruppe'} ${inPoints(points)}.`,
  },
  change: (before, after) => `${before} → ${after}`,
  split: (choice, luck) => `Wahl ${choice}, Glück ${luck}`,
  same: (chance, name) =>
    `Vorausgerechnet hätte Lantern dasselbe getan und auf ${chance} für ${name ?? 'die Gruppe'} gehofft.`,
  other: (sentence, chance, name, played) =>
    `Vorausgerechnet hätte Lantern lieber das getan: „${sentence}“ Erhofft waren ${chance} für ${name ?? 'die Gruppe'}${played === null ? '' : ` statt ${played}`}.`,
  asGood: (sentence, chance, name) =>
    `Vorausgerechnet hätte Lantern das getan und auf dieselben ${chance} für ${name ?? 'die Gruppe'} gehofft: „${sentence}“`,
  balance: 'Glück und Wahl in der ganzen Partie',
  who: 'Wer',
  luckColumn: 'Glück',
  own: 'Eigene Wahl',
  others: 'Wahl der anderen',
  choices: 'Wahl',
  table: 'Die Chancen als Tabelle',
  moment: 'Augenblick',
  moved: 'Zug von',
  noOne: '–',
  how: 'Ausgerechnet in diesem Browser: Von jedem Augenblick aus spielen schnelle Bots viele kurze Fortsetzungen. Ein Punkt ist ein Prozent eines Sieges. Bevor die Würfel fallen, zählt im Mittel, was sie bringen können: Was eine Wahl von sich aus ändert, ist Wahl, der Rest ist Glück. Was Lantern getan hätte, ist aus dem gefunden, was diese Person sehen konnte. Alles davon ist eine Schätzung.',
};

const inPoints = (points: number) => (points === 1 ? '1 Punkt' : `${points} Punkte`);

const subject = (name: string | null, by: string | null) =>
  by === null ? 'Das' : by === name ? 'Diese Wahl' : `Die Wahl von ${by}`;
