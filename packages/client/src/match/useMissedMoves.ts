import { newestFactNumber } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import type { SeenMark } from '@lantern/protocol/marks';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useRef, useState } from 'react';
import type { FollowedState } from '../net/match/MatchConnection';
import { keep, recall } from '../state/storage';
import { useLatest } from '../ui/useLatest';

/** The last state of a match that this device has shown. */
interface Seen {
  /** The id of the match and the seat of the viewer. */
  key: string;
  version: number;
  /** The newest fact of the story; absent in data of earlier versions. */
  fact?: number;
}

/** The last state of a match that a viewer saw before they left. */
export interface Missed {
  version: number;
  fact: number | null;
  /** The number of moves made when they returned. */
  moves: number;
}

const MAX_REMEMBERED = 8;

/** The number of missed moves from which a replay is offered: in one go, and over days. */
const MANY = { inOneGo: 4, overDays: 1 };

/** Whether a viewer has missed enough moves for the offer of a replay. */
export const isMany = ({ moves }: Missed, overDays: boolean): boolean =>
  moves >= (overDays ? MANY.overDays : MANY.inOneGo);

const seen = (): readonly Seen[] => recall<Seen[]>('seen') ?? [];

function note(now: Seen): void {
  keep('seen', [now, ...seen().filter(({ key }) => key !== now.key)].slice(0, MAX_REMEMBERED));
}

/** Returns the newer of the states seen here and on other devices. */
function later(here: Pick<Seen, 'version' | 'fact'> | undefined, elsewhere: SeenMark | null) {
  if (!elsewhere || (here && here.version >= elsewhere.version)) return here;
  return elsewhere;
}

/**
 * Returns the last state that a viewer saw who has returned after one move or more, until it is dismissed. `null` for a
 * viewer who was present all the time, even if several moves arrived at once. A viewer whose page is hidden or
 * disconnected is away.
 * @param elsewhere the last state that the person on the seat has seen on any device
 */
export function useMissedMoves(
  matchId: string,
  seat: Seat | null,
  { version, live, newest }: Pick<FollowedState, 'version' | 'live'> & { newest: CommonView },
  elsewhere: SeenMark | null,
): [Missed | null, () => void] {
  const [missed, setMissed] = useState<Missed | null>(null);
  const fact = newestFactNumber(newest.story);
  const away = useRef(true);
  const marked = useLatest(elsewhere?.matchId === matchId ? elsewhere : null);
  const key = `${matchId} ${seat ?? 'watchers'}`;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || !live) away.current = true;
      if (document.visibilityState !== 'visible' || version < 0) return;
      const last = later(
        seen().find((seen) => seen.key === key),
        marked.current,
      );
      if (away.current && last && version > last.version) {
        setMissed({ version: last.version, fact: last.fact ?? null, moves: version - last.version });
      }
      if (live) away.current = false;
      note({ key, version, fact });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [key, version, fact, live]);
  return [missed, () => setMissed(null)];
}
