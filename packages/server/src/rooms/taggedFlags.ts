/**
 * The flags spelt with tag characters, as the source of a regular expression: England, Scotland, Wales. Other tag
 * sequences are invisible and could hide text.
 */
export const TAGGED_FLAG = `\\u{1F3F4}(?:${['gbeng', 'gbsct', 'gbwls'].map(tags).join('|')})\\u{E007F}`;

function tags(letters: string): string {
  return [...letters].map((letter) => `\\u{${(0xe0000 + letter.charCodeAt(0)).toString(16)}}`).join('');
}
