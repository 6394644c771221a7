import type { GivenOrders } from '@lantern/protocol/orders';
import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import type { AnyModule, CommonView } from '../module';

/** The move that a seat's orders make for the open decision; undefined if they say nothing about it. */
export function orderedMove(module: AnyModule, view: CommonView, seat: Seat, given: GivenOrders): Choice | undefined {
  return view.mustDecide ? module.orders?.ordered(view, seat, given) : undefined;
}
