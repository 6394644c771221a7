import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../state/idle';
import type { HeldSeat } from '../../state/roomKeys';

const load = () => import('../seed/contribute');

/** Adds a random number of every seat this browser holds to the seed of the match that is being dealt. */
export function useSeedExchange(code: string, room: RoomView | undefined, held: readonly HeldSeat[]): void {
  const exchange = room?.exchange ?? null;
  const answered = useRef('');
  // The server waits for this a moment only: it is here before anybody starts.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    const asked = exchange ? `${exchange.matchId} ${exchange.step}` : '';
    if (!exchange || asked === answered.current) return;
    answered.current = asked;
    load()
      .then(({ contribute }) => contribute(code, exchange, held))
      .catch(() => undefined);
  }, [code, exchange, held]);
}
