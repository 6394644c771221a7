import { quantity } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import type { OpenRoomsStrings } from './en';

export const openRooms: OpenRoomsStrings = {
  title: 'Offene Räume',
  free: (seats) => quantity(seats, 'Platz frei', 'Plätze frei'),
  watch: 'Zuschauen',
  people: (names) => (names.length === 0 ? 'Noch sitzt niemand' : listOf(names)),
};
