import type { OptionStrings } from '../../../kit/strings';
import type { Options } from '../../options';
import { COLOUR_NAMES, MAP_NAMES } from './names';

export const optionWords: Readonly<Record<keyof Options, OptionStrings>> = {
  scenario: {
    label: 'Szenario',
    help: 'Womit du die Partie gewinnst.',
    values: {
      standard: 'Alle Dörfer und Städte',
      goldMountain: 'Goldberg: eine Runde lang halten',
      metropolis: 'Die Metropole: neun Stadtblöcke',
    },
  },
  map: {
    label: 'Karte',
    help: 'Wie die Platten liegen. Die mit dem Goldberg sind für sein Szenario.',
    values: { auto: 'Die Standardkarte', ...MAP_NAMES },
  },
  swamps: {
    label: 'Sumpf',
    help: 'Eine neutrale Platte ist Sumpf: Schwere Einheiten werden langsamer, und es gibt keine Strömung. Braucht eine Karte mit einer solchen Platte.',
  },
  swampCoasters: {
    label: 'Wie viel Sumpf',
    help: 'Gilt bei mehreren neutralen Platten und nur mit Sumpf.',
    values: { one: 'Eine Platte', all: 'Jede neutrale Platte' },
  },
  neutralPlacing: {
    label: 'Neutrale Platten',
    help: 'Wer bestimmt, wo ihr freies Dorf und ihr Berg stehen. Beim Goldberg stehen sie fest.',
    values: { chance: 'Der Zufall', players: 'Alle reihum' },
  },
  bandits: { label: 'Räuber', help: 'Statt des Vulkans überfällt ein Räuber das nächste Dorf oder die nächste Stadt.' },
  diplomats: {
    label: 'Diplomaten',
    help: 'Städte dürfen Diplomaten bauen, die Einheiten und Orte auf deine Seite ziehen.',
  },
  stashes: {
    label: 'Pyramiden jeder Größe',
    help: 'In jeder Farbe und in Schwarz. Mehr davon erlauben größere Heere.',
  },
  startVillage: {
    label: 'Erstes Dorf',
    help: 'Wer bestimmt, wo dein erstes Dorf steht.',
    values: { own: 'Du setzt es', enemyPlaced: 'Das freie Dorf, das ein Gegner dort gesetzt hat' },
  },
  combatDuty: {
    label: 'Einheiten am Gegner',
    help: 'Ob eine Einheit neben einem Gegner im eigenen Zug kämpfen muss.',
    values: { mandatory: 'Müssen kämpfen', optional: 'Dürfen kämpfen' },
  },
  support: {
    label: 'Hilfe im Kampf',
    help: 'Von wo weitere Einheiten beim Angreifen und Verteidigen helfen.',
    values: { around: 'Um den Gegner', corners: 'Nur an einer Ecke des Gegners' },
  },
  casualtyBy: {
    label: 'Wer den Verlust wählt',
    help: 'Wenn nach einer Schlacht mehrere Einheiten fallen können.',
    values: { winner: 'Wer gewonnen hat', loser: 'Wer verloren hat' },
  },
  siegeLosses: {
    label: 'Verluste bei Belagerungen',
    help: 'Ein Ort, der höher würfelt, kann einen Belagerer schlagen.',
  },
  captureWithoutPiece: {
    label: 'Erobern ohne Pyramide',
    help: 'Wenn du für einen eroberten Ort keine Pyramide mehr hast.',
    values: { raze: 'Es fällt in Trümmer', forbid: 'Es kann nicht belagert werden' },
  },
  riots: {
    label: 'Aufruhr',
    help: 'Welche Städte du nach dem Wurf wählen darfst.',
    values: { own: 'Eigene Städte', any: 'Jede Stadt' },
  },
  metropolisGoal: {
    label: 'Ziel in der Metropole',
    help: 'Nur in diesem Szenario.',
    values: { all: 'Alle neun Blöcke', most: 'Die meisten, sobald keiner mehr frei ist' },
  },
  graceRounds: { label: 'Schonrunden', help: 'Runden am Anfang ohne Vulkan und Räuber.' },
  roundLimit: {
    label: 'Höchstzahl der Runden',
    help: 'Nach so vielen Runden wird die Partie gewertet. Ohne Grenze müssen stille Runden sie beenden.',
    values: { '0': 'keine' },
  },
  quietRounds: {
    label: 'Stille Runden',
    help: 'Nach so vielen Runden hintereinander wird gewertet, wenn keine Einheit im Kampf gefallen ist oder abgeworben wurde und kein Ort erobert, gegründet oder ausgebaut wurde.',
    values: { '0': 'nie' },
  },
  homeRotation: {
    label: 'Heimatplatten',
    help: 'Welcher Platz die erste Heimat der Karte bekommt; die anderen folgen im Uhrzeigersinn.',
    values: {
      random: 'Zufällig',
      '0': 'Erster Platz',
      '1': 'Zweiter Platz',
      '2': 'Dritter Platz',
      '3': 'Vierter Platz',
    },
  },
  colours: { label: 'Farben', help: 'Welche Farbe jeder Platz spielt.', values: COLOUR_NAMES },
  decisionSeconds: {
    label: 'Zeit je Entscheidung',
    help: 'Danach wird der Standardzug gespielt.',
    values: { '0': 'Kein Zeitlimit' },
  },
};

export const presetWords = {
  standard: { label: 'Eroberung', help: 'Beherrsche jedes Dorf und jede Stadt.' },
  wild: { label: 'Wilde Eroberung', help: 'Mit Sumpf, Räubern und Diplomaten.' },
  goldMountain: { label: 'Goldberg', help: 'Halte den Berg mit drei Einheiten eine ganze Runde lang.' },
  metropolis: { label: 'Die Metropole', help: 'Vier Mächte um neun Stadtblöcke: Nimm sie alle.' },
  shortMetropolis: {
    label: 'Die Metropole, kürzer',
    help: 'Wer die meisten Blöcke hat, gewinnt, sobald keiner mehr frei ist.',
  },
  literal: {
    label: 'Nach dem Wortlaut der Regeln',
    help: 'Wie im Original: ohne Schonrunden und ohne Höchstzahl der Runden. Nur 20 stille Runden hintereinander beenden die Partie mit einer Wertung.',
  },
};
