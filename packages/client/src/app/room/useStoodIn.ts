import type { Seat } from '@lantern/games/kit/seat';
import type { RoomView } from '@lantern/games/protocol';
import { useEffect } from 'react';
import { toast } from '../../ui/Toast';
import { words } from '../../words/words';

/** Tells those who come back that they were played for. They play again as soon as the server knows of them. */
export function useStoodIn(room: RoomView | undefined, seat: Seat | null): void {
  const stoodIn = room?.seats.some((one) => one.seat === seat && one.standIn !== 'none');
  useEffect(() => {
    if (stoodIn) toast(words().hosting.stoodIn);
  }, [stoodIn]);
}
