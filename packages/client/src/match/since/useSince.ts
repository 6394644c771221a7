import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useRef, useState } from 'react';
import type { GameClient } from '../gameBoard';
import type { Seen, Since, SinceTurn } from './SinceTurn';

/** Loaded without blocking the table. */
const arriving = import('./SinceTurn').catch(() => null);

/** Returns the news for a seat at the beginning of its turn and when its player returns. `null` for spectators. */
export function useSince(game: GameClient, seat: Seat | null, seen: Seen): Since | null {
  const [since, tell] = useState<Since | null>(null);
  const followed = useRef<{ seat: Seat; turn: SinceTurn }>(undefined);
  const { view, lines, rests, pending, leftAt } = seen;
  useEffect(() => {
    let wanted = true;
    void arriving.then((part) => {
      if (!wanted || !part) return;
      if (seat === null) followed.current = undefined;
      else if (followed.current?.seat !== seat) followed.current = { seat, turn: new part.SinceTurn(game, seat) };
      tell(followed.current?.turn.see({ view, lines, rests, pending, leftAt }) ?? null);
    });
    return () => {
      wanted = false;
    };
  }, [game, seat, view, lines, rests, pending, leftAt]);
  return since;
}
