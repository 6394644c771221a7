import { newestFactNumber, STORY_LENGTH } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import type { MadeBy, ServerMoves } from '@lantern/protocol/serverMoves';

/**
 * The facts told by moves of the server, after one more such move, as far as the story still contains them.
 * @param before the public view before and after the move
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
