import type { RoomView } from '@lantern/protocol/rooms';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../state/idle';
import type { HeldSeat } from '../../state/roomKeys';

const load = () => import('../seed/contribute');

/** Contributes a random number to the seed of the match that is being dealt, for every seat that this browser holds. */
export function useSeedExchange(code: string, room: RoomView | undefined, held: readonly HeldSeat[]): void {
  const exchange = room?.exchange ?? null;
  const answered = useRef('');
  // Preloaded, since the server waits only a moment for the contribution.
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
