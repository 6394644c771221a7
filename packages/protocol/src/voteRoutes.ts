import * as bodies from './bodies';
import type { RouteTable } from './route';

/** Continuing without an answer or after a pause, and the tempo of a running match. */
export const voteRoutes = {
  'POST /api/rooms/:code/time-out': {
    who: 'host',
    body: bodies.timeOut,
    answer: 'RoomView',
    does: 'makes the default move for the open decision if no clock runs and everybody who owes it has been away for a minute',
    gameRefusals: true,
    refusals: ['NOT_HOST', 'SOMEBODY_HERE', 'ROOM_NOT_PLAYING', 'PAUSED', 'STALE_STATE', 'TABLE_FROZEN'],
  },
  'POST /api/rooms/:code/time-out/vote': {
    who: 'a seated person',
    body: bodies.timeOutVote,
    answer: 'RoomView',
    does: 'votes for that default move, or withdraws the vote',
    gameRefusals: true,
    refusals: ['NOT_YOUR_SEAT', 'ROOM_NOT_PLAYING', 'PAUSED', 'STALE_STATE', 'TABLE_FROZEN'],
  },
  'POST /api/rooms/:code/pause/vote': {
    who: 'a seated person',
    body: bodies.pauseVote,
    answer: 'RoomView',
    does: 'votes to resume a paused match or, over days, to pause it for a week or a week longer, or withdraws the vote',
    refusals: ['NOT_YOUR_SEAT', 'ROOM_NOT_PLAYING', 'NOT_OVER_DAYS'],
  },
  'POST /api/rooms/:code/tempo/vote': {
    who: 'a seated person',
    body: bodies.tempoVote,
    answer: 'RoomView',
    does: 'votes for another tempo of the running match, or withdraws the vote; replaces an open vote for a third tempo',
    refusals: ['NOT_YOUR_SEAT', 'ROOM_NOT_PLAYING', 'PAUSED', 'SAME_TEMPO', 'BAD_ZONE', 'NOT_FOR_DAYS'],
  },
} satisfies RouteTable;
