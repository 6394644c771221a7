/** The quick phrases of a conversation, in the order they are offered. Each language of the client words them. */
export const phrases = [
  'hello',
  'wellPlayed',
  'thanks',
  'sorry',
  'oneMoment',
  'yourTurn',
  'thinking',
  'wow',
  'oops',
  'again',
  'goodNight',
] as const;

export type Phrase = (typeof phrases)[number];
