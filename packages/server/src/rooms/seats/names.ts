const LONGEST_NAME = 24;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Control characters, halves of pairs, private use, ends of lines, and the one symbol that is blank. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u2800]/u;

/** What cannot be seen, or turns and joins the text around it. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Letters of scripts whose spelling needs joiners. */
const JOINING = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .split(' ')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/** The invisible that is part of a letter or an emoji: joiners and choices of a shape. */
const WRITTEN = new RegExp(
  [
    `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=[\\p{Extended_Pictographic}])\\uFE0F',
    '(?<=[\\d#*])\\uFE0F(?=\\u20E3)',
  ].join('|'),
  'gu',
);

/** More marks on one letter than two; than four in the scripts that are spelt with several. */
const PILED = /(?:(?![\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Khmer}])\p{M}){3}|\p{M}{5}/u;

/**
 * A name as it is kept and shown: trimmed, 1 to 24 characters that can all be seen; nothing if the text cannot be one.
 */
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
 * A name that people can tell from the others: the name itself, or with the first number from 2 on that makes it differ in
 * more than case, width or invisible parts.
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

/** What two names have in common that people take for one another. */
function likeness(name: string): string {
  const plain = name.normalize('NFKC').replaceAll(new RegExp(INVISIBLE, 'gu'), '');
  // There and back again: so ß is ss, and each sigma the same.
  return plain.toUpperCase().toLowerCase().toUpperCase().normalize('NFKC');
}

/** The beginning of a name; no letter is cut from its marks. */
function shortened(name: string, length: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if ([...kept, ...segment].length > length) break;
    kept += segment;
  }
  return kept.trimEnd();
}

/** Plain first names: none sounds like a piece or a monster of a game. */
const BOT_NAMES = ['Clara', 'Hugo', 'Nora', 'Felix', 'Ida', 'Oscar', 'Lena', 'Theo'];

/** A name for a bot that nobody in the room has. */
export function botName(taken: readonly string[]): string {
  const free = BOT_NAMES.find((name) => distinctName(name, taken) === name);
  return free ?? distinctName(`Bot ${taken.length}`, taken);
}
