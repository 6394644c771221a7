import { matchAuth } from '@lantern/protocol/packets';
import type { Socket } from 'socket.io';
import * as v from 'valibot';

/** The browser id of a connection; undefined for boardgame.io's own clients or malformed data. */
export function browserOf(socket: Socket | undefined): string | undefined {
  return authOf(socket).browser || undefined;
}

/** Whether a client reads boardgame.io's log. */
export function readsLog(socket: Socket): boolean {
  return authOf(socket).log !== false;
}

function authOf(socket: Socket | undefined): Partial<v.InferOutput<typeof matchAuth>> {
  const auth = v.safeParse(matchAuth, socket?.handshake.auth);
  return auth.success ? auth.output : {};
}
