import type { ReplyBody } from '@lantern/protocol/bodies';
import type { Replied } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import { request, roomPath } from '../rooms';

/** Sets when friends meet in a room, in milliseconds since 1970; `null` takes the date away. */
export const setDate = (code: string, at: number | null, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, '/game-night'), { at }, hostKey);

/** Answers whether somebody comes; the same browser changes its answer. */
export const reply = (code: string, sent: ReplyBody) =>
  request<Replied>('POST', roomPath(code, '/game-night/reply'), sent);

/** Removes somebody's answer. */
export const removeGuest = (code: string, guest: string, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, `/game-night/guests/${guest}/remove`), {}, hostKey);
