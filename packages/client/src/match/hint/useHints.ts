import type { Hint } from '@lantern/games/engine/hint';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useState } from 'react';
import { call } from '../../net/api/call';
import { startHint } from './startHint';

/** The parameters of a request for hints. */
export interface HintQuestion {
  game: string;
  view: CommonView;
  seat: Seat;
  /** The room and the seat's key, to report to the other players that a hint was given; absent if there are none. */
  tell?: { code: string; seatKey: string };
}

/** The hints given for each view, so that a repeated request gets the same answer and counts once. */
const given = new WeakMap<CommonView, Hint[]>();

/**
 * Returns up to three of the most promising choices, each with its chance. They are computed in this browser from the
 * view of the seat.
 * @param wanted whether the player has asked for hints
 * @returns `undefined` until they are computed
 */
export function useHints({ game, view, seat, tell }: HintQuestion, wanted: boolean): Hint[] | 'failed' | undefined {
  const [hints, setHints] = useState<Hint[] | 'failed' | undefined>(() => given.get(view));
  const { decisionId } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves of others must not restart the search
  useEffect(() => {
    const known = given.get(view);
    setHints(known);
    if (known || !wanted) return;
    return startHint({ game, view, seat }, (found) => {
      if (tell && found && found.length > 0)
        call('POST /api/rooms/:code/hint', { code: tell.code, key: tell.seatKey }).catch(() => undefined);
      if (found) given.set(view, found);
      setHints(found ?? 'failed');
    });
  }, [game, seat, decisionId, wanted]);
  return hints;
}
