import type { GameStrings, OptionStrings } from '../../../kit/strings';
import type { Options } from '../../options';

export const options: Readonly<Record<keyof Options, OptionStrings>> = {
  quickStart: { label: 'Vorsprung', help: 'Alle beginnen außer mit den drei Karten mit einem zufälligen Schatz.' },
  treasureRefill: {
    label: 'Schatz um Schatz',
    help: 'Wer einen Schatz einschließt, deckt Karten auf, bis der nächste erscheint, und nimmt ihn auf die Hand.',
  },
  caveClosing: {
    label: 'Die Höhle schließt',
    help: 'Die Karte, die das Gitter schließt, ist dabei. Ohne sie sind Partien ruhiger.',
  },
  closingRounds: {
    label: 'Längste Schließung',
    help: 'Runden, nach denen die Höhle von selbst wieder öffnet.',
    values: { 0: 'Nur zwei Zauberworte öffnen sie' },
  },
  firstPlayer: {
    label: 'Wer beginnt',
    help: 'Traditionell, wer zuletzt ein Textadventure gespielt hat. Wähle einen Platz oder lass den Zufall entscheiden.',
    values: {
      random: 'Durch Zufall',
      host: 'Der erste Platz',
      'seat:0': 'Platz 1',
      'seat:1': 'Platz 2',
      'seat:2': 'Platz 3',
      'seat:3': 'Platz 4',
    },
  },
  reactionSeconds: {
    label: 'Zeit zum Reagieren',
    help: 'Um auf einen Schritt oder eine Karte zu reagieren. Danach passt du.',
    values: { 0: 'Kein Zeitlimit' },
  },
  reactionTiming: {
    label: 'Reaktionen enden',
    help: 'Bei voller Zeit verrät niemand sein Tempo.',
    values: { early: 'Sobald alle entschieden haben', fixed: 'Immer nach der vollen Zeit' },
  },
  decisionSeconds: {
    label: 'Zeit je Entscheidung',
    help: 'Für jede andere Entscheidung; danach wird der Standardzug gespielt.',
    values: { 0: 'Kein Zeitlimit' },
  },
  knownHands: {
    label: 'Gesehene Karten merken',
    help: 'Das Blatt einer Person zeigt auch die Handkarten, die alle gesehen haben. Sonst musst du sie dir selbst merken.',
  },
  roundLimit: {
    label: 'Letzte Runde',
    help: 'Hat bis dahin niemand gewonnen, gewinnt, wer die meisten Schätze eingeschlossen hat, dann, wer die meisten trägt.',
    values: { 0: 'Keine Grenze' },
  },
};

export const presets: GameStrings['presets'] = {
  standard: { label: 'Normal', help: 'Die normalen Regeln.' },
  quickStart: { label: 'Vorsprung', help: 'Von Anfang an ein Schatz auf jeder Hand: eine kürzere Partie.' },
  rich: {
    label: 'Kurzer Abend',
    help: 'Mit Vorsprung, und wer einen Schatz einschließt, bekommt den nächsten: die kürzeste Partie.',
  },
  openCave: { label: 'Offene Höhle', help: 'Ohne „Die Höhle schließt“: Niemand wird eingesperrt.' },
  literal: {
    label: 'Nach dem Wortlaut der Regeln',
    help: 'Keine letzte Runde, und eine schließende Höhle bleibt zu, bis jemand zwei Zauberworte sagt: so, wie im Original.',
  },
};
