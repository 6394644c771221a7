import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';

/** The seats that the device was offered to during an open decision. */
export interface Offered {
  decisionId: number;
  seats: readonly Seat[];
}

/**
 * Returns another seat at this device that must decide now that the viewer has nothing to do. Each seat is offered the
 * device once per decision: if several must decide at once, the device would otherwise go round forever.
 */
export function nextHere(view: CommonView, here: readonly Seat[], shown: Seat, offered: Offered): Seat | undefined {
  if (view.result || view.mustDecide) return undefined;
  const before = offered.decisionId === view.decisionId ? offered.seats : [];
  return here.find((seat) => seat !== shown && Object.hasOwn(view.stages, seat) && !before.includes(seat));
}

/** Adds a seat that the device was offered to. */
export function offeredTo({ decisionId, seats }: Offered, now: number, seat: Seat): Offered {
  return { decisionId: now, seats: decisionId === now ? [...seats, seat] : [seat] };
}
