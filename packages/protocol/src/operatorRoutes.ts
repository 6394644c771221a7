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
    does: 'rooms, the most recently changed first, at most 200, and the load of all servers',
    refusals: ['NO_SUCH_ROUTE', 'TOO_MANY_TRIES'],
  },
  'POST /api/admin/rooms/:room': {
    who: 'operator',
    body: operatorAct,
    does: 'acts on a room: ends its match, deletes or locks it, frees a seat, mutes somebody, or posts an announcement',
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
    does: 'posts an announcement in all rooms with a running match or a change within a day',
    refusals: ['NO_SUCH_ROUTE', 'TOO_MANY_TRIES', 'BAD_MESSAGE'],
  },
  'POST /api/admin/block': {
    who: 'operator',
    body: operatorBlock,
    does: 'blocks all requests and connections of an address, or of its IPv6 /64, for a time; 0 hours end the block',
    refusals: ['NO_SUCH_ROUTE', 'TOO_MANY_TRIES'],
  },
  'GET /api/admin/reports': {
    who: 'operator',
    answer: '{ reports: Report[] }',
    does: 'the open reports, newest first, at most 200',
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
    does: 'the actions of the operator, newest first, at most 200',
    refusals: ['NO_SUCH_ROUTE', 'TOO_MANY_TRIES'],
  },
} satisfies RouteTable;
