import type { Hint } from '@lantern/games/engine/hint';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { ACTION_BAR, type FactSubjects, isAbout, subjectsOfChoice } from '../highlight/subjects';
import { choiceSentence } from './choiceSentence';

/** A choice in words, with its chance of winning in percent. */
export interface RankedHint {
  hint: Hint;
  sentence: string;
  percent: number;
}

const percentOf = ({ chance }: Hint): number => Math.round(chance * 100);

/** Returns choices with their chances, the highest first. Of choices with the same text only the best is kept. */
export function rankedHints(hints: readonly Hint[], text: GameStrings, voice: Voice): RankedHint[] {
  const told = new Map<string, Hint>();
  for (const hint of [...hints].sort((hint, other) => percentOf(other) - percentOf(hint))) {
    const sentence = choiceSentence(hint, text, voice);
    if (!told.has(sentence)) told.set(sentence, hint);
  }
  return [...told].map(([sentence, hint]) => ({ hint, sentence, percent: percentOf(hint) }));
}

/**
 * Returns the subjects of a choice on the board, or the bar in which it is made if the board shows none of them.
 * @param carried the subjects that the board can point at
 */
export function subjectsOfHint(about: FactSubjects, hint: Hint, seat: Seat, carried: readonly string[]): string[] {
  const subjects = subjectsOfChoice(about, hint, seat);
  return carried.some((one) => isAbout(one, subjects, `seat:${seat}`)) ? subjects : [ACTION_BAR];
}
