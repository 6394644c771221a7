import type { RoomView } from '@lantern/protocol/rooms';

/**
 * Returns the room that is embedded in the page if it has this code, before any connection is open. It is as old as the
 * page, so it is returned only once.
 */
export function embeddedRoom(code: string): RoomView | null {
  const place = document.getElementById('given-room');
  if (!place) return null;
  place.remove();
  const room: RoomView = JSON.parse(place.textContent);
  return room.code === code ? room : null;
}
