import type { Seat } from '@lantern/protocol/seat';
import { useEffect } from 'react';
import type { RoomSnapshot } from '../../net/room/RoomConnection';
import { keepPlayerName, shownKeys, showSeat } from '../../state/roomKeys';
import { attempt } from './attempt';
import { hostProof } from './hostProof';
import { laterHostingActions } from './laterHostingActions';
import type { RoomHandle } from './roomHandle';
import { seatActions, takeSeatHere } from './seatActions';
import { useHostAway } from './useHostAway';
import { useHostNotice } from './useHostNotice';
import { useReturnedSeat } from './useReturnedSeat';
import { useDisprovedKeys, useRoomConnection } from './useRoomConnection';
import { type RoomKeyStore, useRoomKeys, withoutHost } from './useRoomKeys';
import { useSeatRequest } from './useSeatRequest';
import { useSeedExchange } from './useSeedExchange';
import { useSharedDevice } from './useSharedDevice';
import { useStandInNotice } from './useStandInNotice';

/** Follows a room while the page is open. */
export function useRoom(code: string): RoomHandle {
  const store = useRoomKeys(code);
  const { keys, change } = store;
  const { link, snapshot } = useRoomConnection(code, keys);
  const { status, update, you, clock, waits, marks, refusal } = snapshot;
  const room = update?.room;
  const held = keys.seats;
  const { seatKey } = shownKeys(keys);
  const lost = seatKey === undefined ? you?.lost : undefined;
  const { host, hostKey } = hostProof(keys, snapshot);

  useSharedDevice(code, held, store.moved, store.gone);
  const seat = useSeatOf(store, snapshot);
  useReturnedSeat(store, snapshot);
  useHostNotice(room, host);
  useSeedExchange(code, room, held);
  useStandInNotice(room, seat, status === 'here');
  useSeatRequest(room, keys.asked, change);
  const hostAway = useHostAway(room);
  useDisprovedKeys(code, store, snapshot.disproved);

  const context = { code, keys, change, room };
  const join = takeSeatHere(context);
  return {
    ...{ code, status, refusal, clock, waits, marks, seat, seatKey, lost, held, host, hostKey, hostAway },
    room: room ?? null,
    dayClock: update?.dayClock,
    alsoElsewhere: (you?.devices ?? 0) > 1,
    chat: link.chat,
    attend: (attends) => link.attend(attends),
    mark: (mark) => link.mark(mark),
    retry: () => link.retry(),
    setName: (name) => {
      keepPlayerName(name);
      link.prove({ ...shownKeys(keys), name });
    },
    requestedSeat: keys.asked,
    ...seatActions(context, join),
    act: laterHostingActions({
      ...{ code, room, hostKey, host, seat, seatKey, held, attempt, join, change },
      apart: host && keys.hostKey !== undefined,
      dropHostKey: () => change(withoutHost),
      keepHostKey: () => change((known) => ({ ...known, ...(keys.hostKey && { hostKey: keys.hostKey }) })),
      holdAgain: (left) => change((known) => showSeat(known, left)),
    }),
  };
}

/** Returns the shown seat. Seats may change places; the key determines which one it is now. */
function useSeatOf({ keys, moved }: RoomKeyStore, { proved }: RoomSnapshot): Seat | null {
  const { seat: kept, seatKey } = shownKeys(keys);
  const seat = (proved?.seatKey === seatKey && proved?.seat) || (kept ?? null);
  useEffect(() => {
    if (seat !== null && seatKey !== undefined) moved({ seat, seatKey });
  }, [moved, seat, seatKey]);
  return seat;
}
