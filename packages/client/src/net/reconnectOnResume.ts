import type { Socket } from 'socket.io-client';

/**
 * A connection counts as dead after this time without a packet, in milliseconds. The server sends one every ten
 * seconds.
 */
const LONGEST_SILENCE_MS = 15_000;

/** The events of a page that returns: from the back-forward cache, from the background, or to a network. */
const SIGNS = ['pageshow', 'visibilitychange', 'online'] as const;

/**
 * Closes a connection that has died while the page was asleep, so that socket.io opens a new one. A phone freezes the
 * timers and sockets of a page in the background without telling the page.
 * @param page the source of the events; undefined outside of a browser
 * @returns a function that stops it
 */
export function reconnectOnResume(socket: Socket, page: EventTarget | undefined = globalThis.window): () => void {
  const manager = socket.io;
  let heard = Date.now();
  const hear = () => {
    heard = Date.now();
  };
  const look = (event: Event) => {
    const fromCache = (event as PageTransitionEvent).persisted === true;
    if (socket.connected && (fromCache || Date.now() - heard > LONGEST_SILENCE_MS)) manager.engine.close();
  };
  manager.on('open', hear);
  manager.on('ping', hear);
  for (const sign of SIGNS) page?.addEventListener(sign, look);
  return () => {
    manager.off('open', hear);
    manager.off('ping', hear);
    for (const sign of SIGNS) page?.removeEventListener(sign, look);
  };
}
