import { UNDO_LASTS } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { leavingStrings } from '../../i18n/leaving/useLeavingStrings';
import { call } from '../../net/api/call';
import type { HeldSeat } from '../../state/roomKeys';
import { toast } from '../../ui/Toast';

export interface LeaveCredentials {
  code: string;
  room: RoomView | undefined;
  hostKey: string;
  seat: Seat | null;
  /** All seats that this browser holds. */
  held: readonly HeldSeat[];
  attempt(request: () => Promise<unknown>): Promise<boolean>;
  /** Drops the key of the room, which is no longer valid. */
  dropHostKey(): void;
  /** Restores a dropped key of the room, which makes this browser the host again. */
  keepHostKey(): void;
  holdAgain(seat: HeldSeat): void;
}

/** The actions that give up a seat or the role of the host. They can be undone for some seconds. */
export function leavingActions(proof: LeaveCredentials) {
  const { code, room, hostKey, seat, held, attempt } = proof;
  const nameOf = (at: Seat) => room?.seats.find((seat) => seat.seat === at)?.name ?? '';
  /** Confirms an action and offers to undo it; `key` is the one that the action used. */
  const offerUndo = (sentence: string, of: Seat | null, key: string, then = () => {}) => {
    const run = () =>
      void attempt(async () => {
        await call('POST /api/rooms/:code/undo', { code, key }, { seat: of });
        then();
      });
    toast(sentence, 'news', { label: leavingStrings().undo, lasts: UNDO_LASTS, run });
  };
  const stand = (at: Seat, key: string) => call('POST /api/rooms/:code/seats/:seat/stand', { code, seat: at, key });
  return {
    /** Frees the shown seat, or another held one. */
    stand: (at = seat ?? '') =>
      attempt(async () => {
        const left = held.find((seat) => seat.seat === at);
        if (!left) return;
        await stand(left.seat, left.seatKey);
        offerUndo(leavingStrings().stand.done, at, left.seatKey, () => proof.holdAgain(left));
      }),
    /** Removes another player from a seat. */
    kick: (at: Seat) =>
      attempt(async () => {
        await stand(at, hostKey);
        offerUndo(leavingStrings().remove.done(nameOf(at)), at, hostKey);
      }),
    passHost: (to: Seat) =>
      attempt(async () => {
        await call('POST /api/rooms/:code/seats/:seat/host', { code, seat: to, key: hostKey });
        proof.dropHostKey();
        offerUndo(leavingStrings().host.done(nameOf(to)), null, hostKey, proof.keepHostKey);
      }),
  };
}
