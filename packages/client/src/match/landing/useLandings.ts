import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { type RefObject, useEffect, useRef } from 'react';
import type { GameClient } from '../gameBoard';
import type { Landing } from './landings';

/** Loaded without blocking the table: until then there are no sounds and no flights. */
const arriving = import('./landings').catch(() => null);

/** Plays the sounds and flights of facts as they become visible. */
export function useLandings(
  root: RefObject<HTMLElement | null>,
  { beats, timbre }: GameClient,
  view: CommonView,
  seat?: Seat | null,
): void {
  const shown = useRef(view);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === view) return;
    const landing: Landing = { game: { beats, timbre }, before, now: view, root: root.current, seat };
    void arriving.then((part) => part?.land(landing));
  }, [root, beats, timbre, view, seat]);
}
