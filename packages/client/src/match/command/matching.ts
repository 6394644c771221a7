/** A line with its words, which are computed once and not for each comparison. */
export interface KnownLine {
  text: string;
  words: readonly string[];
}

/** Returns the words of a text for comparison: in lower case, without diacritics, and numbers. */
export function wordsIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether the words of a line contain all typed words in this order. */
function occurIn(typed: readonly string[], line: readonly string[], same: (one: string, other: string) => boolean) {
  let at = 0;
  return typed.every((word) => {
    const found = line.findIndex((other, index) => index >= at && same(word, other));
    at = found + 1;
    return found >= 0;
  });
}

const isWord = (typed: string, word: string): boolean => typed === word;

/** A word matches by its beginning. Single letters and names with digits, such as A7, must be complete. */
const isStart = (typed: string, word: string): boolean =>
  typed === word || (typed.length > 1 && !/\p{N}/u.test(typed) && word.startsWith(typed));

/** Returns the shortest of several lines if all others begin with its words. */
function plainest<Line extends KnownLine>(found: readonly Line[]): readonly Line[] {
  const [shortest, ...others] = found.toSorted((line, other) => line.words.length - other.words.length);
  if (!shortest) return [];
  const { words: plain } = shortest;
  const saysMore = ({ words }: Line) => words.length > plain.length && plain.every((word, at) => word === words[at]);
  return others.every(saysMore) ? [shortest] : found;
}

/**
 * Returns the lines that a typed text can mean: the line with exactly this text; otherwise those that contain all of
 * its words in order; otherwise those with words that begin so. If the others only extend one of them, that one is
 * returned alone.
 * @param fillers words to ignore unless the text is exactly a line, such as "to" and "the"
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

/** Returns the longest common prefix of the lines. */
function commonStart(lines: readonly string[]): string {
  const [first = '', ...others] = lines;
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/**
 * Returns the typed text, completed by the common prefix of all lines that it can mean; `undefined` if that adds
 * nothing.
 */
export function completed(
  typed: string,
  lines: readonly KnownLine[],
  fillers: ReadonlySet<string>,
): string | undefined {
  if (wordsIn(typed).length === 0) return undefined;
  const start = commonStart(matchingLines(typed, lines, fillers).map(({ text }) => text)).trimEnd();
  return wordsIn(start).join('').length > wordsIn(typed).join('').length ? start : undefined;
}
