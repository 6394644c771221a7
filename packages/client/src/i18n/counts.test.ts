import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = ['en', 'de'] as const;

/** The dictionaries of a language: those of the pages, and those of the boards. */
function dictionaries(language: (typeof LANGUAGES)[number]): string[] {
  const own = new RegExp(`(^|/)(${language}(/\\w+)?|strings\\.${language})\\.ts$`);
  return ['.', '../games'].flatMap((folder) =>
    readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => own.test(file))
      .map((file) => join(__dirname, folder, file)),
  );
}

/** All functions in a dictionary, by their paths. */
function functionsIn(part: unknown, path: string): [string, (...args: unknown[]) => unknown][] {
  if (typeof part === 'function') return [[path, part as (...args: unknown[]) => unknown]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => functionsIn(inner, `${path}.${key}`));
}

/** The texts of a function with the count 1 in each of its parameters; empty if it takes no counts. */
function saidOfOne(told: (...args: unknown[]) => unknown): string[] {
  const named = new Proxy({}, { get: () => 1 });
  return [1, named].flatMap((given) => {
    try {
      const said = told(given, given, given, given);
      return typeof said === 'string' ? said : [];
    } catch {
      return [];
    }
  });
}

/** Counted nouns in the plural, right after a number that is not the second of two. */
const MANY: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /(?<!of )\b1 (rooms|matches|people|players|((loot|hit) )?points|turns|rounds|moves|cards|wounds|minutes|hours|days)\b/,
  de: /(?<!von )\b1 (Räumen?|Partien|Personen|(Beute|Treffer)?[Pp]unkten?|Züge|Runden|Karten|Wunden|Minuten|Stunden|Tagen?)\b/,
};

/** Strings whose count is never 1: more people than fit, spans of minutes, a list with a button for more, names. */
const NEVER_ONE =
  /\.(home\.(playersOf|minutes)|games\.(players|tooMany)|yourRooms\.all|BAD_PLAYER_COUNT|TOO_MANY_PEOPLE|strings\.(text|waiting)\..*)$/;

test.each(LANGUAGES)('a count of 1 is in the singular: %s', (language) => {
  const wrong: string[] = [];
  let checked = 0;
  for (const file of dictionaries(language)) {
    for (const [path, told] of functionsIn(require(file), file)) {
      if (NEVER_ONE.test(path)) continue;
      const said = saidOfOne(told);
      checked += said.length;
      wrong.push(...said.filter((text) => MANY[language].test(text)).map((text) => `${path}: ${text}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(500);
});
