import { quantity } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';

/** The public list of rooms. */
export const openRooms = {
  title: 'Open rooms',
  free: (seats: number) => quantity(seats, 'seat free', 'seats free'),
  watch: 'Watch',
  people: (names: readonly string[]) => (names.length === 0 ? 'Nobody is seated yet' : listOf(names)),
};

export type OpenRoomsStrings = typeof openRooms;
