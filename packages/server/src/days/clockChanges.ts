import type { RoomView } from '@lantern/protocol/rooms';
import { refused } from '../refusals';
import type { Rooms } from '../rooms/rooms';
import type { DayClockRecord } from '../store/days';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';

export interface ClockChangeParts {
  store: Pick<Store, 'days'>;
  rooms: Pick<Rooms, 'load' | 'change' | 'view'>;
  /** Has this server's id. */
  registry: { readonly id: string };
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** Maximum number of attempts to change a clock that is changed concurrently. */
const MAX_ATTEMPTS = 5;

/**
 * Changes the clock of a match over days at the request of a person. Throws `NO_SUCH_ROOM`, `NOT_OVER_DAYS`, and the
 * errors of the two functions, without any change.
 * @param may throws if the room does not allow it
 * @param changed may be called again if the clock was changed concurrently
 */
export async function changeClock(
  { rooms, store, registry, wallTime }: ClockChangeParts,
  code: string,
  may: (room: RoomRecord) => void,
  changed: (clock: DayClockRecord, now: number, room: RoomRecord) => DayClockRecord,
): Promise<RoomView> {
  for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
    const room = await rooms.load(code);
    may(room);
    const { matchId, state } = room;
    const clock = state === 'playing' && matchId ? await store.days.load({ roomCode: room.code, matchId }) : undefined;
    if (!clock) throw refused('NOT_OVER_DAYS');
    if ((await store.days.save(changed(clock, wallTime(), room))) === 'conflict') continue;
    // A new version makes all servers that follow the match look again.
    const after = await rooms.change(code, (now) => ({
      ...now,
      owner: now.state === 'playing' ? (now.owner ?? registry.id) : now.owner,
    }));
    return rooms.view(after);
  }
  throw refused('STORE_DOWN');
}
