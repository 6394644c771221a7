import type { Manager } from 'socket.io-client';
import { forget, keep, recall } from '../state/storage';

/**
 * The maximum time until the first packet of a WebSocket, several round trips on a slow phone network, and until the
 * server answers on an open connection; in milliseconds.
 */
const TIMEOUT_MS = { opens: 4000, answers: 6000 };

/** The maximum time to open a connection by polling, in milliseconds; socket.io's own limit. */
const POLL_OPENS_WITHIN = 20_000;

const SILENT = 'webSocketSilent';

/** The managers that are already watched: all sockets of a page share one. */
const watched = new WeakSet<Manager>();

/**
 * Falls back to HTTP long polling after a WebSocket that got no answer. Some proxies never answer the upgrade, or
 * answer it and drop the frames. Neither is an error, so socket.io would try a WebSocket again. The browser remembers
 * the fallback until a connection has been upgraded to a WebSocket.
 */
export function pollIfSilent(manager: Manager, patience = TIMEOUT_MS): void {
  if (watched.has(manager)) return;
  watched.add(manager);
  if (recall<boolean>(SILENT)) pollFirst(manager);
  else webSocketFirst(manager, patience.opens);
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const silent = () => {
    keep(SILENT, true);
    pollFirst(manager);
  };
  manager.on('error', ({ message }) => {
    if (message === 'timeout') silent();
  });
  manager.on('open', () => {
    manager.engine.once('upgrade', () => {
      forget(SILENT);
      webSocketFirst(manager, patience.opens);
    });
    clearTimeout(unanswered);
    unanswered = setTimeout(() => {
      silent();
      manager.engine.close();
    }, patience.answers);
  });
  for (const sign of ['packet', 'close'] as const) manager.on(sign, () => clearTimeout(unanswered));
}

function webSocketFirst(manager: Manager, opensWithin: number): void {
  manager.opts.transports = ['websocket', 'polling'];
  manager.timeout(opensWithin);
}

/** socket.io tries to upgrade such a connection and stays with polling if the upgrade gets no answer. */
function pollFirst(manager: Manager): void {
  manager.opts.transports = ['polling', 'websocket'];
  manager.timeout(POLL_OPENS_WITHIN);
}
