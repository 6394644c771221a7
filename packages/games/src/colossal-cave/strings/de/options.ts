import type { GameStrings, OptionStrings } from '../../../kit/strings';
import type { Options } from '../../options';

/** Words for the options of a match. */
export const options: Readonly<Record<keyof Options, OptionStrings>> = {
  quickStart: { label: 'Vorsprung', help: 'Alle beginnen außer mit den drei Karten mit einem zufälligen Schatz.' },
  treasureRefill: {
    label: 'Schatz um Schatz',
    help: 'Wer einen Schatz einschließt, deckt Karten auf, bis der nächste erscheint, und nimmt ihn auf die Hand.',
  },
  caveClosing: {
    label: 'Die Höhle schließt',
    help: 'Spielt mit der Karte, die das Gitter schließt. Ohne sie sind Partien ruhiger.',
  },
  closingRounds: {
    label: 'Längste Schließung',
    help: 'Runden, nach denen die Höhle von selbst wieder öffnet.',
    values: { 0: 'Nur zwei Zauberworte öffnen sie' },
  },
  firstPlayer: {
    label: 'Wer beginnt',
    help: 'Nach altem Brauch, wer zuletzt ein Textadventure gespielt hat. Nenne einen Platz oder lass es den Zufall entscheiden.',
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
    help: 'Sekunden, um auf einen Schritt oder eine Karte zu antworten. Wer bis dahin nicht antwortet, passt.',
    values: { 0: 'Keine Uhr' },
  },
  reactionTiming: {
    label: 'Reaktionen enden',
    help: 'Immer die volle Zeit zu warten verbirgt sogar, wie schnell sich die anderen entschieden haben.',
    values: { early: 'Sobald alle geantwortet haben', fixed: 'Immer nach der vollen Zeit' },
  },
  decisionSeconds: {
    label: 'Zeit zum Entscheiden',
    help: 'Sekunden für jede andere Entscheidung; danach wird die einfachste Wahl getroffen.',
    values: { 0: 'Keine Uhr' },
  },
  knownHands: {
    label: 'Gesehene Karten merken',
    help: 'Ein Tipp auf eine Person zeigt auch die Handkarten, die alle dorthin kommen sahen. Sonst merkt man sie sich selbst.',
  },
  roundLimit: {
    label: 'Letzte Runde',
    help: 'Hat bis dahin niemand gewonnen, siegen die meisten eingeschlossenen, dann die meisten getragenen Schätze.',
    values: { 0: 'Keine Grenze' },
  },
};

/** Words for the ready-made sets of options. */
export const presets: GameStrings['presets'] = {
  standard: { label: 'Normal', help: 'Das Spiel, wie es gedacht ist.' },
  quickStart: { label: 'Vorsprung', help: 'Von Anfang an ein Schatz auf jeder Hand: eine kürzere Partie.' },
  rich: {
    label: 'Reiche Höhle',
    help: 'Mit Vorsprung, und wer einen Schatz einschließt, bekommt den nächsten: die kürzeste Partie.',
  },
  openCave: { label: 'Offene Höhle', help: 'Ohne „Die Höhle schließt“: Niemand wird eingesperrt.' },
  literal: {
    label: 'Nach dem Wortlaut',
    help: 'Keine letzte Runde, und eine schließende Höhle bleibt zu, bis jemand zwei Zauberworte sagt: so, wie das Original es will.',
  },
};
