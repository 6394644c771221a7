import type * as v from 'valibot';
import type { OptionCode, ServerCode } from './apiError';
import type { HandOver, Replied, RoomCreated, SeatAsked, SeatTaken } from './credentials';
import type { FairPlayView } from './fairPlay';
import type { GroupHistory } from './groupHistory';
import type { ReplayPage } from './replay';
import type { RoomView } from './rooms';

/** What is answered, by the name used in the table. */
export interface Answers {
  RoomView: RoomView;
  RoomCreated: RoomCreated;
  SeatTaken: SeatTaken;
  SeatAsked: SeatAsked;
  HandOver: HandOver;
  Replied: Replied;
  GroupHistory: GroupHistory;
  '{ code: string | null }': { code: string | null };
  ReplayPage: ReplayPage;
  FairPlayView: FairPlayView;
  '{ rooms: RoomView[] }': { rooms: RoomView[] };
  '{ taken: boolean }': { taken: boolean };
  '{ key: string | null }': { key: string | null };
  '{ live: true }': { live: true };
  '{ live: true, ready: boolean, version: string, store: string }': {
    live: true;
    ready: boolean;
    version: string;
    store: string;
  };
  '{}': Record<string, never>;
  'string[]': string[];
  '{ matches: Match[] }': unknown;
  Match: unknown;
  '{ matchID }': { matchID: string };
  '{ nextMatchID }': { nextMatchID: string };
  '{ playerID, playerCredentials }': { playerID: string; playerCredentials: string };
}

/** A route: who may call it, with what, and how it is answered. */
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

/** What options that do not fit the game are refused with. */
export const optionCodes = ['BAD_PLAYER_COUNT', 'BAD_OPTIONS', 'UNKNOWN_OPTION', 'BAD_OPTION'] as const;
