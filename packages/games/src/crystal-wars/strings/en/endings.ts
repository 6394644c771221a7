import type { GameStrings } from '../../../kit/strings';
import { win } from '../../../kit/voice.en';
import type { Reason } from '../../types';

/** The sentence for every way a match can end (section 8). */
export const endings: Readonly<Record<Reason, GameStrings['endings'][string]>> = {
  domination: (winners, voice) => `Every village and city is in one hand: ${inSentence(win(voice, winners))}.`,
  gold: (winners, voice) => `The Gold Mountain was held for a whole round: ${inSentence(win(voice, winners))}.`,
  metropolis: (winners, voice) =>
    `All nine blocks of the Metropolis are in one hand: ${inSentence(win(voice, winners))}.`,
  metropolisMost: (winners, voice) =>
    `No block of the Metropolis is free any more: ${inSentence(win(voice, winners))}.`,
  lastSurvivor: (winners, voice) => `Nobody else is left: ${inSentence(win(voice, winners))}.`,
  wipeout: () => 'Nobody is left at all: a draw.',
  roundLimit: (winners, voice) => `The last round is over: ${inSentence(win(voice, winners))} by score.`,
  quiet: (winners, voice) => `Nothing has been won for too long: ${inSentence(win(voice, winners))} by score.`,
};

/** "You win" as it stands after a colon. */
function inSentence(words: string): string {
  return words.replace(/^You\b/, 'you');
}
