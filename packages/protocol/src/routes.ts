/** Every HTTP route, as data: `docs/protocol.md` and the tests of the server's routers are held against it. */
import type * as v from 'valibot';
import type { OptionCode, ServerCode } from './apiError';
import * as bodies from './bodies';
import type { HandOver, RoomCreated, SeatAsked, SeatTaken } from './credentials';
import type { FairPlayView } from './fairPlay';
import * as lobby from './lobbyBodies';
import type { ReplayPage } from './replay';
import type { RoomView } from './rooms';

/** What is answered, by the name used in the table. */
export interface Answers {
  RoomView: RoomView;
  RoomCreated: RoomCreated;
  SeatTaken: SeatTaken;
  SeatAsked: SeatAsked;
  HandOver: HandOver;
  ReplayPage: ReplayPage;
  FairPlayView: FairPlayView;
  '{ rooms: RoomView[] }': { rooms: RoomView[] };
  '{ taken: boolean }': { taken: boolean };
  '{ key: string | null }': { key: string | null };
  '{ live: true }': { live: true };
  '{ live: true, ready: boolean }': { live: true; ready: boolean };
  '{}': Record<string, never>;
  'string[]': string[];
  '{ matches: Match[] }': unknown;
  Match: unknown;
  '{ matchID }': { matchID: string };
  '{ nextMatchID }': { nextMatchID: string };
  '{ playerID, playerCredentials }': { playerID: string; playerCredentials: string };
}

export interface Route {
  method: 'GET' | 'POST';
  /** As Koa writes it: `:name` is a part of the address. */
  path: string;
  /** Whose secret has to be shown in the header `Authorization: Bearer`. */
  who: 'anybody' | 'host' | 'seat' | 'a seated person' | 'seat or host' | 'host or a seated person' | 'hand-over';
  /** What is done, in a few words. */
  does: string;
  body?: v.GenericSchema;
  query?: v.GenericSchema;
  /** 200 where it is not said. */
  status?: 201 | 202;
  answer: keyof Answers;
  /** Its own refusals, beside those of every request. */
  refusals: readonly (ServerCode | OptionCode)[];
  /** It may also refuse with a code of the game that is played, as a move does. */
  gameRefusals?: true;
}

/** What any request may be refused with. */
export const anyRequest: readonly ServerCode[] = [
  'MALFORMED',
  'TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'FOREIGN_ORIGIN',
  'WRONG_HOST',
  'NO_SUCH_ROUTE',
  'CLOSING',
  'STORE_DOWN',
  'INTERNAL',
];

/** What any request to a path with `:code` may be refused with as well. */
export const anyRoomRequest: readonly ServerCode[] = ['NO_SUCH_ROOM'];

const room = '/api/rooms/:code';
const seat = `${room}/seats/:seat`;
const match = `${room}/matches/:id`;

const optionCodes = ['BAD_PLAYER_COUNT', 'BAD_OPTIONS', 'UNKNOWN_OPTION', 'BAD_OPTION'] as const;
const dealCodes = ['NOT_HOST', 'ROOM_PLAYING', 'SEATS_EMPTY', 'TOO_MANY_MATCHES', ...optionCodes] as const;
const takeBackCodes = [
  'NOT_YOUR_SEAT',
  'ROOM_NOT_PLAYING',
  'PAUSED',
  'STALE_STATE',
  'NOTHING_TO_TAKE_BACK',
  'TABLE_FROZEN',
] as const;

const rooms: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/rooms',
    who: 'anybody',
    body: bodies.createRoom,
    status: 201,
    answer: 'RoomCreated',
    does: 'opens a room; `name` seats the opener; `lesson` is for a tutorial',
    refusals: ['NO_SUCH_GAME', 'BAD_NAME', 'TOO_MANY_ROOMS', ...optionCodes],
  },
  {
    method: 'GET',
    path: '/api/rooms',
    who: 'anybody',
    answer: '{ rooms: RoomView[] }',
    does: 'the listed rooms, newest first, at most 50',
    refusals: [],
  },
  { method: 'GET', path: room, who: 'anybody', answer: 'RoomView', does: 'the room', refusals: [] },
  {
    method: 'POST',
    path: `${room}/configure`,
    who: 'host',
    body: bodies.configureRoom,
    answer: 'RoomView',
    does: 'settles what is played and how; game, players and options not during a match',
    refusals: ['NOT_HOST', 'ROOM_PLAYING', 'NO_SUCH_GAME', 'TOO_MANY_PEOPLE', ...optionCodes],
  },
  {
    method: 'POST',
    path: `${room}/talk`,
    who: 'host',
    body: bodies.changeChat,
    answer: 'RoomView',
    does: 'settles who hears watchers and who may not speak',
    refusals: ['NOT_HOST'],
  },
  {
    method: 'POST',
    path: `${room}/contribute`,
    who: 'seat',
    body: bodies.contribution,
    answer: '{ taken: boolean }',
    does: 'adds to the seed of the match that is being dealt; not too late',
    refusals: ['NOT_YOUR_SEAT', 'STALE_STATE'],
  },
  {
    method: 'POST',
    path: `${room}/start`,
    who: 'host',
    answer: 'RoomView',
    does: 'deals the first match, or the next one after an end',
    refusals: dealCodes,
  },
  {
    method: 'POST',
    path: `${room}/rematch`,
    who: 'host',
    answer: 'RoomView',
    does: 'after an end: everybody moves on by one seat, then the start',
    refusals: [...dealCodes, 'ROOM_NOT_PLAYING'],
  },
  {
    method: 'POST',
    path: `${room}/pause`,
    who: 'host',
    body: bodies.pause,
    answer: 'RoomView',
    does: 'lets clocks, bots and moves stand still or go on',
    refusals: ['NOT_HOST', 'ROOM_NOT_PLAYING'],
  },
  {
    method: 'POST',
    path: `${room}/end`,
    who: 'a seated person',
    body: bodies.vote,
    answer: 'RoomView',
    does: 'votes for ending the match, or takes the vote back',
    refusals: ['NOT_YOUR_SEAT', 'ROOM_NOT_PLAYING'],
  },
  {
    method: 'POST',
    path: `${room}/close`,
    who: 'host',
    answer: '{}',
    does: 'deletes the room with all its matches',
    refusals: ['NOT_HOST'],
  },
  {
    method: 'POST',
    path: `${room}/time-out`,
    who: 'host',
    body: bodies.timeOut,
    answer: 'RoomView',
    does: 'makes the default move for the open decision, where no clock runs and nobody who owes it is here',
    gameRefusals: true,
    refusals: ['NOT_HOST', 'SOMEBODY_HERE', 'ROOM_NOT_PLAYING', 'PAUSED', 'STALE_STATE', 'TABLE_FROZEN'],
  },
  {
    method: 'POST',
    path: `${room}/time-out/vote`,
    who: 'a seated person',
    body: bodies.timeOutVote,
    answer: 'RoomView',
    does: 'votes for that, or takes the vote back',
    gameRefusals: true,
    refusals: ['NOT_YOUR_SEAT', 'ROOM_NOT_PLAYING', 'PAUSED', 'STALE_STATE', 'TABLE_FROZEN'],
  },
];

const seats: readonly Route[] = [
  {
    method: 'POST',
    path: `${seat}/sit`,
    who: 'anybody',
    body: bodies.sit,
    answer: 'SeatTaken',
    does: 'takes an empty seat; in a running match one that nobody has played in it, or the own one (its key shown)',
    refusals: ['BAD_NAME', 'ROOM_LOCKED', 'NO_SUCH_SEAT', 'SEAT_TAKEN', 'ASK_FOR_SEAT', 'SECOND_SEAT'],
  },
  {
    method: 'POST',
    path: `${seat}/ask`,
    who: 'anybody',
    body: bodies.sit,
    answer: 'SeatAsked',
    status: 202,
    does: 'asks, in a running match, for the seat of a bot or one that was given up',
    refusals: [
      'BAD_NAME',
      'ROOM_NOT_PLAYING',
      'ROOM_LOCKED',
      'NO_SUCH_SEAT',
      'SEAT_TAKEN',
      'SEAT_ASKED',
      'SECOND_SEAT',
    ],
  },
  {
    method: 'POST',
    path: `${room}/seat-requests/:id/answer`,
    who: 'host or a seated person',
    body: bodies.answer,
    answer: 'RoomView',
    refusals: ['NO_SEAT_REQUEST', 'NOT_YOUR_SEAT'],
    does: 'agrees or not; given once the host and one more seated person agree; the key of the request withdraws it',
  },
  {
    method: 'POST',
    path: `${seat}/stand`,
    who: 'seat or host',
    answer: 'RoomView',
    does: "stands up; by the host's key somebody is kicked",
    refusals: ['NOT_YOUR_SEAT', 'NO_SUCH_SEAT', 'SEAT_EMPTY'],
  },
  {
    method: 'POST',
    path: `${seat}/bot`,
    who: 'host',
    body: bodies.bot,
    answer: 'RoomView',
    does: 'fills an empty seat with a bot, or names the bot there',
    refusals: ['NOT_HOST', 'BAD_NAME', 'NO_SUCH_SEAT', 'SEAT_TAKEN'],
  },
  {
    method: 'POST',
    path: `${seat}/move`,
    who: 'host',
    body: bodies.move,
    answer: 'RoomView',
    does: 'two seats change places; not during a match',
    refusals: ['NOT_HOST', 'ROOM_PLAYING', 'NO_SUCH_SEAT'],
  },
  {
    method: 'POST',
    path: `${seat}/host`,
    who: 'host',
    answer: 'RoomView',
    does: 'passes the host role to the person there',
    refusals: ['NOT_HOST', 'NO_SUCH_SEAT', 'NOT_A_PERSON'],
  },
  {
    method: 'POST',
    path: `${seat}/stand-in`,
    who: 'a seated person',
    body: bodies.vote,
    answer: 'RoomView',
    does: 'votes for a stand-in there, or takes the vote back',
    refusals: ['NOT_YOUR_SEAT', 'ROOM_NOT_PLAYING', 'NO_SUCH_SEAT', 'NOT_AWAY'],
  },
  {
    method: 'POST',
    path: `${seat}/hand-over`,
    who: 'seat',
    answer: 'HandOver',
    does: 'offers the seat to another device for two minutes; ends the offer before',
    refusals: ['NO_SUCH_SEAT', 'NOT_YOUR_SEAT'],
  },
  {
    method: 'POST',
    path: `${seat}/keep`,
    who: 'seat',
    answer: 'RoomView',
    does: 'takes the offer back',
    refusals: ['NO_SUCH_SEAT', 'NOT_YOUR_SEAT'],
  },
  {
    method: 'POST',
    path: `${room}/redeem`,
    who: 'hand-over',
    body: bodies.redeem,
    answer: 'SeatTaken',
    does: 'takes an offered seat over, by the token of the link or the typed code; the old key opens nothing any more',
    refusals: ['HAND_OVER_GONE', 'TOO_MANY_TRIES', 'SECOND_SEAT'],
  },
  {
    method: 'POST',
    path: `${seat}/push`,
    who: 'seat',
    body: bodies.push,
    answer: '{}',
    does: 'calls that browser when the seat is to decide and nobody is here',
    refusals: ['NO_SUCH_SEAT', 'NOT_YOUR_SEAT', 'PUSH_REFUSED'],
  },
  {
    method: 'POST',
    path: `${seat}/push-end`,
    who: 'seat',
    body: bodies.pushEnd,
    answer: '{}',
    does: 'calls it no longer',
    refusals: ['NO_SUCH_SEAT', 'NOT_YOUR_SEAT'],
  },
];

const matches: readonly Route[] = [
  {
    method: 'POST',
    path: `${room}/take-back`,
    who: 'seat',
    body: bodies.takeBack,
    answer: 'RoomView',
    does: 'takes the last move of the seat back, where nobody has to agree',
    gameRefusals: true,
    refusals: [...takeBackCodes, 'MUST_ASK'],
  },
  {
    method: 'POST',
    path: `${room}/take-back/ask`,
    who: 'seat',
    body: bodies.takeBack,
    answer: 'RoomView',
    does: 'asks the others for it; bots agree unless the seat has seen something since',
    gameRefusals: true,
    refusals: [...takeBackCodes, 'TAKE_BACK_OPEN', 'BOTS_SAY_NO', 'TAKE_BACKS_USED', 'NO_TAKE_BACK'],
  },
  {
    method: 'POST',
    path: `${room}/take-back/answer`,
    who: 'a seated person',
    body: bodies.answer,
    answer: 'RoomView',
    does: 'the last yes takes back, one no ends the request',
    gameRefusals: true,
    refusals: ['NOT_YOUR_SEAT', 'ROOM_NOT_PLAYING', 'PAUSED', 'NO_TAKE_BACK', 'TABLE_FROZEN'],
  },
  {
    method: 'GET',
    path: `${match}/past`,
    who: 'anybody',
    query: bodies.replayQuery,
    answer: 'ReplayPage',
    does: 'a page of the replay, the newest without `page`; with the key of a seat its own point of view',
    refusals: ['NO_SUCH_MATCH', 'NOT_YOUR_SEAT'],
  },
  {
    method: 'GET',
    path: `${match}/fair`,
    who: 'anybody',
    answer: 'FairPlayView',
    does: 'the commitment to the seed; after the end what it was',
    refusals: ['NO_SUCH_MATCH'],
  },
];

const server: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/push',
    who: 'anybody',
    answer: '{ key: string | null }',
    refusals: [],
    does: 'the public key of the server for Web Push; `null` where it calls nobody',
  },
  {
    method: 'GET',
    path: '/api/health',
    who: 'anybody',
    answer: '{ live: true, ready: boolean }',
    refusals: [],
    does: 'whether the server can serve; 503 while it cannot',
  },
  {
    method: 'GET',
    path: '/api/health/live',
    who: 'anybody',
    answer: '{ live: true }',
    refusals: [],
    does: 'answers as long as the process answers at all',
  },
];

const proofCodes = ['NO_SUCH_MATCH', 'NO_SUCH_SEAT', 'NOT_YOUR_SEAT'] as const;

/** boardgame.io's lobby. Secrets are in the bodies there, as `credentials`. */
const lobbyRoutes: readonly Route[] = [
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

/** All routes, by subject. */
export const routes = { rooms, seats, matches, server, lobby: lobbyRoutes };
