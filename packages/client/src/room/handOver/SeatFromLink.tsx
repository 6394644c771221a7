import { useEffect } from 'react';
import { keepKeys, keysOf, showSeat } from '../../state/roomKeys';
import { Waiting } from '../../ui/Waiting';
import { HAND_OVER_FRAGMENT, SEAT_FRAGMENT } from '../seats/secretOfAddress';
import { RedeemHandOver } from './RedeemHandOver';

export interface SeatFromLinkProps {
  code: string;
  /** The fragment of the link. */
  secret: string;
  onDone(): void;
}

/** A seat comes into this browser: from another device, or by the link under which somebody has saved it. */
export function SeatFromLink({ code, secret, onDone }: SeatFromLinkProps) {
  const saved = secret.startsWith(SEAT_FRAGMENT);
  useEffect(() => {
    if (!saved) return;
    keepSavedSeat(code, secret.slice(SEAT_FRAGMENT.length));
    onDone();
  }, [code, saved, secret, onDone]);
  if (saved) return <Waiting />;
  return <RedeemHandOver code={code} token={secret.slice(HAND_OVER_FRAGMENT.length)} onDone={onDone} />;
}

/** A seat that this browser holds already stays as it is: its key is the newer one. */
function keepSavedSeat(code: string, saved: string): void {
  const [seat, seatKey] = saved.split('.');
  const keys = keysOf(code);
  if (seat && seatKey && !keys.seats.some((held) => held.seat === seat))
    keepKeys(code, showSeat(keys, { seat, seatKey }));
}
