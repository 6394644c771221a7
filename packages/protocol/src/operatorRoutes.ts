import { operatorAct, operatorBlock, operatorSays, roomsWanted } from './operator';
import type { RouteTable } from './route';

/**
 * The routes of the operator. Without a token in the configuration, or with a wrong one in the request, they do not
 * exist.
 */
export const operatorRoutes = {
  'GET /api/admin/rooms': {
    who: 'operator',
    query: roomsWanted,
    answer: 'OperatorOverview',
    does: 'rooms, those changed last first, at most 200, and the load of all servers',
    refusals: ['NO_SUCH_ROUTE', 'TOO_MANY_TRIES'],
  },
  'POST /api/admin/rooms/:room': {
    who: 'operator',
    body: operatorAct,
    does: 'does something to a room: ends its match, deletes or locks it, frees a seat, mutes somebody, or says something',
    refusals: [
      'NO_SUCH_ROUTE',
      'TOO_MANY_TRIES',
      'NO_SUCH_ROOM',
      'ROOM_NOT_PLAYING',
      'NO_SUCH_SEAT',
      'SEAT_EMPTY',
      'BAD_MESSAGE',
    ],
  },
  'POST /api/admin/say': {
    who: 'operator',
    body: operatorSays,
    answer: '{ rooms: number }',
    does: 'says something in all rooms with a running match or a change within a day',
    refusals: ['NO_SUCH_ROUTE', 'TOO_MANY_TRIES', 'BAD_MESSAGE'],
  },
  'POST /api/admin/block': {
    who: 'operator',
    body: operatorBlock,
    does: 'refuses all requests and connections of an address, or of its IPv6 /64, for a time; 0 hours end that',
    refusals: ['NO_SUCH_ROUTE', 'TOO_MANY_TRIES'],
  },
  'GET /api/admin/reports': {
    who: 'operator',
    answer: '{ reports: Report[] }',
    does: 'the reports that are not done, the newest first, at most 200',
    refusals: ['NO_SUCH_ROUTE', 'TOO_MANY_TRIES'],
  },
  'POST /api/admin/reports/:n/done': {
    who: 'operator',
    does: 'marks a report as done',
    refusals: ['NO_SUCH_ROUTE', 'TOO_MANY_TRIES', 'NOTHING_TO_REPORT'],
  },
  'GET /api/admin/audit': {
    who: 'operator',
    answer: '{ entries: AuditEntry[] }',
    does: 'what the operator has done, the newest first, at most 200 entries',
    refusals: ['NO_SUCH_ROUTE', 'TOO_MANY_TRIES'],
  },
} satisfies RouteTable;
