import * as lobby from './lobbyBodies';
import { optionCodes, type RouteTable } from './route';

const proofCodes = ['NO_SUCH_MATCH', 'NO_SUCH_SEAT', 'NOT_YOUR_SEAT'] as const;

/** boardgame.io's lobby. Its secrets are in the bodies, as `credentials`. */
export const lobbyRoutes = {
  'GET /games': { who: 'anybody', answer: 'string[]', does: 'the ids of the games', refusals: [] },
  'GET /games/:game': {
    who: 'anybody',
    answer: '{ matches: Match[] }',
    refusals: [],
    does: 'listed matches, newest first; filtered by `isGameover`, `updatedBefore` and `updatedAfter` in the query',
  },
  'GET /games/:game/:id': {
    who: 'anybody',
    answer: 'Match',
    does: 'one match',
    refusals: ['NO_SUCH_MATCH'],
  },
  'POST /games/:game/create': {
    who: 'anybody',
    body: lobby.createMatch,
    answer: '{ matchID }',
    does: 'deals a match in its own room; `setupData` are the options',
    refusals: ['NO_SUCH_GAME', 'TOO_MANY_ROOMS', ...optionCodes],
  },
  'POST /games/:game/:id/join': {
    who: 'anybody',
    body: lobby.join,
    answer: '{ playerID, playerCredentials }',
    does: 'takes a seat; without `playerID` any free one',
    refusals: [
      'NO_SUCH_MATCH',
      'BAD_NAME',
      'FORBIDDEN_WORD',
      'ROOM_LOCKED',
      'NO_SUCH_SEAT',
      'SEAT_TAKEN',
      'ASK_FOR_SEAT',
      'ROOM_FULL',
    ],
  },
  'POST /games/:game/:id/leave': {
    who: 'seat',
    body: lobby.leave,
    answer: '{}',
    does: 'leaves the seat; the match continues',
    refusals: [...proofCodes, 'SEAT_EMPTY'],
  },
  'POST /games/:game/:id/update': {
    who: 'seat',
    body: lobby.update,
    answer: '{}',
    does: 'changes the name',
    refusals: [...proofCodes, 'BAD_NAME', 'FORBIDDEN_WORD'],
  },
  'POST /games/:game/:id/rename': {
    who: 'seat',
    body: lobby.update,
    answer: '{}',
    does: 'the older name of `update`',
    refusals: [...proofCodes, 'BAD_NAME', 'FORBIDDEN_WORD'],
  },
  'POST /games/:game/:id/playAgain': {
    who: 'seat',
    body: lobby.playAgain,
    answer: '{ nextMatchID }',
    does: 'deals the next match, once: every player gets the same id',
    refusals: [...proofCodes, 'NO_SUCH_GAME', 'TOO_MANY_ROOMS', ...optionCodes],
  },
} satisfies RouteTable;
