import type { Hosting } from '../rooms/host/hosting';
import type { Handlers } from './handlers';

/** Actions of the host and the seated players outside the settings. */
export const hostingRoutes = (hosting: Hosting) =>
  ({
    'POST /api/rooms/:code/seats/:seat/move': ({ code, seat, key, sent }) => hosting.move(code, key, seat, sent.to),
    'POST /api/rooms/:code/seats/:seat/host': ({ code, seat, key }) => hosting.pass(code, key, seat),
    'POST /api/rooms/:code/seats/:seat/stand-in': ({ code, seat, key, sent }) =>
      hosting.vote(code, key, { about: 'stand-in', seat }, sent.wanted),
    'POST /api/rooms/:code/seats/:seat/extra-time': ({ code, seat, key, sent }) =>
      hosting.extraTime(code, key, seat, sent.time),
    'POST /api/rooms/:code/seats/:seat/hand-over': ({ code, seat, key }) => hosting.handOver(code, key, seat),
    'POST /api/rooms/:code/seats/:seat/keep': ({ code, seat, key }) => hosting.keep(code, key, seat),
    'POST /api/rooms/:code/redeem': ({ code, key, ip, sent }) => hosting.redeem(code, key, ip, sent.browser),
    'POST /api/rooms/:code/undo': ({ code, key, sent }) => hosting.undo(code, key, sent.seat),
    'POST /api/rooms/:code/host': ({ code, key }) => hosting.becomeHost(code, key),
    'POST /api/rooms/:code/close': ({ code, key }) => hosting.close(code, key),
    'POST /api/rooms/:code/pause': ({ code, key, sent }) => hosting.pause(code, key, sent.paused),
    'POST /api/rooms/:code/pause/vote': ({ code, key, sent }) =>
      hosting.vote(code, key, { about: sent.about ?? 'resume', seat: null }, sent.wanted),
    'POST /api/rooms/:code/end': ({ code, key, sent }) =>
      hosting.vote(code, key, { about: 'end', seat: null }, sent.wanted),
    'POST /api/rooms/:code/hint': ({ code, key }) => hosting.hint(code, key),
  }) satisfies Partial<Handlers>;
