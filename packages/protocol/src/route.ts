import type * as v from 'valibot';
import type { OptionCode, ServerCode } from './apiError';
import type { HandOver, HostTaken, Replied, RoomCreated, SeatAsked, SeatTaken } from './credentials';
import type { Desk } from './desk';
import type { FairPlayView } from './fairPlay';
import type { GroupHistory } from './groupHistory';
import type { HeldRooms, SeatCopy } from './heldRooms';
import type { HookSet, Hooks } from './hooks';
import type { MailSet, MailState } from './mail';
import type { OwnNote } from './note';
import type { AuditEntry, OperatorOverview } from './operator';
import type { OwnOrders } from './orders';
import type { OwnData } from './ownData';
import type { PrivacyFacts } from './privacy';
import type { ReplayPage } from './replay';
import type { Report } from './reports';
import type { RoomGlance } from './roomGlance';
import type { ListedRoom } from './roomList';
import type { RoomView } from './rooms';

/** The types of the answers, by the names used in the table. */
export interface Answers {
  RoomView: RoomView;
  RoomGlance: RoomGlance;
  RoomCreated: RoomCreated;
  SeatTaken: SeatTaken;
  SeatAsked: SeatAsked;
  HandOver: HandOver;
  HostTaken: HostTaken;
  Replied: Replied;
  GroupHistory: GroupHistory;
  Desk: Desk;
  PrivacyFacts: PrivacyFacts;
  Hooks: Hooks;
  HookSet: HookSet;
  MailState: MailState;
  MailSet: MailSet;
  SeatCopy: SeatCopy;
  HeldRooms: HeldRooms;
  OwnNote: OwnNote;
  OwnOrders: OwnOrders;
  OwnData: OwnData;
  '{ code: string | null }': { code: string | null };
  ReplayPage: ReplayPage;
  FairPlayView: FairPlayView;
  '{ rooms: ListedRoom[] }': { rooms: ListedRoom[] };
  '{ taken: boolean }': { taken: boolean };
  '{ called: boolean }': { called: boolean };
  '{ key: string | null }': { key: string | null };
  OperatorOverview: OperatorOverview;
  '{ rooms: number }': { rooms: number };
  '{ entries: AuditEntry[] }': { entries: AuditEntry[] };
  '{ reports: Report[] }': { reports: Report[] };
  '{ live: true }': { live: true };
  '{ serving: boolean }': { serving: boolean };
  '{ live: true, ready: boolean, version: string, commit: string | null, store: string }': {
    live: true;
    ready: boolean;
    version: string;
    commit: string | null;
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

/** A route: who may call it, its request and its answer. */
export interface Route {
  /** Whose secret is required in the header `Authorization: Bearer`. */
  who:
    | 'anybody'
    | 'host'
    | 'seat'
    | 'a seated person'
    | 'seat or host'
    | 'host or a seated person'
    | 'hand-over or seat'
    | 'seat copy'
    | 'the same person'
    | 'host link'
    | 'operator';
  /** A short description. */
  does: string;
  body?: v.GenericSchema;
  query?: v.GenericSchema;
  /** 200 if absent, and 204 without an answer. */
  status?: 201 | 202;
  answer?: keyof Answers;
  /** Its own refusals, in addition to those of every request. */
  refusals: readonly (ServerCode | OptionCode)[];
  /** Whether it may also refuse with a code of the game, as a move does. */
  gameRefusals?: true;
}

/** Routes by method and path in Koa's notation: `:name` is a parameter. */
export type RouteTable = Readonly<Record<`${'GET' | 'POST'} ${string}`, Route>>;

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a route, by their names. */
export type ParamsOf<Name> = Record<NamesIn<Name>, string>;

/** What a client sends to a route: its body or its query; `undefined` if it has neither. */
export type SentTo<Of> = Of extends { query: infer Schema extends v.GenericSchema } ? v.InferInput<Schema> : ReadBy<Of>;

/** The same, as the server reads it. */
export type ReadBy<Of> = Of extends { body: infer Schema extends v.GenericSchema }
  ? v.InferOutput<Schema>
  : Of extends { query: infer Schema extends v.GenericSchema }
    ? v.InferOutput<Schema>
    : undefined;

/** The type of the answer of a route; `unknown` without an answer. */
export type AnswerOf<Of> = Of extends { answer: infer Name extends keyof Answers } ? Answers[Name] : unknown;

/** Possible refusals of any request. */
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

/** Additional refusals of any request to a path with `:code`. */
export const anyRoomRequest: readonly ServerCode[] = ['NO_SUCH_ROOM'];

/** Refusals of options that do not fit the game. */
export const optionCodes = ['BAD_PLAYER_COUNT', 'BAD_OPTIONS', 'UNKNOWN_OPTION', 'BAD_OPTION'] as const;
