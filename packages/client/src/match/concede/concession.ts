import type { Refusal } from '@lantern/protocol/refusal';
import type { BoardProps } from '../gameBoard';

/** What every game calls the move that gives the match up. */
export const CONCEDE = 'concede';

/** How a game may want to hear it: plainly, or whether one would give up or would not any more. */
const WAYS = [[], [true], [false]] as const;

export interface Concession {
  /** The arguments it is sent with. */
  args: readonly boolean[];
  /** Why the match cannot be given up now. */
  why?: { refusal: Refusal; sentence: string };
}

/** How a seat can give the match up now, or take back that it would. */
export function concessionOf(whyNot: BoardProps<never>['whyNot']): Concession {
  let barred: Concession | undefined;
  for (const args of WAYS) {
    const why = whyNot(CONCEDE, args);
    if (!why) return { args };
    if (why.refusal.code !== 'MALFORMED') barred ??= { args, why };
  }
  return barred ?? { args: [] };
}
