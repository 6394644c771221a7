import { io, type Socket, type SocketOptions } from 'socket.io-client';
import { basePath } from '../state/basePath';

/**
 * A socket to a namespace, not connected yet.
 * @param url of the server; the page's own if empty
 * @param room its code, by which a proxy may choose the server
 */
export const socketTo = (url: string, namespace: string, room: string, auth: SocketOptions['auth'] = {}): Socket =>
  io(`${url}/${namespace}`, {
    path: `${basePath}/socket.io`,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    query: { room },
    reconnectionDelay: 500,
    reconnectionDelayMax: 4000,
    autoConnect: false,
    auth,
  });
