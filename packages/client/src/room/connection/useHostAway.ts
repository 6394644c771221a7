import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useState } from 'react';

/** The time after which a missing host counts as away: long enough for a reload of the page. */
const CHECK_EVERY_MS = 3000;

/**
 * Returns whether the host has been away for more than a moment. Before the date of a game night nobody is expected.
 */
export function useHostAway(room: RoomView | undefined): boolean {
  const unseen = room?.hostHere === false;
  const expectedAt = (room?.state === 'open' && room.gameNight?.at) || 0;
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!unseen) return;
    // An interval, since a single timer cannot wait for a date that is weeks away.
    const timer = setInterval(() => setAway(Date.now() >= expectedAt), CHECK_EVERY_MS);
    return () => {
      clearInterval(timer);
      setAway(false);
    };
  }, [unseen, expectedAt]);
  return unseen && away;
}
