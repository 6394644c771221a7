import * as bodies from './bodies';
import type { RouteTable } from './route';

/** Actions of a person concerning other people of a room, and their own data there. */
export const personRoutes = {
  'POST /api/rooms/:code/report': {
    who: 'anybody',
    body: bodies.report,
    does: 'reports a message or a name to the operator of the server, who alone reads the report; with the key of a seat, in the name of its person',
    refusals: ['NOTHING_TO_REPORT', 'TOO_MANY_REPORTS'],
  },
  'POST /api/rooms/:code/own-data': {
    who: 'the same person',
    body: bodies.ownData,
    answer: 'OwnData',
    does: 'what the room stores about the person of a current or former seat, and about a browser; for a person who never had a seat, about the browser only',
    refusals: ['NOT_YOUR_SEAT'],
  },
  'POST /api/rooms/:code/own-data/delete': {
    who: 'the same person',
    body: bodies.ownData,
    does: 'deletes this data: frees the seat, deletes the name in results and the messages in the chat, and ends notifications; results and moves stay',
    refusals: ['NOT_YOUR_SEAT'],
  },
} satisfies RouteTable;
