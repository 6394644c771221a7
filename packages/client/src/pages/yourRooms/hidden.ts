import { type KnownRoom, knownRooms } from '../../state/roomKeys';
import { keep } from '../../state/storage';

/** Hides a room on the first page, or shows it again. The keys for the room are kept in either case. */
export function hideRoom(code: string, isHidden: boolean): void {
  const changed = ({ hidden, ...room }: KnownRoom): KnownRoom => (isHidden ? { ...room, hidden: true } : room);
  keep(
    'rooms',
    knownRooms().map((room) => (room.code === code ? changed(room) : room)),
  );
}
