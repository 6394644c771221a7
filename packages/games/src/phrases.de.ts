import type { phraseWords as english } from './phrases.en';

/** What the quick phrases say. */
export const phraseWords: typeof english = {
  hello: 'Hallo!',
  wellPlayed: 'Gut gespielt!',
  thanks: 'Danke!',
  sorry: 'Entschuldigung!',
  oneMoment: 'Einen Moment, bitte.',
  yourTurn: 'Du bist dran.',
  thinking: 'Ich überlege noch.',
  wow: 'Wow!',
  oops: 'Hoppla.',
  again: 'Noch eine Runde?',
  goodNight: 'Gute Nacht!',
};
