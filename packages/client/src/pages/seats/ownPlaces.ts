import { dropSeat, forgetRoom, keepKeys, keysOf, knownRooms } from '../../state/roomKeys';

/** A person of this browser in a room: on a current or former seat, or as a spectator with an empty name. */
export interface Place {
  code: string;
  game: string;
  /** The key of the current or former seat; undefined for a person who never had a seat. */
  seatKey: string | undefined;
  name: string;
  /** Whether this browser has the role of the host there. */
  host: boolean;
}

/** Returns the people of this browser in all rooms it knows, the latest room first. */
export function ownPlaces(): Place[] {
  return knownRooms().flatMap(({ code, game }): Place[] => {
    const { hostKey, seats, former = [] } = keysOf(code);
    const room = { code, game, host: hostKey !== undefined };
    const people = [...seats, ...former].map(({ seatKey, name = '' }) => ({ ...room, seatKey, name }));
    return people.length > 0 ? people : [{ ...room, seatKey: undefined, name: '' }];
  });
}

/** Forgets a person whose data the server has deleted, and the room if this browser holds nothing else there. */
export function forgetPlace({ code, seatKey }: Place): void {
  const keys = dropSeat(keysOf(code), seatKey);
  const former = (keys.former ?? []).filter((seat) => seat.seatKey !== seatKey);
  if (keys.hostKey === undefined && keys.seats.length + former.length === 0) forgetRoom(code);
  else keepKeys(code, { ...keys, former });
}
