import { readFileSync } from 'node:fs';
import { ConfigError } from '../config';
import { refused } from '../refusals';

/** Consecutive letters and digits. */
const WORDS = /[\p{L}\p{N}]+/gu;

/** Accents and invisible characters. */
const UNHEARD = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** The prefix of a comment line in the file. */
const COMMENT = '#';

/** The words that the operator forbids in names and messages. Case and accents are ignored. */
export class ForbiddenWords {
  readonly #words: ReadonlySet<string>;
  readonly #longest: number;

  /** @param entries each one word, or several consecutive ones */
  constructor(entries: readonly string[] = []) {
    const split = entries.map(wordsIn).filter(({ length }) => length > 0);
    this.#words = new Set(split.map((words) => words.join(' ')));
    this.#longest = Math.max(0, ...split.map(({ length }) => length));
  }

  /** Whether an entry is in a text, as whole words. */
  isIn(text: string): boolean {
    const words = wordsIn(text);
    return words.some((_, first) =>
      Array.from({ length: this.#longest }, (_, more) => words.slice(first, first + more + 1).join(' ')).some((found) =>
        this.#words.has(found),
      ),
    );
  }

  /** Throws `FORBIDDEN_WORD` if an entry is in a text. */
  refuse(text: string): void {
    if (this.isIn(text)) throw refused('FORBIDDEN_WORD');
  }
}

/**
 * Reads the entries of a text file, one per line, without empty lines and those that begin with `#`.
 * @param file `null` for no words
 * @throws {ConfigError} if the file cannot be read
 */
export function readForbiddenWords(file: string | null): ForbiddenWords {
  if (file === null) return new ForbiddenWords();
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return new ForbiddenWords(lines.filter((line) => !line.startsWith(COMMENT)));
  } catch (error) {
    throw new ConfigError(
      `WORDS_FILE must name a text file that the server can read: ${(error as NodeJS.ErrnoException).code}`,
    );
  }
}

/** The words of a text, without case and accents: `ß` is `ss`. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(UNHEARD, '').toUpperCase().toLowerCase();
  return plain.match(WORDS) ?? [];
}
