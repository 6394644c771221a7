import type { Socket } from 'socket.io-client';

/** Milliseconds without a sign of the server, which gives one every ten seconds, after which a connection counts as dead. */
const SILENCE = 15_000;

/** What tells that a page is back: from the browser's cache of pages, from the background, in a network. */
const SIGNS = ['pageshow', 'visibilitychange', 'online'] as const;

/**
 * Gives up a connection that has died while the page slept: a phone freezes timers and sockets of a page in the background,
 * and nobody tells the page that its connection is gone. socket.io makes a new one then.
 * @param page where the signs are heard; none outside of a browser @returns how to stop
 */
export function reconnectOnResume(socket: Socket, page: EventTarget | undefined = globalThis.window): () => void {
  const manager = socket.io;
  let heard = Date.now();
  const hear = () => {
    heard = Date.now();
  };
  const look = (event: Event) => {
    const fromCache = (event as PageTransitionEvent).persisted === true;
    if (socket.connected && (fromCache || Date.now() - heard > SILENCE)) manager.engine.close();
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
