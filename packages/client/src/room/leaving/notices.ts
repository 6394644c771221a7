import type { ApiError } from '@lantern/protocol/apiError';
import type { SeatLoss } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import { leavingStrings } from '../../i18n/leaving/useLeavingStrings';
import { refusalOf } from '../../net/api/failure';
import { toast } from '../../ui/Toast';

/** Says why a seat is no longer held here, except to players who left it themselves. */
export function tellLoss(lost: SeatLoss | undefined): void {
  const { removed, moved, gone } = leavingStrings().lost;
  if (lost?.how === 'left') return;
  toast(lost?.how === 'removed' ? removed(lost.by) : lost?.how === 'moved' ? moved : gone, 'warning');
}

/** Says that a seat is held again. */
export const tellReturned = (): void => toast(leavingStrings().lost.back);

export function tellHost({ hostFor, hostNews }: RoomView): void {
  const { again, made, until, now } = leavingStrings().youHost;
  if (hostNews) toast(hostNews.how === 'back' ? again(hostNews.name) : made(hostNews.name));
  else toast(hostFor === undefined ? now : until(hostFor));
}

/** Says that this person is here without their name, and why. */
export function tellRefusedName(refusal: ApiError): void {
  toast(leavingStrings().nameless(refusalOf(refusal)), 'refusal');
}

/** Tells the host of the meantime that the previous host is back. */
export function tellHostBack({ seats, hostSeat }: RoomView): void {
  toast(leavingStrings().hostBack(seats.find(({ seat }) => seat === hostSeat)?.name ?? null));
}
