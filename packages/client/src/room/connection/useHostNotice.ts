import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useRef } from 'react';
import { notice } from '../leaving/laterNotices';

/**
 * Shows a notice when this browser has become the host, or has returned the role to the previous host. Nothing is
 * compared before the room is loaded; a host who returns to the page still gets the notice.
 */
export function useHostNotice(room: RoomView | undefined, host: boolean): void {
  const wasHost = useRef<boolean>(undefined);
  const wasBack = useRef(false);
  useEffect(() => {
    if (!room) return;
    const back = room.hostNews?.how === 'back';
    const came = host && wasHost.current === false;
    if (host && (came || (back && !wasBack.current))) notice(({ tellHost }) => tellHost(room));
    else if (!host && wasHost.current && back) notice(({ tellHostBack }) => tellHostBack(room));
    wasHost.current = host;
    wasBack.current = back;
  }, [room, host]);
}
