/** Every HTTP route, as data; tests compare `docs/protocol.md` and the server's routers with it. */
import * as bodies from './bodies';
import { hookRoutes } from './hookRoutes';
import { lobbyRoutes } from './lobbyRoutes';
import { mailRoutes } from './mailRoutes';
import { operatorRoutes } from './operatorRoutes';
import { personRoutes } from './personRoutes';
import { optionCodes, type RouteTable } from './route';
import { seatRoutes } from './seatRoutes';
import { voteRoutes } from './voteRoutes';

const dealCodes = ['NOT_HOST', 'ROOM_PLAYING', 'SEATS_EMPTY', 'TOO_MANY_MATCHES', ...optionCodes] as const;
const takeBackCodes = [
  'NOT_YOUR_SEAT',
  'ROOM_NOT_PLAYING',
  'PAUSED',
  'STALE_STATE',
  'NOTHING_TO_TAKE_BACK',
  'TABLE_FROZEN',
] as const;

const rooms = {
  'POST /api/rooms': {
    who: 'anybody',
    body: bodies.createRoom,
    status: 201,
    answer: 'RoomCreated',
    does: 'opens a room; with `name` its creator gets a seat',
    refusals: ['NO_SUCH_GAME', 'BAD_NAME', 'FORBIDDEN_WORD', 'BAD_ZONE', 'TOO_MANY_ROOMS', ...optionCodes],
  },
  'GET /api/rooms': {
    who: 'anybody',
    answer: '{ rooms: ListedRoom[] }',
    does: 'the listed rooms with visitors and with a free seat or a match to watch: newest first, at most 30, computed once a second',
    refusals: [],
  },
  'GET /api/rooms/:code': { who: 'anybody', answer: 'RoomView', does: 'the room', refusals: [] },
  'GET /api/rooms/:code/glance': {
    who: 'anybody',
    answer: 'RoomGlance',
    does: 'the room, the seats its running match waits for and since when, and the last public fact; shares its rate limit with replays',
    refusals: [],
  },
  'POST /api/rooms/:code/configure': {
    who: 'host',
    body: bodies.configureRoom,
    answer: 'RoomView',
    does: 'changes the settings; during a match not game, players and options, and the tempo only towards more time',
    refusals: ['NOT_HOST', 'ROOM_PLAYING', 'LESS_TIME', 'BAD_ZONE', 'NO_SUCH_GAME', 'TOO_MANY_PEOPLE', ...optionCodes],
  },
  'POST /api/rooms/:code/talk': {
    who: 'host',
    body: bodies.changeChat,
    answer: 'RoomView',
    does: 'sets who receives the messages of watchers, and who is muted',
    refusals: ['NOT_HOST'],
  },
  'POST /api/rooms/:code/contribute': {
    who: 'seat',
    body: bodies.contribution,
    answer: '{ taken: boolean }',
    does: 'contributes to the seed of the match that is being dealt; `taken` is false if it comes too late',
    refusals: ['NOT_YOUR_SEAT', 'STALE_STATE'],
  },
  'POST /api/rooms/:code/start': {
    who: 'host',
    answer: 'RoomView',
    does: 'deals the first match; after a match, offers the next one to the seated people, or deals it if the host is the only one',
    refusals: dealCodes,
  },
  'POST /api/rooms/:code/rematch': {
    who: 'host',
    answer: 'RoomView',
    does: 'the same after a match, with everybody moved to the next seat',
    refusals: [...dealCodes, 'ROOM_NOT_PLAYING'],
  },
  'POST /api/rooms/:code/pause': {
    who: 'host',
    body: bodies.pause,
    answer: 'RoomView',
    does: 'pauses or resumes clocks, bots and moves; over days a pause ends after a week',
    refusals: ['NOT_HOST', 'ROOM_NOT_PLAYING', 'PAUSE_BY_VOTE'],
  },
  'POST /api/rooms/:code/end': {
    who: 'a seated person',
    body: bodies.vote,
    answer: 'RoomView',
    does: 'votes for ending the match, or withdraws the vote',
    refusals: ['NOT_YOUR_SEAT', 'ROOM_NOT_PLAYING'],
  },
  'POST /api/rooms/:code/hint': {
    who: 'a seated person',
    answer: 'RoomView',
    does: 'counts a hint that the browser of the seat has computed; everybody sees the count',
    refusals: ['NOT_YOUR_SEAT', 'ROOM_NOT_PLAYING'],
  },
  'POST /api/rooms/:code/host': {
    who: 'host link',
    answer: 'HostTaken',
    does: 'makes the requesting browser the host, once, by the secret in the link that the import of the room has printed',
    refusals: ['HOST_LINK_GONE'],
  },
  'POST /api/rooms/:code/close': {
    who: 'host',
    does: 'deletes the room with all its matches',
    refusals: ['NOT_HOST'],
  },
  ...voteRoutes,
} satisfies RouteTable;

const offers = {
  'POST /api/rooms/:code/offer/:id/answer': {
    who: 'host or a seated person',
    body: bodies.answer,
    answer: 'RoomView',
    does: 'accepts or declines; the answer may be changed. The last acceptance starts the match; if the host declines, the offer is withdrawn',
    refusals: ['NO_OFFER', 'NOT_YOUR_SEAT'],
  },
  'POST /api/rooms/:code/offer/:id/start': {
    who: 'host',
    body: bodies.startWithout,
    answer: 'RoomView',
    does: 'starts the match without the people who have not agreed, all of whom `without` must name; not for an offer of the next room',
    refusals: [...dealCodes, 'NO_OFFER', 'OFFER_CHANGED'],
  },
} satisfies RouteTable;

const gameNights = {
  'POST /api/rooms/:code/game-night': {
    who: 'host',
    body: bodies.gameNight,
    answer: 'RoomView',
    does: 'sets the date of a meeting, in milliseconds since 1970; `null` removes it with all answers',
    refusals: ['NOT_HOST', 'BAD_DATE'],
  },
  'POST /api/rooms/:code/game-night/reply': {
    who: 'anybody',
    body: bodies.reply,
    answer: 'Replied',
    does: 'answers the invitation; the same browser may change its answer',
    refusals: ['BAD_NAME', 'FORBIDDEN_WORD', 'NO_GAME_NIGHT', 'ROOM_PLAYING', 'ROOM_LOCKED', 'TOO_MANY_GUESTS'],
  },
  'POST /api/rooms/:code/game-night/guests/:guest/remove': {
    who: 'host',
    answer: 'RoomView',
    does: 'removes an answer, if it still exists',
    refusals: ['NOT_HOST'],
  },
} satisfies RouteTable;

const groups = {
  'POST /api/rooms/:code/next': {
    who: 'host',
    answer: 'RoomCreated',
    status: 201,
    does: 'opens the next room of the same group, which takes over the history; not during a match',
    refusals: ['NOT_HOST', 'ROOM_PLAYING', 'NEXT_ROOM_OPEN', 'TOO_MANY_ROOMS', 'NO_SUCH_GAME', ...optionCodes],
  },
  'GET /api/rooms/:code/next': {
    who: 'host or a seated person',
    answer: '{ code: string | null }',
    does: 'the code of that room; `null` if there is none. Also for people who have left their seats',
    refusals: ['NOT_YOUR_SEAT'],
  },
  'GET /api/rooms/:code/group': {
    who: 'anybody',
    answer: 'GroupHistory',
    does: 'the history of the group in this room and before: names and results',
    refusals: [],
  },
  'POST /api/rooms/:code/group/delete': {
    who: 'host',
    answer: 'RoomView',
    does: 'deletes the history of earlier nights here and in later rooms, and the rooms of those nights except those with a running match',
    refusals: ['NOT_HOST'],
  },
} satisfies RouteTable;

const matches = {
  'POST /api/rooms/:code/take-back': {
    who: 'seat',
    body: bodies.takeBack,
    answer: 'RoomView',
    does: 'takes back the last move of the seat, if nobody has to agree',
    gameRefusals: true,
    refusals: [...takeBackCodes, 'MUST_ASK'],
  },
  'POST /api/rooms/:code/take-back/ask': {
    who: 'seat',
    body: bodies.takeBack,
    answer: 'RoomView',
    does: 'asks the others for a take-back; bots agree unless the seat has learned something since the move',
    gameRefusals: true,
    refusals: [...takeBackCodes, 'TAKE_BACK_OPEN', 'BOTS_SAY_NO', 'TAKE_BACKS_USED', 'NO_TAKE_BACK'],
  },
  'POST /api/rooms/:code/take-back/answer': {
    who: 'a seated person',
    body: bodies.answer,
    answer: 'RoomView',
    does: 'agrees or declines; the last consent takes back the move, one refusal ends the request',
    gameRefusals: true,
    refusals: ['NOT_YOUR_SEAT', 'ROOM_NOT_PLAYING', 'PAUSED', 'NO_TAKE_BACK', 'TABLE_FROZEN'],
  },
  'GET /api/rooms/:code/matches/:id/past': {
    who: 'anybody',
    query: bodies.replayQuery,
    answer: 'ReplayPage',
    does: 'a page of the replay, without `page` the newest; with the key of a seat, the view of that seat',
    refusals: ['NO_SUCH_MATCH', 'NOT_YOUR_SEAT'],
  },
  'GET /api/rooms/:code/matches/:id/fair': {
    who: 'anybody',
    answer: 'FairPlayView',
    does: 'the commitment to the seed; after the end also the revealed data',
    refusals: ['NO_SUCH_MATCH'],
  },
  'GET /api/matches/:id/past': {
    who: 'anybody',
    query: bodies.replayQuery,
    answer: 'ReplayPage',
    does: 'a page of the replay of a finished match as everybody saw it, without the code of its room',
    refusals: ['NO_SUCH_MATCH'],
  },
  'GET /api/matches/:id/fair': {
    who: 'anybody',
    answer: 'FairPlayView',
    does: 'the revealed data of a finished match',
    refusals: ['NO_SUCH_MATCH'],
  },
} satisfies RouteTable;

const devices = {
  'POST /api/desk': {
    who: 'anybody',
    body: bodies.desk,
    answer: 'Desk',
    does: 'a summary of each room of a browser, with public data and the number of unread messages of the seats of these keys',
    refusals: [],
  },
  'POST /api/turn': {
    who: 'anybody',
    body: bodies.turnLink,
    answer: '{ code: string | null }',
    does: 'the room that the link in a post leads to, if the browser has a key of that room; otherwise `null`',
    refusals: [],
  },
  'POST /api/seat-copies': {
    who: 'anybody',
    body: bodies.heldRooms,
    status: 201,
    answer: 'SeatCopy',
    does: 'offers copies of all keys of a browser to another device for two minutes; both devices can play then',
    refusals: [],
  },
  'POST /api/seat-copies/take': {
    who: 'seat copy',
    answer: 'HeldRooms',
    does: 'takes the copies, once, by the token of a link or by the typed code',
    refusals: ['HAND_OVER_GONE', 'TOO_MANY_TRIES'],
  },
  'POST /api/seat-copies/state': {
    who: 'seat copy',
    answer: '{ taken: boolean }',
    does: 'whether the copies were taken',
    refusals: ['HAND_OVER_GONE'],
  },
  'POST /api/seat-copies/end': {
    who: 'seat copy',
    does: 'ends the offer',
    refusals: ['HAND_OVER_GONE'],
  },
  'POST /api/keep': {
    who: 'anybody',
    body: bodies.heldRooms,
    does: 'stores the keys of a browser, encrypted, for 180 days; replaces those stored before; sets the cookie `lantern_seats`',
    refusals: [],
  },
  'POST /api/keep/restore': {
    who: 'anybody',
    answer: 'HeldRooms',
    does: 'the stored keys of the browser of the cookie; none without the cookie',
    refusals: [],
  },
  'POST /api/keep/forget': {
    who: 'anybody',
    does: 'deletes the stored keys and the cookie',
    refusals: [],
  },
} satisfies RouteTable;

const server = {
  'GET /api/push': {
    who: 'anybody',
    answer: '{ key: string | null }',
    refusals: [],
    does: 'the public key of the server for Web Push; `null` if notifications are off',
  },
  'GET /api/privacy': {
    who: 'anybody',
    answer: 'PrivacyFacts',
    refusals: [],
    does: 'what the privacy page says about this server: how long it keeps rooms, and how to reach the people who run it',
  },
  'GET /api/health': {
    who: 'anybody',
    answer: '{ live: true, ready: boolean, version: string, commit: string | null, store: string }',
    refusals: [],
    does: 'whether the server is ready, with status 503 if not; its version, the commit of its build, and `sqlite` or `postgres`',
  },
  'GET /api/health/live': {
    who: 'anybody',
    answer: '{ live: true }',
    refusals: [],
    does: 'answers as long as the process runs',
  },
  'GET /api/health/serving': {
    who: 'anybody',
    answer: '{ serving: boolean }',
    refusals: [],
    does: 'whether the server takes new connections, with status 503 once it is about to stop; does not depend on the database',
  },
} satisfies RouteTable;

/** All routes, by subject. */
export const routes = {
  rooms,
  offers,
  gameNights,
  groups,
  seats: seatRoutes,
  people: personRoutes,
  hooks: hookRoutes,
  mail: mailRoutes,
  matches,
  devices,
  server,
  operator: operatorRoutes,
  lobby: lobbyRoutes,
};

/** Every route by its method and path. */
export type Routes = Merged<(typeof routes)[keyof typeof routes]>;
type Merged<Table> = { [Name in NameIn<Table>]: Table extends Record<Name, infer Of> ? Of : never };
type NameIn<Table> = Table extends unknown ? keyof Table & string : never;

/** All routes with their parts. */
export const routeList = Object.values(routes).flatMap((table: RouteTable) =>
  Object.entries(table).map(([name, route]) => {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string];
    return { ...route, name: name as keyof Routes, method, path };
  }),
);
