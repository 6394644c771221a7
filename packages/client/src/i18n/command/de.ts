import type { CommandStrings } from './en';

const numbered = (labels: readonly string[], more: number): string =>
  `${labels.map((label, at) => `${at + 1}, ${label}`).join('; ')}${more > 0 ? `; und ${more} weitere, tippe mehr Wörter` : ''}.`;

export const command: CommandStrings = {
  title: 'Zug eintippen',
  field: 'Zug oder Frage',
  enter: 'Eingeben',
  help: 'Wortanfänge genügen. Tab ergänzt. „was“ zählt deine Züge auf, eine Zahl wählt einen davon.',
  asks: (words) => `Fragen: ${words.join(', ')}.`,
  what: ['was', 'züge'],
  questions: { where: 'wo', others: 'andere', happened: 'passiert', time: 'zeit', again: 'nochmal' },
  fillers: [
    ...['nach', 'zu', 'zum', 'zur', 'in', 'im', 'ins', 'an', 'am', 'auf', 'von', 'vom', 'mit', 'für', 'gegen', 'und'],
    ...['der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einen'],
  ],
  offer: (labels, more) => `Du kannst: ${numbered(labels, more)}`,
  which: (labels, more) => `Welcher Zug? ${numbered(labels, more)}`,
  more: (count) => `Und ${count} weitere: Tippe mehr Wörter.`,
  unknown: (typed) => `Kein Zug heißt „${typed}“. Tippe „was“ für die Liste.`,
  noNumber: (typed) => `Die Nummer ${typed} gibt es jetzt nicht. Tippe „was“ für die Liste.`,
  nothing: 'Du hast jetzt keinen Zug.',
  wait: 'Es wird noch etwas gezeigt. Gib es noch einmal ein.',
  done: (line) => `Erledigt: ${line}.`,
  unavailable: 'Die Worte zu diesem Spiel konnten nicht geladen werden.',
};
