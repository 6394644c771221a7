import type { Seat } from './seat';
/**
 * What the server and the browser say to one another about rooms, beside boardgame.io's own wire protocol for matches.
 * Types only.
 *
 * HTTP (JSON; errors are `ApiError` with a 4xx or 5xx status). Secrets travel in the `Authorization: Bearer` header only.
 *
 * | call | who | body | answer |
 * |---|---|---|---|
 * | `POST /api/rooms` | anybody | `CreateRoom` | 201 `RoomCreated` |
 * | `GET /api/rooms` | anybody | | `{ rooms: RoomView[] }`, the listed ones, newest first, at most 50 |
 * | `GET /api/rooms/:code` | anybody | | `RoomView` |
 * | `POST /api/rooms/:code/seats/:seat/sit` | anybody; with the key of a seat they had here they are known again | `{ name, browser? }` | `SeatTaken` (an empty seat; in a running match only one that nobody has played in it, or the own one stood up from) |
 * | `POST /api/rooms/:code/seats/:seat/ask` | the same | `{ name, browser? }` | 202 `SeatAsked` (asks for a bot's seat or one that was given up, in a running match) |
 * | `POST /api/rooms/:code/seat-requests/:id/answer` | host, a seated person | `{ agreed }` | `RoomView` (given once the host and one more seated person agree; the key of the request withdraws it) |
 * | `POST /api/rooms/:code/seats/:seat/stand` | the seat or the host | | `RoomView` (the host's way to kick) |
 * | `POST /api/rooms/:code/seats/:seat/bot` | host | `{ name? }` | `RoomView` (fills an empty seat, or names the bot there) |
 * | `POST /api/rooms/:code/seats/:seat/move` | host | `{ to }` | `RoomView` (two seats change places; not during a match) |
 * | `POST /api/rooms/:code/seats/:seat/host` | host | | `RoomView` (passes the host role to the person there) |
 * | `POST /api/rooms/:code/seats/:seat/stand-in` | a seated person | `{ wanted }` | `RoomView` (votes for a stand-in there, or takes the vote back) |
 * | `POST /api/rooms/:code/seats/:seat/hand-over` | the seat | | `HandOver` (good for two minutes; ends the one before) |
 * | `POST /api/rooms/:code/seats/:seat/keep` | the seat | | `RoomView` (takes its hand-over back) |
 * | `POST /api/rooms/:code/redeem` | the token or the typed code of a hand-over | `{ browser? }` | `SeatTaken` (the key that was is worth nothing now) |
 * | `POST /api/rooms/:code/configure` | host | `ConfigureRoom` | `RoomView` (game, players and options not during a match) |
 * | `POST /api/rooms/:code/contribute` | a seat | `Contribution` | `{ taken: boolean }` (to the seed of the match that is being dealt; see `kit/seedExchange.ts`; what comes too late is not taken) |
 * | `POST /api/rooms/:code/start` | host | | `RoomView` (also for the next match after an end, seated as people are) |
 * | `POST /api/rooms/:code/rematch` | host | | `RoomView` (after an end: everybody moves on by one seat, then the start) |
 * | `POST /api/rooms/:code/close` | host | | `{}` (deletes the room with all its matches) |
 * | `POST /api/rooms/:code/pause` | host | `{ paused }` | `RoomView` |
 * | `POST /api/rooms/:code/end` | a seated person | `{ wanted }` | `RoomView` (votes for ending the match, or takes the vote back) |
 * | `POST /api/rooms/:code/take-back` | a seat | `{ version }` | `RoomView` (its last move, where that is free; `version` of its own view that the move led to) |
 * | `POST /api/rooms/:code/take-back/ask` | a seat | `{ version }` | `RoomView` (asks the others; bots agree unless the seat has seen something since) |
 * | `POST /api/rooms/:code/take-back/answer` | a seated person | `{ agreed }` | `RoomView` (the last yes takes back, one no ends it) |
 * | `POST /api/rooms/:code/talk` | host | `ChangeTalk` | `RoomView` (who hears watchers, who may not speak) |
 * | `POST /api/rooms/:code/time-out` | host | `{ decisionId }` | `RoomView` (default move for the open decision, where no clock runs and nobody who owes it is here) |
 * | `POST /api/rooms/:code/time-out/vote` | a seated person | `{ decisionId, wanted }` | `RoomView` (votes for that, or takes the vote back) |
 * | `POST /api/rooms/:code/seats/:seat/push` | the seat | `{ address: PushAddress, language }` | `{}` (calls that browser when the seat is to decide and nobody is here) |
 * | `POST /api/rooms/:code/seats/:seat/push-end` | the seat | `{ endpoint }` | `{}` |
 * | `GET /api/push` | anybody | | `{ key: string \| null }`, the server's public key for Web Push; `null` where it calls nobody |
 * | `GET /api/health` | anybody | | `{ live: true, ready: boolean }`, 503 while not ready |
 * | `GET /api/health/live` | anybody | | `{ live: true }` as long as the server answers at all |
 *
 * Socket namespace `/room`, auth `{ code, name?, hostKey?, seatKey?, browser?, contributes? }`, `browser` being anything
 * by which the room knows the same browser under another name, `contributes` being true where it answers `exchange`. The server emits `you` (`You`) and `room` (`RoomUpdate`)
 * at once, and `room` whenever something changes; changes of the same tenth of a second are told together. `room` is the
 * same for all; a `you` that has changed comes just before it. A connection error carries an `ApiError` in `data`. Being
 * connected is what counts as being here; one connection holds one socket of each namespace. The server emits `conversation` (`Said[]`, in the order of saying) with what was said until now, if
 * anything, and `said` (`Said[]`) with whatever is said from then on; one remark may be in both. The one event to the
 * server is `say` (`Saying`, acknowledged by `SayAck`).
 */

import type { Absence, PlayedMatch, SeatRequestView, TakebackView, VoteView, Waits } from './hosting';
import type { Phrase } from './phrases';

/** How an absent person's seat is played now: not at all, by default moves, or by the bot. The person takes over on return. */
export type StandIn = 'none' | 'default' | 'bot';

export type RoomState = 'open' | 'playing' | 'over';

export interface SeatView {
  seat: Seat;
  /** `empty`, a `person` or a `bot`. */
  kind: 'empty' | 'person' | 'bot';
  /** Name of the person or the bot; empty for an empty seat. */
  name: string;
  /** Who it is among the people of the room: the same number, whatever the name and the seat; nobody but for persons. */
  person: number | null;
  /** Whether the person has the room open on some device. Bots are always here. */
  here: boolean;
  standIn: StandIn;
  /** Somebody has played it in the running match: whoever wants it has to ask. Only on seats without a person. */
  ask?: boolean;
  /** The request by which its person was given it in the running match. */
  request?: string;
}

/** A room as everybody may see it. */
export interface RoomView {
  /** Short code in the link `/r/<code>`. */
  code: string;
  game: string;
  options: Record<string, unknown>;
  listed: boolean;
  state: RoomState;
  seats: SeatView[];
  /** What the seed of the match that is being dealt is made from, while that lasts. */
  exchange: SeedExchangeView | null;
  /** Whether what is hidden in a match is revealed after its end, for the check of fair play. */
  reveals: boolean;
  /** Names of those who watch, the longest first; an empty name is a guest. At most 20 of `watcherCount`. */
  watchers: string[];
  /** How many watch. */
  watcherCount: number;
  /** boardgame.io's id of the running or last match. */
  matchId: string | null;
  /** Nobody new can sit down. */
  locked: boolean;
  /** The match stands still: clocks, bots and moves. */
  paused: boolean;
  /** A guided match: bots agree to every take-back. */
  lesson?: true;
  absence: Absence;
  /** Votes that are open. */
  votes: VoteView[];
  /** The move that is being asked back; nothing where none is. */
  takeBack: TakebackView | null;
  /** Who asks for seats of the running match. */
  seatRequests: SeatRequestView[];
  /** Matches that are over, the latest last; at most 30. */
  history: PlayedMatch[];
  /** The seat whose person is the host; `null` where the host has only the key of the room. */
  hostSeat: Seat | null;
  hostHere: boolean;
  talk: ChatRules;
  createdAt: number;
}

/** The making of a seed as everybody may see it: `commit` asks for the hashes of numbers, `open` for the numbers. */
export interface SeedExchangeView {
  /** Of the match that is to be dealt. */
  matchId: string;
  promise: string;
  step: 'commit' | 'open';
  /** The hashes by seat, as it will be in the match: all of them, in `open`. */
  commitments: Record<Seat, string>;
}

/** What a browser hands in for its seat: hash or number, 64 hexadecimal digits. */
export type Contribution = { matchId: string; commitment: string } | { matchId: string; number: string };

/** Somebody in a conversation: who sits on a seat, or who watches under a name; a guest's is empty. */
export interface Speaker {
  seat: Seat | null;
  name: string;
}

/** What the host has set for the conversation of a room. */
export interface ChatRules {
  /** Whether what watchers say is for everybody or among themselves. They hear what players say in any case. */
  watchers: 'together' | 'apart';
  /** Those who may not say anything. */
  muted: Speaker[];
}

export interface ChangeChat {
  watchers?: ChatRules['watchers'];
  mute?: Speaker;
  unmute?: Speaker;
}

/** A remark: written, or a quick phrase that each language words itself. */
export type Saying = { text: string } | { phrase: Phrase };

/** A remark as it is heard. */
export interface Said {
  /** For whom it was said: `watchers` is heard by those without a seat only. */
  audience: 'all' | 'watchers';
  /** 1, 2, 3 … within its audience. */
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  speaker: Speaker;
  saying: Saying;
}

/** Acknowledgement of `say`. */
export type SayAck = { ok: true } | ({ ok: false } & ApiError);

/** What the keys of a connection prove. */
export interface You {
  seat: Seat | null;
  host: boolean;
  /** How many connections show the key of that seat: several devices may follow it. 0 without a seat. */
  links: number;
}

/** How a room stands, the same for everybody in it. */
export interface RoomUpdate {
  room: RoomView;
  /** The clock of the open decision, for those who see the match; `remaining` in milliseconds at the time of sending. */
  clock: { decisionId: number; seconds: number; remaining: number } | null;
  waits: Waits;
}

/** Where and how a browser wants to be called when its page is closed: what `PushSubscription.toJSON()` gives. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What the service worker is sent when a seat is to decide. */
export interface PushCall {
  code: string;
  /** Title of the game. */
  title: string;
  /** Language of the page that has asked to be called. */
  language: string;
}

export interface CreateRoom {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  listed?: boolean;
  /** Sits the opener down on seat 0 under this name. */
  name?: string;
  /** For a lesson: the room is deleted an hour after everybody has left, unless somebody else has sat down there. */
  lesson?: boolean;
}

export interface RoomCreated {
  room: RoomView;
  /** Secret of the host role, at least 128 bits. */
  hostKey: string;
  seat?: SeatTaken;
}

export interface SeatTaken {
  seat: Seat;
  /** Secret of the seat, at least 128 bits; also the `credentials` of boardgame.io's protocol. */
  seatKey: string;
  room: RoomView;
}

/** Somebody has asked for a seat. */
export interface SeatAsked {
  /** Id of the request. */
  request: string;
  seat: Seat;
  /** What opens the seat once it has been given: a secret. */
  seatKey: string;
  room: RoomView;
}

export interface ConfigureRoom {
  game?: string;
  players?: number;
  options?: Record<string, unknown>;
  listed?: boolean;
  locked?: boolean;
  absence?: Absence;
  reveals?: boolean;
}

/** Every refusal of the server: on the API, in acknowledgements, on a failed connection. */
export interface ApiError {
  code: string;
  message: string;
  params?: Record<string, string | number>;
  rule?: string;
  /** Where the server has failed: the number under which its log tells more. On HTTP it is in `X-Request-Id`. */
  request?: string;
}

/** Acknowledgement of boardgame.io's `update`, given to a client that asks for one. */
export type MoveAck = { ok: true; stateID: number } | ({ ok: false } & ApiError);

/** Codes of refusals that are not a game's own. Their sentences: `protocol.en.ts`. */
export type ServerCode =
  | 'MALFORMED'
  | 'TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'FOREIGN_ORIGIN'
  | 'WRONG_HOST'
  | 'NO_SUCH_ROUTE'
  | 'NO_SUCH_GAME'
  | 'NO_SUCH_ROOM'
  | 'NO_SUCH_MATCH'
  | 'NO_SUCH_SEAT'
  | 'BAD_NAME'
  | 'SEAT_TAKEN'
  | 'SEAT_EMPTY'
  | 'ROOM_FULL'
  | 'ROOM_CROWDED'
  | 'SEATS_EMPTY'
  | 'ROOM_PLAYING'
  | 'ROOM_NOT_PLAYING'
  | 'NOT_HOST'
  | 'NOT_YOUR_SEAT'
  | 'NOT_A_PERSON'
  | 'NOT_AWAY'
  | 'ROOM_LOCKED'
  | 'PAUSED'
  | 'TOO_MANY_PEOPLE'
  | 'HAND_OVER_GONE'
  | 'NOTHING_TO_TAKE_BACK'
  | 'MUST_ASK'
  | 'BOTS_SAY_NO'
  | 'ASK_FOR_SEAT'
  | 'SEAT_ASKED'
  | 'SECOND_SEAT'
  | 'NO_SEAT_REQUEST'
  | 'SOMEBODY_HERE'
  | 'TAKE_BACKS_USED'
  | 'TAKE_BACK_OPEN'
  | 'NO_TAKE_BACK'
  | 'TOO_MANY_ROOMS'
  | 'TOO_MANY_TRIES'
  | 'TOO_MANY_MATCHES'
  | 'BAD_MESSAGE'
  | 'MUTED'
  | 'PUSH_REFUSED'
  | 'MOVES_ONLY'
  | 'STALE_STATE'
  | 'NOT_SYNCED'
  | 'TABLE_FROZEN'
  | 'STORE_DOWN'
  | 'ALREADY_CONNECTED'
  | 'CLOSING'
  | 'INTERNAL';
