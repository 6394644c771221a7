const LONGEST_NAME = 24;
/** Control characters, halves of pairs, private use, and marks that turn the direction of the text around them. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is kept and shown: trimmed, 1 to 24 characters; nothing if the text cannot be one. */
export function cleanName(text: string): string | undefined {
  const name = text.normalize('NFC').trim();
  const length = [...name].length;
  return length >= 1 && length <= LONGEST_NAME && VISIBLE.test(name) && !FORBIDDEN.test(name) ? name : undefined;
}

const BOT_NAMES = ['Ember', 'Flint', 'Tinder', 'Wick', 'Cinder', 'Spark', 'Taper', 'Glow'];

/** A name for a bot that nobody in the room has. */
export function botName(taken: readonly string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? `Bot ${taken.length}`;
}
