import type { GivenOrders } from '@lantern/protocol/orders';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import type { AnyModule, CommonView } from '../module';

function ordered(module: AnyModule, view: CommonView, seat: Seat, given: GivenOrders) {
  return view.mustDecide ? module.orders?.ordered(view, seat, given) : undefined;
}

/** The move that a seat's orders make for the open decision; undefined if its player must decide. */
export function orderedMove(module: AnyModule, view: CommonView, seat: Seat, given: GivenOrders): Choice | undefined {
  const answer = ordered(module, view, seat, given);
  return answer && 'move' in answer ? answer : undefined;
}

/** Why a card named by the orders of a seat cannot be played for the open decision; undefined if none is named. */
export function refusedOrder(module: AnyModule, view: CommonView, seat: Seat, given: GivenOrders): Refusal | undefined {
  const answer = ordered(module, view, seat, given);
  return answer && 'refusal' in answer ? answer.refusal : undefined;
}
