/** A line with its words, which are found once, not for each text that is compared. */
export interface KnownLine {
  text: string;
  words: readonly string[];
}

/** Returns the words of a text for comparison: small letters without accents, and numbers. */
export function wordsIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each typed word is found among the words of a line, in this order. */
function occurIn(typed: readonly string[], line: readonly string[], same: (one: string, other: string) => boolean) {
  let at = 0;
  return typed.every((word) => {
    const found = line.findIndex((other, index) => index >= at && same(word, other));
    at = found + 1;
    return found >= 0;
  });
}

const isWord = (typed: string, word: string): boolean => typed === word;

/** The start of a word stands for it. Single letters and names with digits, such as A7, are typed in full. */
const isStart = (typed: string, word: string): boolean =>
  typed === word || (typed.length > 1 && !/\p{N}/u.test(typed) && word.startsWith(typed));

/** Of lines that begin with the same words, the shortest, if it is all that the others begin with: they only say more. */
function plainest<Line extends KnownLine>(found: readonly Line[]): readonly Line[] {
  const [shortest, ...others] = found.toSorted((one, other) => one.words.length - other.words.length);
  if (!shortest) return [];
  const { words: plain } = shortest;
  const saysMore = ({ words }: Line) => words.length > plain.length && plain.every((word, at) => word === words[at]);
  return others.every(saysMore) ? [shortest] : found;
}

/**
 * Returns the lines that a typed text can mean: the one that says exactly this; else those that contain all of its words,
 * in its order; else those with words that begin so. Where the others only say more than one of them, it is that one.
 * @param fillers words that are left out where the text is no exact line, such as "to" and "the"
 */
export function matchingLines<Line extends KnownLine>(
  typed: string,
  lines: readonly Line[],
  fillers: ReadonlySet<string>,
): readonly Line[] {
  const all = wordsIn(typed);
  const exact = lines.filter(({ words }) => words.length === all.length && words.every((word, at) => word === all[at]));
  if (exact.length > 0) return exact;
  const meant = all.filter((word) => !fillers.has(word));
  if (meant.length === 0) return [];
  for (const same of [isWord, isStart]) {
    const found = lines.filter(({ words }) => occurIn(meant, words, same));
    if (found.length > 0) return plainest(found);
  }
  return [];
}

/** Returns the longest text that all lines begin with. */
function commonStart(lines: readonly string[]): string {
  const [first = '', ...others] = lines;
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** Returns the typed text, completed as far as all lines that it can mean begin alike; `undefined` if it says no more. */
export function completed(
  typed: string,
  lines: readonly KnownLine[],
  fillers: ReadonlySet<string>,
): string | undefined {
  if (wordsIn(typed).length === 0) return undefined;
  const start = commonStart(matchingLines(typed, lines, fillers).map(({ text }) => text)).trimEnd();
  return wordsIn(start).join('').length > wordsIn(typed).join('').length ? start : undefined;
}
