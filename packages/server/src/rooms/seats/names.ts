import { TAGGED_FLAG } from '../taggedFlags';

const LONGEST_NAME = 24;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Control characters, lone surrogates, private use, line breaks, and the one blank symbol. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u2800]/u;

/** Invisible characters, including those that change the direction of text or join it. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Scripts whose spelling needs joiners. */
const JOINING = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .split(' ')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/** Invisible characters that belong to a letter or an emoji: joiners and variation selectors. */
const WRITTEN = new RegExp(
  [
    `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=[\\p{Extended_Pictographic}])\\uFE0F',
    '(?<=[\\d#*])\\uFE0F(?=\\u20E3)',
    TAGGED_FLAG,
  ].join('|'),
  'gu',
);

/** More than two combining marks on one letter; more than four in scripts that use several. */
const PILED = /(?:(?![\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Khmer}\p{Script=Hebrew}])\p{M}){3}|\p{M}{5}/u;

/** Normalises a name: trimmed, 1 to 24 visible characters; undefined if the text cannot be a name. */
export function cleanName(text: string): string | undefined {
  const name = text
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
  const length = [...name].length;
  const readable = VISIBLE.test(name) && !FORBIDDEN.test(name) && !PILED.test(name);
  const seen = !INVISIBLE.test(name.replaceAll(WRITTEN, ''));
  return length >= 1 && length <= LONGEST_NAME && readable && seen ? name : undefined;
}

/**
 * A name that people can tell from the others: the name itself, or with the first number from 2 on that makes it differ
 * in more than case, width or invisible characters.
 */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(likeness));
  let distinct = name;
  for (let n = 2; taken.has(likeness(distinct)); n++) {
    const end = ` ${n}`;
    distinct = `${shortened(name, LONGEST_NAME - end.length)}${end}`;
  }
  return distinct;
}

/** A key that is equal for names that look the same. */
function likeness(name: string): string {
  const plain = name.normalize('NFKC').replaceAll(new RegExp(INVISIBLE, 'gu'), '');
  // Changes the case repeatedly, so that ß equals ss and all forms of sigma are equal.
  return plain.toUpperCase().toLowerCase().toUpperCase().normalize('NFKC');
}

/** The beginning of a name, without separating a letter from its marks. */
function shortened(name: string, length: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if ([...kept, ...segment].length > length) break;
    kept += segment;
  }
  return kept.trimEnd();
}

/** Plain first names, none of which sounds like a piece or a monster of a game. */
const BOT_NAMES = ['Clara', 'Hugo', 'Nora', 'Felix', 'Ida', 'Oscar', 'Lena', 'Theo'];

/** A bot name that is unused in the room, with an unused initial if such a name is left. */
export function botName(taken: readonly string[]): string {
  const initials = new Set(taken.map((name) => likeness(name)[0]));
  const free = BOT_NAMES.filter((name) => distinctName(name, taken) === name);
  const name = free.find((one) => !initials.has(likeness(one)[0])) ?? free[0];
  return name ?? distinctName(`Bot ${taken.length}`, taken);
}
