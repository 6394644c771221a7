import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useState } from 'react';

/** How long a host is unseen before that is said, in milliseconds: whoever only loads the page anew is back by then. */
const BLINK = 3000;

/** Whether the host is away from a room, and not just for a blink; before the date of a game night nobody is expected. */
export function useHostAway(room: RoomView | undefined): boolean {
  const unseen = room?.hostHere === false;
  const expectedAt = (room?.state === 'open' && room.gameNight?.at) || 0;
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!unseen) return;
    // An interval, since a single timer cannot wait for a date that is weeks away.
    const timer = setInterval(() => setAway(Date.now() >= expectedAt), BLINK);
    return () => {
      clearInterval(timer);
      setAway(false);
    };
  }, [unseen, expectedAt]);
  return unseen && away;
}
