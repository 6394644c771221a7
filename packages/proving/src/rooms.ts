import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
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

/** A match that has begun, and the keys of its room. */
export interface OpenedMatch {
  code: string;
  hostKey: string;
  /** The keys of the people's seats. */
  keys: Readonly<Record<Seat, string>>;
  matchId: string;
  players: number;
}

/**
 * Opens a room, fills its seats and starts the match.
 * @param names of the people on the seats; `null` is a bot
 * @param wish what else is sent when the room is opened
 * @param seating settings of the bots, and the address that a proxy reports for each request
 * @throws the refusal
 */
export async function openMatch(
  server: string,
  game: string,
  names: readonly (string | null)[],
  wish: object = {},
  { bot = {}, from }: { bot?: object | ((seat: number) => object); from?(): string } = {},
): Promise<OpenedMatch> {
  const ask = <Answer>(path: string, body: object, key?: string) =>
    post<Answer>(`${server}/api/rooms${path}`, body, key, from?.());
  const [name] = names;
  const made = await ask<RoomCreated>('', { game, players: names.length, ...(name != null && { name }), ...wish });
  const { code } = made.room;
  const keys: Record<Seat, string> = made.seat ? { [made.seat.seat]: made.seat.seatKey } : {};
  for (const [seat, name] of names.entries()) {
    const path = `/${code}/seats/${seat}`;
    if (name === null) await ask(`${path}/bot`, typeof bot === 'function' ? bot(seat) : bot, made.hostKey);
    else if (seat > 0) keys[seat] = (await ask<SeatTaken>(`${path}/sit`, { name })).seatKey;
  }
  const { matchId } = await ask<RoomView>(`/${code}/start`, {}, made.hostKey);
  if (matchId === null) throw new Error(`${game}: the match was not dealt`);
  return { code, hostKey: made.hostKey, keys, matchId, players: names.length };
}
