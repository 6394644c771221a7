import { useCallback, useState } from 'react';
import { t } from '../../i18n/strings';
import { dropSeat, type HeldKeys, type HeldSeat, keepKeys, keysOf, moveSeat } from '../../state/roomKeys';
import { toast } from '../../ui/Toast';

/** The keys of a room as this page and its storage hold them. */
export interface RoomKeyStore {
  keys: HeldKeys;
  change(to: (keys: HeldKeys) => HeldKeys): void;
  /** Somebody sits on another seat than before. */
  moved(to: HeldSeat): void;
  /** A key opens no seat any more. */
  gone(seatKey: string): void;
}

/** The functions stay the same as long as the room does. */
export function useRoomKeys(code: string): RoomKeyStore {
  const [keys, setKeys] = useState<HeldKeys>(() => keysOf(code));
  const change = useCallback(
    (to: (keys: HeldKeys) => HeldKeys) => {
      const next = to(keysOf(code));
      keepKeys(code, next);
      setKeys(next);
    },
    [code],
  );
  const heldBy = useCallback((key: string) => keysOf(code).seats.find((one) => one.seatKey === key), [code]);
  const moved = useCallback(
    (to: HeldSeat) => {
      const known = heldBy(to.seatKey);
      if (known && known.seat !== to.seat) change((all) => moveSeat(all, to));
    },
    [change, heldBy],
  );
  const gone = useCallback(
    (key: string) => {
      if (!heldBy(key)) return;
      change((all) => dropSeat(all, key));
      toast(t().room.seatGone);
    },
    [change, heldBy],
  );
  return { keys, change, moved, gone };
}

/** The keys without the one that opens the room to its host. */
export const withoutHost = ({ hostKey: _, ...rest }: HeldKeys): HeldKeys => rest;
