import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { BoardProps } from '../../match/gameBoard';

/** Refusals of a repeated action, which are not errors of the player. */
const DONE_ALREADY: ReadonlySet<string> = new Set(['SAME', 'CONFIRMED', 'ANSWERED']);

/** `act` and `whyNot` in which a repeated move does nothing and shows no refusal. */
export function repeatable({ act, whyNot }: BoardProps<View>): Pick<BoardProps<View>, 'act' | 'whyNot'> {
  const isDone = (move: string, args: readonly unknown[]) => DONE_ALREADY.has(whyNot(move, args)?.refusal.code ?? '');
  return {
    act: async (move, args = []) => isDone(move, args) || act(move, args),
    whyNot: (move, args) => (isDone(move, args) ? undefined : whyNot(move, args)),
  };
}
