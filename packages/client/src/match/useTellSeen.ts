import { newestFactNumber } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FollowedState } from '../net/match/MatchConnection';
import type { RoomHandle } from '../room/connection/roomHandle';
import { useLatest } from '../ui/useLatest';

/**
 * How long a view is shown before it is reported as seen, in milliseconds: during quick play only the last one is
 * reported.
 */
const SEEN_AFTER_MS = 1500;

/**
 * Reports to the server the last view that the person on a seat has seen, for their other devices. A page that is
 * closed reports it at once.
 */
export function useTellSeen(
  matchId: string,
  seat: Seat | null,
  { version, newest }: Pick<FollowedState, 'version'> & { newest: CommonView },
  mark: RoomHandle['mark'],
): void {
  const now = `${matchId} ${seat} ${version}`;
  /** The shown view that is not yet reported. */
  const looked = useRef<string>(undefined);
  const told = useRef<string>(undefined);
  const tell = useLatest(() => {
    if (looked.current !== now || told.current === now) return;
    told.current = now;
    mark({ seen: { matchId, version, fact: newestFactNumber(newest.story) } });
  });
  useEffect(() => {
    if (seat === null || version < 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return tell.current();
      looked.current = now;
      timer = setTimeout(() => tell.current(), SEEN_AFTER_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, seat, version]);
  // Before the connection to the room is closed.
  useLayoutEffect(() => () => tell.current(), []);
}
