import type { Phrase } from './phrases';

/** What the quick phrases say. */
export const phraseWords: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  wellPlayed: 'Well played!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  oneMoment: 'One moment, please.',
  yourTurn: 'It is your turn.',
  thinking: 'Let me think.',
  wow: 'Wow!',
  oops: 'Oops.',
  again: 'Another round?',
  goodNight: 'Good night!',
};
