import { quantity } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';

/** The strings of the list of this browser's rooms on the first page. */
export const yourRooms = {
  yours: 'Your turn',
  waiting: (names: readonly string[]) => `Waiting for ${listOf(names)}`,
  paused: 'Paused',
  free: (seats: number) => quantity(seats, 'free seat', 'free seats'),
  full: 'Ready to start',
  over: 'Match over',
  unreachable: 'No connection',
  asOf: (when: string) => `No connection. As of ${when}.`,
  unread: (messages: number) => quantity(messages, 'new message', 'new messages'),
  play: 'Play',
  minutes: (count: number) => `for ${count} min`,
  hours: (count: number) => `for ${count} h`,
  days: (count: number) => `for ${quantity(count, 'day', 'days')}`,
  now: 'just now',
  all: (count: number) => `All ${count} rooms`,
  hide: (title: string, code: string) => `Remove ${title}, room ${code}, from this page`,
  hidden: 'Removed from this page. The link of the room leads back to it, and you keep your seat.',
  undo: 'Undo',
  seats: 'My seats on other devices',
};

export type YourRoomsStrings = typeof yourRooms;
