/** The assumed speed of speech of a screen reader, in words per minute. */
export const WORDS_A_MINUTE = 220;

/** Returns the time to speak a text, in milliseconds. */
export function speakingTime(text: string): number {
  return (text.split(/\s+/).filter(Boolean).length * 60_000) / WORDS_A_MINUTE;
}
