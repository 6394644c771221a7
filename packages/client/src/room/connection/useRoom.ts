import type { Seat } from '@lantern/protocol/seat';
import { useEffect } from 'react';
import type { RoomSnapshot } from '../../net/room/RoomConnection';
import { type HeldKeys, keepPlayerName, shownKeys } from '../../state/roomKeys';
import { attempt } from './attempt';
import { hostActions } from './hostActions';
import { laterHostingActions } from './laterHostingActions';
import type { RoomHandle } from './roomHandle';
import { joinDevice, seatActions } from './seatActions';
import { useHostAway } from './useHostAway';
import { useHostNotice } from './useHostNotice';
import { useDisprovedKeys, useRoomConnection } from './useRoomConnection';
import { type RoomKeyStore, useRoomKeys, withoutHost } from './useRoomKeys';
import { useSeatRequest } from './useSeatRequest';
import { useSeedExchange } from './useSeedExchange';
import { useSharedDevice } from './useSharedDevice';
import { useStandInNotice } from './useStandInNotice';

/** Follows a room as long as the page is open. */
export function useRoom(code: string): RoomHandle {
  const store = useRoomKeys(code);
  const { keys, change } = store;
  const { link, snapshot } = useRoomConnection(code, keys);
  const { status, update, you, clock, waits, refusal } = snapshot;
  const room = update?.room;
  const held = keys.seats;
  const { seatKey } = shownKeys(keys);
  const { host, hostKey } = hostProof(keys, snapshot);

  useSharedDevice(code, held, store.moved, store.gone);
  const seat = useSeatOf(store, snapshot);
  useHostNotice(update !== null, host);
  useSeedExchange(code, room, held);
  useStandInNotice(room, seat);
  useSeatRequest(room, keys.asked, change);
  const hostAway = useHostAway(room);
  useDisprovedKeys(code, store, snapshot.disproved);

  const context = { code, keys, change, room, seat };
  const join = joinDevice(context);
  return {
    ...{ code, status, refusal, clock, waits, seat, seatKey, held, host, hostKey, hostAway },
    room: room ?? null,
    // Where several share a browser, each of their seats has a connection beside the one that shows.
    alsoElsewhere: (you?.links ?? 0) > (held.length > 1 ? 2 : 1),
    chat: link.chat,
    retry: () => link.retry(),
    setName: (name) => {
      keepPlayerName(name);
      link.prove({ ...shownKeys(keys), name });
    },
    requestedSeat: keys.asked,
    ...seatActions(context, join),
    ...hostActions(code, hostKey),
    ...laterHostingActions({
      ...{ code, hostKey, host, seat, seatKey, attempt, join },
      apart: host && keys.hostKey !== undefined,
      dropHostKey: () => change(withoutHost),
    }),
  };
}

/** Whether this browser is the host, and the key that proves it: the room's, or the one of the host's seat. */
function hostProof(keys: HeldKeys, { update, you }: RoomSnapshot): { host: boolean; hostKey: string } {
  const hostHere = keys.seats.find(({ seat }) => seat === update?.room.hostSeat);
  return {
    host: you ? you.host || hostHere !== undefined : keys.hostKey !== undefined,
    hostKey: keys.hostKey ?? hostHere?.seatKey ?? shownKeys(keys).seatKey ?? '',
  };
}

/** The seat that is shown. Seats change places: the key says which one it is now. */
function useSeatOf({ keys, moved }: RoomKeyStore, { proved }: RoomSnapshot): Seat | null {
  const { seat: kept, seatKey } = shownKeys(keys);
  const seat = (proved?.seatKey === seatKey && proved?.seat) || (kept ?? null);
  useEffect(() => {
    if (seat !== null && seatKey !== undefined) moved({ seat, seatKey });
  }, [moved, seat, seatKey]);
  return seat;
}
