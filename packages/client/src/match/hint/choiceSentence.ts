import type { Choice } from '@lantern/games/kit/move';
import { factSentence, type GameStrings, type Voice } from '@lantern/games/kit/strings';
import type { AnyFact } from '@lantern/games/module';

/**
 * Returns a choice in words: the sentence of its fact if there is one, otherwise the name of the move with its
 * arguments.
 */
export function choiceSentence(
  { choice: { move, args }, fact }: { choice: Choice; fact?: AnyFact | undefined },
  text: GameStrings,
  voice: Voice,
): string {
  if (fact) return factSentence(text, fact, voice);
  const name = text.moves[move] ?? move;
  const chosen = text.chosen?.[move]?.(args as never, voice);
  return chosen === undefined ? name : `${name}: ${chosen}`;
}
