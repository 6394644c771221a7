import { setTimeout as pause } from 'node:timers/promises';
import type { RoomUpdate } from '@lantern/protocol/rooms';
import { io } from 'socket.io-client';
import type { SimulatedPlayer } from '../kill/simulatedPlayer';

/** How long everybody may take to be seen by a guest, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Sends two guests into every room that is played in, by way of the proxy, as clients that do not name the room in
 * their address: from different addresses they meet different servers.
 * @param people as they play at the moment, asked again and again because matches end
 * @returns the rooms in which a guest was not shown everybody who plays there, and the number of guests
 */
export async function guestsSeeEverybody(
  proxy: string,
  people: () => readonly SimulatedPlayer[],
): Promise<{ guests: number; blind: string[] }> {
  const rooms = new Set(people().map(({ place }) => place.roomCode));
  const looks = [...rooms].flatMap((code, room) =>
    [1, 2].map((guest) => look(proxy, code, `10.5.${room}.${guest}`, people)),
  );
  const seen = await Promise.all(looks);
  return { guests: seen.length, blind: seen.flatMap(({ code, all }) => (all ? [] : code)) };
}

async function look(proxy: string, code: string, address: string, people: () => readonly SimulatedPlayer[]) {
  const socket = io(`${proxy}/room`, {
    transports: ['websocket'],
    forceNew: true,
    auth: { code, name: 'Guest' },
    extraHeaders: { 'x-forwarded-for': address },
  });
  let all = false;
  socket.on('room', ({ room }: RoomUpdate) => {
    all = room.watchers.filter((name) => name === 'Guest').length === 2 && room.seats.every(({ here }) => here);
  });
  const playing = () => people().some(({ place, over }) => place.roomCode === code && !over);
  for (const latest = performance.now() + PATIENCE; !all && playing() && performance.now() < latest; ) await pause(50);
  // The other guest must have been seen as well before this one goes.
  const verdict = all || !playing();
  await pause(PATIENCE / 10);
  socket.disconnect();
  return { code, all: verdict };
}
