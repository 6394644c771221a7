import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import { toldSecrets } from './toldSecrets';

/**
 * Sends a request in a room. The secrets of the answer are noted.
 * @param from the address that a proxy reports
 * @throws the refusal
 */
export async function post<Answer>(url: string, body: object, key = '', from = ''): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(key && { authorization: `Bearer ${key}` }),
    ...(from && { 'x-forwarded-for': from }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  const told = text === '' ? undefined : JSON.parse(text);
  toldSecrets.note(told);
  return told as Answer;
}

/** @param options of the game; its defaults if absent */
export const createRoom = (
  server: string,
  game: string,
  players: number,
  name: string,
  options?: object,
): Promise<RoomCreated> => post(`${server}/api/rooms`, { game, players, name, options });

export const sitDown = (server: string, code: string, seat: string, name: string): Promise<SeatTaken> =>
  post(`${server}/api/rooms/${code}/seats/${seat}/sit`, { name });

export const addBot = (server: string, code: string, seat: string, hostKey: string): Promise<RoomView> =>
  post(`${server}/api/rooms/${code}/seats/${seat}/bot`, {}, hostKey);

export const startMatch = (server: string, code: string, hostKey: string): Promise<RoomView> =>
  post(`${server}/api/rooms/${code}/start`, {}, hostKey);
