import type { RoomView } from '@lantern/protocol/rooms';

/**
 * The room that came with the page, if it is this one: there before any connection stands. It is as old as the page,
 * so it is given only once.
 */
export function embeddedRoom(code: string): RoomView | null {
  const place = document.getElementById('given-room');
  if (!place) return null;
  place.remove();
  const room: RoomView = JSON.parse(place.textContent);
  return room.code === code ? room : null;
}
