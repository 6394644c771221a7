import { setTimeout as pause } from 'node:timers/promises';
import type { RoomUpdate } from '@lantern/protocol/rooms';
import { io } from 'socket.io-client';
import type { SimulatedPlayer } from '../kill/simulatedPlayer';

/** Maximum time for a guest to see everybody. */
const TIMEOUT_MS = 15_000;

/**
 * Sends two guests into every room with a match, through the proxy, as clients without the room in their URL: with
 * different addresses they reach different servers.
 * @param people returns the current players, and is called repeatedly because matches end
 * @returns the rooms in which a guest did not see all players, and the number of guests
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
  for (const latest = performance.now() + TIMEOUT_MS; !all && playing() && performance.now() < latest; )
    await pause(50);
  // Both guests must have been seen before the first one leaves.
  const verdict = all || !playing();
  await pause(TIMEOUT_MS / 10);
  socket.disconnect();
  return { code, all: verdict };
}
