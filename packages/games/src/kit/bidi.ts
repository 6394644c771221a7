/** Letters that are written from right to left: Hebrew, Arabic, and the scripts around them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that somebody wrote, for the middle of a sentence: written from right to left it stands between FIRST STRONG
 * ISOLATE and POP DIRECTIONAL ISOLATE, has an order of its own, and leaves that of the sentence alone. Any other text
 * stays as it is, and one that is isolated already.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.startsWith('\u2068') ? `\u2068${text}\u2069` : text;
