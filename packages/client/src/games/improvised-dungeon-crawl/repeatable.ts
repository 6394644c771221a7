import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { BoardProps } from '../../match/gameBoard';

/** Refusals of what has just been done: a second tap on it is no mistake. */
const DONE_ALREADY: ReadonlySet<string> = new Set(['SAME', 'CONFIRMED', 'ANSWERED']);

/** Sending and asking, where a move that has been made already does nothing, and nobody is told off for it. */
export function repeatable({ act, whyNot }: BoardProps<View>): Pick<BoardProps<View>, 'act' | 'whyNot'> {
  const isDone = (move: string, args: readonly unknown[]) => DONE_ALREADY.has(whyNot(move, args)?.refusal.code ?? '');
  return {
    act: async (move, args = []) => isDone(move, args) || act(move, args),
    whyNot: (move, args) => (isDone(move, args) ? undefined : whyNot(move, args)),
  };
}
