import type { Refusal } from '@lantern/protocol/refusal';
import type { BoardProps } from '../gameBoard';

/** The name of the move that gives up the match in every game. */
export const CONCEDE = 'concede';

/** The possible arguments: none, or whether the player wants to give up or no longer does. */
const WAYS = [[], [true], [false]] as const;

export interface Concession {
  /** The arguments of the move. */
  args: readonly boolean[];
  /** Why the match cannot be given up now. */
  why?: { refusal: Refusal; sentence: string };
}

/** Returns how a seat can give up the match now, or withdraw its wish to. */
export function concessionOf(whyNot: BoardProps<never>['whyNot']): Concession {
  let barred: Concession | undefined;
  for (const args of WAYS) {
    const why = whyNot(CONCEDE, args);
    if (!why) return { args };
    if (why.refusal.code !== 'MALFORMED') barred ??= { args, why };
  }
  return barred ?? { args: [] };
}
