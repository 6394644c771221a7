import type { BotWish, ChangeChat, ConfigureRoom, Contribution, CreateRoom } from '@lantern/protocol/bodies';
import type { RoomCreated, SeatAsked, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { basePath } from '../../state/basePath';
import { Failure, isApiError, unreachable } from './failure';

/**
 * One request to the server.
 * @param key secret of the host or the seat; travels in the header only
 * @throws {Failure} with the server's code and sentence, or `UNREACHABLE`
 */
export async function request<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  key?: string,
): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body) headers['content-type'] = 'application/json';
  if (key) headers.authorization = `Bearer ${key}`;
  let answer: Response;
  let content: unknown;
  try {
    answer = await fetch(`${basePath}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    content = await answer.json();
  } catch {
    throw new Failure(unreachable());
  }
  if (answer.ok) return content as Answer;
  throw new Failure(isApiError(content) ? content : unreachable());
}

/** The address of a room, or of something in it. */
export const roomPath = (code: string, rest = '') => `/rooms/${encodeURIComponent(code)}${rest}`;

/** Opens a room; whoever opens it is its host. */
export const createRoom = (body: CreateRoom) => request<RoomCreated>('POST', '/rooms', body);

/** The room of a code as everybody may see it. */
export const roomOf = (code: string) => request<RoomView>('GET', roomPath(code));

/** Somebody who sits down: `browser` is what this one is known by in the room, `formerKey` that of a seat they had there. */
export interface Newcomer {
  name: string;
  browser?: string;
  formerKey?: string | undefined;
}

/** Sits somebody down. */
export const sit = (code: string, seat: Seat, { formerKey, ...who }: Newcomer) =>
  request<SeatTaken>('POST', roomPath(code, `/seats/${seat}/sit`), who, formerKey);

/** Asks for a seat of the running match that another has played. */
export const askForSeat = (code: string, seat: Seat, { formerKey, ...who }: Newcomer) =>
  request<SeatAsked>('POST', roomPath(code, `/seats/${seat}/ask`), who, formerKey);

/** Agrees that somebody gets a seat, or not; the key that was answered to whoever asks withdraws it. */
export const answerSeat = (code: string, requestId: string, agreed: boolean, key: string) =>
  request<RoomView>('POST', roomPath(code, `/seat-requests/${requestId}/answer`), { agreed }, key);

/** Frees a seat: with the seat's own key to stand up, with the host's to send somebody away. */
export const stand = (code: string, seat: Seat, key: string) =>
  request<RoomView>('POST', roomPath(code, `/seats/${seat}/stand`), {}, key);

/** Puts a bot on an empty seat, or changes the one that sits there. */
export const addBot = (code: string, seat: Seat, hostKey: string, wish: BotWish = {}) =>
  request<RoomView>('POST', roomPath(code, `/seats/${seat}/bot`), wish, hostKey);

/** Makes the person on a seat the host. */
export const passHost = (code: string, seat: Seat, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, `/seats/${seat}/host`), {}, hostKey);

export const configure = (code: string, change: ConfigureRoom, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, '/configure'), change, hostKey);

export const start = (code: string, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, '/start'), {}, hostKey);

/** Adds to the seed of the match that is being dealt. */
export const contribute = (code: string, sent: Contribution, seatKey: string) =>
  request<{ taken: boolean }>('POST', roomPath(code, '/contribute'), sent, seatKey);

export const changeTalk = (code: string, change: ChangeChat, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, '/talk'), change, hostKey);

/** The default move for everybody who still owes one, where no clock runs. */
export const timeOut = (code: string, decisionId: number, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, '/time-out'), { decisionId }, hostKey);
