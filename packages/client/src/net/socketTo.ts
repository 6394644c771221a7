import { io, type Socket, type SocketOptions } from 'socket.io-client';
import { basePath } from '../state/basePath';
import { pollIfSilent } from './pollIfSilent';

/**
 * Returns a socket to a namespace, not connected yet.
 * @param url of the server; the page's own if empty
 * @param room the code, by which a proxy may choose the server
 */
export function socketTo(url: string, namespace: string, room: string, auth: SocketOptions['auth'] = {}): Socket {
  const socket = io(`${url}/${namespace}`, {
    path: `${basePath}/socket.io`,
    tryAllTransports: true,
    query: { room },
    reconnectionDelay: 500,
    reconnectionDelayMax: 4000,
    autoConnect: false,
    auth,
  });
  pollIfSilent(socket.io);
  return socket;
}
