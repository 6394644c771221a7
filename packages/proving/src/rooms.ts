import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';

/** Asks the server for something in a room. @throws what it refuses */
export async function post<Answer>(url: string, body: object, key = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** @param options of the game; the usual ones where nothing is said */
export const createRoom = (
  server: string,
  game: string,
  players: number,
  name: string,
  options?: Record<string, unknown>,
): Promise<RoomCreated> => post(`${server}/api/rooms`, { game, players, name, options });

export const sitDown = (server: string, code: string, seat: string, name: string): Promise<SeatTaken> =>
  post(`${server}/api/rooms/${code}/seats/${seat}/sit`, { name });

export const addBot = (server: string, code: string, seat: string, hostKey: string): Promise<RoomView> =>
  post(`${server}/api/rooms/${code}/seats/${seat}/bot`, {}, hostKey);

export const startMatch = (server: string, code: string, hostKey: string): Promise<RoomView> =>
  post(`${server}/api/rooms/${code}/start`, {}, hostKey);
