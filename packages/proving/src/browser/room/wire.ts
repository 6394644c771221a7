import type { RoomView } from '@lantern/protocol/rooms';
import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';

/** The keys a browser stores for a room in which it has a seat. */
export interface KeptKeys {
  hostKey?: string;
  seat?: string;
  seatKey?: string;
}

export function keysOf(page: Page, code: string): Promise<KeptKeys> {
  return page.evaluate((name) => {
    const { hostKey, seats = [] } = JSON.parse(localStorage.getItem(name) ?? '{}');
    return { hostKey, ...seats[0] };
  }, `lantern.room.${code}`);
}

export async function roomOf(address: string, code: string): Promise<RoomView> {
  return (await fetch(`${address}/api/rooms/${code}`)).json() as Promise<RoomView>;
}

/** Gives up a match over the API, since no board offers it. */
export async function concede(address: string, room: RoomView, { seat, seatKey }: KeptKeys): Promise<void> {
  const { origin, pathname } = new URL(`${address}/socket.io`);
  const socket = io(`${origin}/${room.game}`, { path: pathname, transports: ['websocket'], forceNew: true });
  try {
    socket.emit('sync', room.matchId, seat, seatKey, room.seats.length);
    const version = await new Promise<number>((resolve) => {
      socket.on('sync', (_: string, { state }: { state: { _stateID: number } }) => resolve(state._stateID));
    });
    const payload = { type: 'concede', args: [], playerID: seat, credentials: seatKey };
    const ack = await socket.emitWithAck('update', { type: 'MAKE_MOVE', payload }, version, room.matchId, seat);
    if (!ack.ok) throw new Error(`the match could not be given up: ${ack.message}`);
  } finally {
    socket.disconnect();
  }
}
