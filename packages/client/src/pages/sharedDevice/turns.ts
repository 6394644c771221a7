import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';

/** To whom the device was offered during an open decision. */
export interface Offered {
  decisionId: number;
  seats: readonly Seat[];
}

/**
 * Who else at this device is to decide, now that the one who looks has nothing to do. Nobody is offered the device twice
 * for one decision: where several decide at once, it would go round for ever.
 */
export function nextHere(view: CommonView, here: readonly Seat[], shown: Seat, offered: Offered): Seat | undefined {
  if (view.result || view.mustDecide) return undefined;
  const before = offered.decisionId === view.decisionId ? offered.seats : [];
  return here.find((seat) => seat !== shown && Object.hasOwn(view.stages, seat) && !before.includes(seat));
}

/** With one more to whom the device was offered. */
export function offeredTo({ decisionId, seats }: Offered, now: number, seat: Seat): Offered {
  return { decisionId: now, seats: decisionId === now ? [...seats, seat] : [seat] };
}
