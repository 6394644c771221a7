import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useState } from 'react';

/** How long a host is unseen before that is said, in milliseconds: whoever only loads the page anew is back by then. */
const BLINK = 3000;

/** The longest a timer of a browser can wait, in milliseconds: 24 days. */
const LONGEST = 2 ** 31 - 1;

/** Whether the host is away from a room, and not just for a blink; before the date of a game night nobody is expected. */
export function useHostAway(room: RoomView | undefined): boolean {
  const unseen = room?.hostHere === false;
  const date = room?.state === 'open' ? room.gameNight?.at : undefined;
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!unseen) return;
    const timer = setTimeout(() => setAway(true), Math.min(Math.max(BLINK, (date ?? 0) - Date.now()), LONGEST));
    return () => {
      clearTimeout(timer);
      setAway(false);
    };
  }, [unseen, date]);
  return unseen && away;
}
