import * as lobby from './lobbyBodies';
import { optionCodes, type Route } from './route';

const proofCodes = ['NO_SUCH_MATCH', 'NO_SUCH_SEAT', 'NOT_YOUR_SEAT'] as const;

/** boardgame.io's lobby. Secrets are in the bodies there, as `credentials`. */
export const lobbyRoutes: readonly Route[] = [
  { method: 'GET', path: '/games', who: 'anybody', answer: 'string[]', does: 'the ids of the games', refusals: [] },
  {
    method: 'GET',
    path: '/games/:game',
    who: 'anybody',
    answer: '{ matches: Match[] }',
    refusals: [],
    does: 'listed matches, newest first; `isGameover`, `updatedBefore` and `updatedAfter` in the query narrow it',
  },
  {
    method: 'GET',
    path: '/games/:game/:id',
    who: 'anybody',
    answer: 'Match',
    does: 'one match',
    refusals: ['NO_SUCH_MATCH'],
  },
  {
    method: 'POST',
    path: '/games/:game/create',
    who: 'anybody',
    body: lobby.createMatch,
    answer: '{ matchID }',
    does: 'deals a match, in a room of its own; `setupData` are the options',
    refusals: ['NO_SUCH_GAME', 'TOO_MANY_ROOMS', ...optionCodes],
  },
  {
    method: 'POST',
    path: '/games/:game/:id/join',
    who: 'anybody',
    body: lobby.join,
    answer: '{ playerID, playerCredentials }',
    does: 'takes a seat, any without `playerID`',
    refusals: ['NO_SUCH_MATCH', 'BAD_NAME', 'ROOM_LOCKED', 'NO_SUCH_SEAT', 'SEAT_TAKEN', 'ASK_FOR_SEAT', 'ROOM_FULL'],
  },
  {
    method: 'POST',
    path: '/games/:game/:id/leave',
    who: 'seat',
    body: lobby.leave,
    answer: '{}',
    does: 'stands up; the match stays',
    refusals: [...proofCodes, 'SEAT_EMPTY'],
  },
  {
    method: 'POST',
    path: '/games/:game/:id/update',
    who: 'seat',
    body: lobby.update,
    answer: '{}',
    does: 'takes another name',
    refusals: [...proofCodes, 'BAD_NAME'],
  },
  {
    method: 'POST',
    path: '/games/:game/:id/rename',
    who: 'seat',
    body: lobby.update,
    answer: '{}',
    does: 'the same, by its older name',
    refusals: [...proofCodes, 'BAD_NAME'],
  },
  {
    method: 'POST',
    path: '/games/:game/:id/playAgain',
    who: 'seat',
    body: lobby.playAgain,
    answer: '{ nextMatchID }',
    does: 'deals the match after this one, the same for everybody who asks',
    refusals: [...proofCodes, 'NO_SUCH_GAME', 'TOO_MANY_ROOMS', ...optionCodes],
  },
];
