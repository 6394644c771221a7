import { useCallback, useEffect } from 'react';
import { handOverStrings, useHandOverStrings } from '../../i18n/handOver/useHandOverStrings';
import { call } from '../../net/api/call';
import { browserIdIn, heldSeat, keepKeys, keysOf, showSeat } from '../../state/roomKeys';
import { toast } from '../../ui/Toast';
import { Waiting } from '../../ui/Waiting';
import { moveHostRoleToSeat } from '../connection/moveHostRoleToSeat';
import { HAND_OVER_FRAGMENT, HOST_FRAGMENT, SEAT_FRAGMENT } from '../seats/secretOfAddress';
import { AskFirst } from './AskFirst';

export interface SecretLinkProps {
  code: string;
  /** The fragment of the link, which contains the secret. */
  secret: string;
  onDone(): void;
}

/** The page of a link that moves a seat to this browser or makes it the host; nothing happens before a tap. */
export function SecretLink({ code, secret, onDone }: SecretLinkProps) {
  const { takeSeat, takeRole } = useHandOverStrings();
  const role = secret.startsWith(HOST_FRAGMENT);
  const token = role ? secret.slice(HOST_FRAGMENT.length) : seatTokenIn(code, secret);
  const take = useCallback(() => (role ? takeHostRole : takeSeatHere)(code, token), [code, role, token]);
  useEffect(() => {
    if (token === '') onDone();
  }, [token, onDone]);
  if (token === '') return <Waiting />;
  return <AskFirst say={role ? takeRole : takeSeat} take={take} onDone={onDone} />;
}

/** Returns the token that moves the seat of a link; empty if the link was cut short, or the seat is here already. */
function seatTokenIn(code: string, secret: string): string {
  if (secret.startsWith(HAND_OVER_FRAGMENT)) return secret.slice(HAND_OVER_FRAGMENT.length);
  const [seat, seatKey] = secret.slice(SEAT_FRAGMENT.length).split('.');
  const here = keysOf(code).seats.some((held) => held.seat === seat);
  return seat && seatKey && !here ? seatKey : '';
}

/** The browser of the host may already hold another seat of the room. */
async function takeSeatHere(code: string, token: string): Promise<void> {
  const keys = keysOf(code);
  const taken = await call('POST /api/rooms/:code/redeem', { code, key: token }, { browser: browserIdIn(code) });
  // The seat has been moved even if this fails.
  const bound = await moveHostRoleToSeat(keys, taken.room).catch(() => keys);
  keepKeys(code, showSeat(bound, heldSeat(taken)));
  toast(handOverStrings().here);
}

async function takeHostRole(code: string, token: string): Promise<void> {
  const { hostKey } = await call('POST /api/rooms/:code/host', { code, key: token });
  keepKeys(code, { ...keysOf(code), hostKey });
}
