/** Letters of right-to-left scripts: Hebrew, Arabic, and related scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Prepares a text that somebody wrote for the middle of a sentence. A right-to-left text is put between FIRST STRONG
 * ISOLATE and POP DIRECTIONAL ISOLATE, so that it does not change the order of the sentence. Any other text, and one
 * that is already isolated, is returned unchanged.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.startsWith('\u2068') ? `\u2068${text}\u2069` : text;
