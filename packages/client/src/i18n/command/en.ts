const numbered = (labels: readonly string[], more: number): string =>
  `${labels.map((label, at) => `${at + 1}, ${label}`).join('; ')}${more > 0 ? `; and ${more} more, type more words` : ''}.`;

/** The input in which moves are typed. */
export const command = {
  title: 'Type a move',
  field: 'Move or question',
  enter: 'Enter',
  help: 'The start of a word is enough. Tab completes. “what” lists your moves, and a number picks one.',
  asks: (words: readonly string[]) => `Questions: ${words.join(', ')}.`,
  /** The texts that list the possible moves. */
  what: ['what', 'moves'],
  questions: { where: 'where', others: 'others', happened: 'happened', time: 'time', again: 'again' },
  /** Words that may be omitted. */
  fillers: ['to', 'the', 'a', 'an', 'of', 'on', 'with', 'for', 'at', 'in', 'into', 'and', 'against'],
  offer: (labels: readonly string[], more: number) => `You may: ${numbered(labels, more)}`,
  which: (labels: readonly string[], more: number) => `Which one? ${numbered(labels, more)}`,
  more: (count: number) => `And ${count} more: type more words.`,
  unknown: (typed: string) => `No move is called “${typed}”. Type “what” for the list.`,
  noNumber: (typed: string) => `There is no number ${typed} now. Type “what” for the list.`,
  nothing: 'You have no move now.',
  wait: 'Something is still being shown. Enter it again.',
  done: (line: string) => `Done: ${line}.`,
  unavailable: 'The words for this game could not be loaded.',
};

export type CommandStrings = typeof command;
