import { newestFactNumber, STORY_LENGTH } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import type { MadeBy, ServerMoves } from '@lantern/protocol/serverMoves';

/**
 * The moves that the server made after one more of them, as far as the story still tells of them.
 * @param before the view of everybody before the move, and after it
 */
export function serverMovesAfter(
  moves: ServerMoves | undefined,
  { before, after }: Record<'before' | 'after', Pick<CommonView, 'story'>>,
  by: MadeBy,
): ServerMoves | undefined {
  const [from, to] = [newestFactNumber(before.story) + 1, newestFactNumber(after.story) + 1];
  if (to <= from) return moves;
  return [...(moves ?? []).filter(([, end]) => end > to - STORY_LENGTH), [from, to, by]];
}
