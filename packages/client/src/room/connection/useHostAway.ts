import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useState } from 'react';

/** How long a host is unseen before that is said, in milliseconds: whoever only loads the page anew is back by then. */
const BLINK = 3000;

/** The longest that a timer can wait, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Whether the host is away from a room, and not just for a blink; before the date of a game night nobody is expected. */
export function useHostAway(room: RoomView | undefined): boolean {
  const unseen = room?.hostHere === false;
  const expectedAt = (room?.state === 'open' && room.gameNight?.at) || 0;
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!unseen) return;
    const saidAt = Math.max(expectedAt, Date.now()) + BLINK;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = saidAt - Date.now();
      if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_WAIT));
      else setAway(true);
    };
    look();
    return () => {
      clearTimeout(timer);
      setAway(false);
    };
  }, [unseen, expectedAt]);
  return unseen && away;
}
