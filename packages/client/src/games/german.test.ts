import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');

/** Texts that are the same in English and in German: titles and names, words of the boxes, words of both languages. */
const SAME_IN_BOTH = new Set([
  ...['Colossal Cave: The Board Game', 'Crystal Caverns', 'Crystal City Catan', 'Crystal Wars'],
  ...['improvised Dungeon Crawl', 'Xyzzy!', 'Plugh!', 'Plover!', 'Fee, Fie, Foe, Foo!', 'Bedquilt', 'WILD', 'SWAP'],
  ...['Wow!', 'Name', 'Esc', 'Normal', 'normal', 'Vibration', 'Bot', 'Hand', 'Initiative', 'Cyan', 'Orange'],
  ...['Chat', 'Lantern', 'Online', 'Offline', 'offline', 'Host', 'Reserve'],
  ...['Discord', 'Slack', 'Matrix', 'ntfy'],
  ...['Hospital', 'Sabotage', 'Silo', 'Ritual', 'Elite', 'Alchemist', 'Monster', 'Altar'],
]);

/** Texts without a word (signs, keys, numbers) need no translation. */
const WORD = /\p{L}{2}/u;

/** Fields without text for people: the keys in option rules, and the pairs of facts that describe the same act. */
const NO_TEXTS = ['dependsOn', 'acts'];

/**
 * Returns the English and the German file of each dictionary, of pages and boards. Games without a German file are
 * skipped.
 */
function dictionaries(): [en: string, de: string][] {
  const within = (folder: string) =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
  const inGerman = (file: string) => file.replace(/en(?=\.ts$)|(?<=\/)en(?=\/)/, 'de');
  return [
    ...within('i18n').filter((file) => file.endsWith('/en.ts')),
    ...within('i18n/en').filter((file) => !file.endsWith('/index.ts')),
    ...within('games').filter((file) => /strings\.en\.ts$/i.test(file) && existsSync(join(SOURCES, inGerman(file)))),
  ].map((file) => [file, inGerman(file)]);
}

/** Returns the quoted texts in a piece of code. */
const quotedIn = (code: string): string[] =>
  [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, one, other]) => one ?? other ?? '');

/** Returns the fixed words of a sentence function; its arguments have no language. */
function sayingOf(sentence: object): string {
  let code = String(sentence);
  if (/=>\s*(''|``)$/.test(code)) return '';
  const said: string[] = [];
  for (let before = ''; before !== code; ) {
    before = code;
    code = code.replaceAll(/(\$?)\{([^{}]*)\}/g, (_, filled: string, inner: string) => {
      said.push(...quotedIn(inner));
      return filled ? ' ' : '()';
    });
  }
  return [...said, ...quotedIn(code)].join(' ').trim() || '…';
}

/** Returns the texts of a dictionary with their keys; for a sentence function its fixed words. */
function textsOf(words: unknown, place = ''): [place: string, text: string][] {
  if (typeof words === 'string') return [[place, words]];
  if (typeof words === 'function') return [[`${place}()`, sayingOf(words)]];
  if (typeof words !== 'object' || words === null) return [];
  const parts = Object.entries(words).filter(([key]) => !NO_TEXTS.includes(key));
  return parts.flatMap(([key, part]) => textsOf(part, `${place}.${key}`));
}

/** The texts that a file exports; the names of its exports may differ between the languages. */
const load = async (file: string) => textsOf(Object.values((await import(join(SOURCES, file))) as object));

test.each(dictionaries())('no text of %s is English or empty in German', async (english, german) => {
  const [en, de] = [await load(english), new Map(await load(german))];
  const wrong = en.filter(([place, text]) => {
    const translated = de.get(place);
    // The title of a game is a name.
    if (translated === text) return WORD.test(text) && !SAME_IN_BOTH.has(text) && !place.endsWith('.text.title');
    return translated?.trim() === '';
  });
  expect(wrong).toEqual([]);
});
