import { useEffect } from 'react';
import type { RoomSnapshot } from '../../net/room/RoomConnection';
import { keepPlayerName } from '../../state/roomKeys';
import { notice } from '../leaving/laterNotices';

/** Says why the server did not accept the name of this person, which the browser then forgets. */
export function useRefusedName(refusal: RoomSnapshot['refusedName']): void {
  useEffect(() => {
    if (!refusal) return;
    keepPlayerName('');
    notice(({ tellRefusedName }) => tellRefusedName(refusal));
  }, [refusal]);
}
