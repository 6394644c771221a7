import type { RoomView } from '@lantern/protocol/rooms';
import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';

/** The keys a browser keeps of a room with one seat. */
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

/** Asks the server for something with a key. Rejects with what it refuses. */
export async function ask(address: string, path: string, body: object, key: string | undefined): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

/** Gives a match up, which no board offers: over the wire, as the browser of that seat could. */
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
