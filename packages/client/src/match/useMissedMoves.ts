import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useRef, useState } from 'react';
import type { MatchSnapshot } from '../net/match/MatchConnection';
import { keep, recall } from '../state/storage';

/** What this device has last seen of a match. */
interface Seen {
  /** The match and whose view of it. */
  key: string;
  version: number;
}

const REMEMBERED = 8;

/** From so many moves on it is worth being told what has happened. */
const WORTH_TELLING = 4;

const seen = (): readonly Seen[] => recall<Seen[]>('seen') ?? [];

function note(now: Seen): void {
  keep('seen', [now, ...seen().filter(({ key }) => key !== now.key)].slice(0, REMEMBERED));
}

/**
 * The version somebody saw last who has come back after several moves, until it is dealt with; nothing for one who was
 * here all the time, however many moves have come at once. Whoever has the page open but out of sight, or without a
 * connection, is away.
 */
export function useMissedMoves(
  matchId: string,
  seat: Seat | null,
  { version, live }: Pick<MatchSnapshot, 'version' | 'live'>,
): [number | null, () => void] {
  const [missed, setMissed] = useState<number | null>(null);
  const away = useRef(true);
  const key = `${matchId} ${seat ?? 'watchers'}`;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || !live) away.current = true;
      if (document.visibilityState !== 'visible' || version < 0) return;
      const last = seen().find((one) => one.key === key)?.version;
      if (away.current && last !== undefined && version - last >= WORTH_TELLING) setMissed(last);
      if (live) away.current = false;
      note({ key, version });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [key, version, live]);
  return [missed, () => setMissed(null)];
}
