import * as bodies from './bodies';
import type { RouteTable } from './route';

/** The channels in which the turns of a room are posted. */
export const hookRoutes = {
  'GET /api/rooms/:code/hooks': {
    who: 'anybody',
    answer: 'Hooks',
    does: 'the channels of a room; for the host also their servers and the status of the last post if it failed',
    refusals: [],
  },
  'POST /api/rooms/:code/hooks': {
    who: 'host',
    body: bodies.hook,
    answer: 'HookSet',
    status: 201,
    does: 'adds a channel, at most three; its address is not shown again',
    refusals: ['NOT_HOST', 'HOOK_REFUSED', 'TOO_MANY_HOOKS'],
  },
  'POST /api/rooms/:code/hooks/test': {
    who: 'host',
    body: bodies.hookNumber,
    answer: 'Hooks',
    does: 'posts a test message; if that succeeds, a channel that was switched off is on again',
    refusals: ['NOT_HOST'],
  },
  'POST /api/rooms/:code/hooks/remove': {
    who: 'host',
    body: bodies.hookNumber,
    answer: 'Hooks',
    does: 'removes a channel, if it still exists',
    refusals: ['NOT_HOST'],
  },
} satisfies RouteTable;
