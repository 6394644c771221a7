import type { Absence, StandIn } from '@lantern/protocol/absence';
import type { ChatRules, Speaker } from '@lantern/protocol/chat';
import type { ExtraTime } from '@lantern/protocol/extraTime';
import type { Reply } from '@lantern/protocol/gameNight';
import type { Learned } from '@lantern/protocol/learned';
import type { Level } from '@lantern/protocol/level';
import type { OfferKind } from '@lantern/protocol/offers';
import type { Pace } from '@lantern/protocol/pace';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { PlayedMatch } from '@lantern/protocol/playedMatches';
import type { HostNews, RoomState } from '@lantern/protocol/rooms';
import type { Tempo } from '@lantern/protocol/tempo';
import type { VoteSubject } from '@lantern/protocol/votes';
import type { CallsOfDecision } from './calls';
import type { DayClockRecord } from './days';
import type { MatchKey } from './matchKey';

/** A stored seat. Secrets are stored as SHA-256 in hex, never in the clear. */
export interface SeatRecord {
  seat: string;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  keyHash: string | null;
  /** The number of its person in the room: 1, 2, 3 … in order of arrival; `null` for an empty seat or a bot. */
  person: number | null;
  standIn: StandIn;
  /** The person has been away from the running match for so long that votes no longer wait for them. */
  away?: true;
  /** The level of its bot; absent for `USUAL_LEVEL`. */
  level?: Level;
  /**
   * Who had the seat earlier in the running match: a bot, which gets it back, or a person, who may take it again with
   * this key if they left it themselves. Absent if nobody else had it in this match.
   */
  former?: FormerBot | { kind: 'person'; keyHash: string | null };
  /** The request that gave the seat to its person during a match. */
  request?: string;
  /** Number of hints requested in the running or last match; absent for none. */
  hints?: number;
  /** Hash of the id of the browser in which the person took the seat, if it sent one. */
  browser?: string;
  /** The extra time for the next person on the seat of an imported room, which no longer contains its former people. */
  extraTime?: ExtraTime;
}

/** A bot whose seat was taken over by a person. */
export interface FormerBot extends Pick<SeatRecord, 'name' | 'level'> {
  kind: 'bot';
}

/** A request for a seat of the running match that belonged to somebody else. */
export interface SeatRequestRecord {
  id: string;
  seat: string;
  name: string;
  /** The key for the seat once it is granted. */
  keyHash: string;
  /** Hash of the key of the seat they had in the room before. */
  formerHash: string | null;
  browser?: string;
  /** When it expires, in milliseconds since 1970. */
  until: number;
  /** Whether the host has agreed. */
  host: boolean;
  /** The votes for and against, as hashes of seat keys. */
  yes: string[];
  no: string[];
}

export interface VoteRecord {
  about: VoteSubject;
  seat: string | null;
  /** Those in favour, as hashes of their seat keys. */
  by: string[];
  decisionId?: number;
  tempo?: Tempo | null;
  /** When it expires, in milliseconds since 1970; absent in a vote of an earlier version, which stays open. */
  until?: number;
}

export interface OfferRecord {
  id: string;
  kind: OfferKind;
  /** The number of the person who made it; `null` for a host without a seat. */
  by: number | null;
  /** The numbers of the people who have accepted and declined. */
  yes: number[];
  no: number[];
  /** Hash of the game, the options and the seats it was made for. */
  basis: string;
}

/** A change of a seat or of the host that can be undone for some seconds. */
export interface UndoableRecord {
  /** The seat that was left or freed; `null` if the role of the host was passed on. */
  seat: string | null;
  /** Hash of the key of the person who did it. */
  by: string;
  /** The seat as it was before, or the host before and after. */
  was: { seat: SeatRecord } | { hostKeyHash: string; passedTo: string };
  /** When it expires, in milliseconds since 1970. */
  until: number;
  /** The match of the room at that time. */
  matchId: string | null;
}

/** A person who has answered an invitation. */
export interface GuestRecord {
  id: string;
  name: string;
  reply: Reply;
  /** Hash of the id of the browser that has answered. */
  browser: string;
}

/** When friends meet in a room, in milliseconds since 1970, and the answers. */
export interface GameNightRecord {
  at: number;
  /** Number of times the date was changed. */
  revision: number;
  guests: GuestRecord[];
}

/** The decisions of the host and the seated players about a room, and the matches played in it. */
export interface HostingRecord {
  locked: boolean;
  /** When the running match was paused, in milliseconds since 1970. */
  pausedAt: number | null;
  /**
   * When the pause of a match over days ends by itself or, after it, when the last one ended, in milliseconds since
   * 1970; absent before the first pause.
   */
  pauseEnds?: number;
  /**
   * When the match was suspended because nobody was there, in milliseconds since 1970; absent while it is not
   * suspended.
   */
  desertedAt?: number;
  /**
   * When the clock was stopped because the match waits for an absent player, in milliseconds since 1970; absent while
   * it runs.
   */
  clockHeldAt?: number;
  absence: Absence;
  /** The extra time of people of the room; absent if nobody has any. */
  extraTime?: Record<number, ExtraTime>;
  /** Absent in a room that has never changed it. */
  pace?: Pace;
  /** The tempo over days; absent if the room plays in one go. */
  tempo?: Tempo;
  /** The day of the host's last visit, in milliseconds since 1970; only over days. */
  hostSeenAt?: number;
  /** Players may ask for hints, even against other people. */
  hints?: true;
  /** Matches dealt while this is set are never revealed. */
  withholds?: true;
  /** The seed of the match that is being dealt. */
  exchange?: SeedExchangeRecord;
  /** The votes; those before `until` are open. */
  votes: VoteRecord[];
  /** The take-backs requested in the running match. */
  takeBacks: {
    /** Number of requests by each seat. */
    asked: Record<string, number>;
    /**
     * The open request: the number of the move, the version of each audience's view at that time, the seats that have
     * agreed, what the asking player has seen since, and when it expires, in milliseconds since 1970.
     */
    open: {
      seat: string;
      seq: number;
      version: number;
      until: number;
      by: string[];
      shown?: readonly Learned[];
    } | null;
  };
  /** The requests for seats of the running match; absent in rooms from before requests existed. */
  seatRequests?: SeatRequestRecord[];
  /** The open offer of the host; absent if the room never had one. */
  offer?: OfferRecord;
  /** The host who gets the role back on return: the hash of their key, and their name if their seat shows it. */
  hostAway?: { keyHash: string; name: string | null };
  /** The last change of the host, and until when it is reported, in milliseconds since 1970. */
  hostNews?: HostNews & { until: number };
  /** Hash of the one-time secret that makes a browser the host; absent if no link was made or it was used. */
  hostLink?: string;
  /** The changes that can be undone; absent if there never was one. */
  undoable?: UndoableRecord[];
  /** The date of the next meeting; absent if none is set. */
  gameNight?: GameNightRecord;
  /**
   * The number of earlier nights of its group in the history of the room, and the code of the group's next room; absent if
   * the room is linked to none.
   */
  group?: { earlier: number; next?: string };
  /** Finished matches, the latest last. */
  history: PlayedMatch[];
  /**
   * How many people have taken a seat here, and those who no longer have one: their last keys, and their names if
   * stored. `removedBy` is the name of the host who removed them, `null` if that host had no seat, and absent if they
   * left by themselves. `moved` has the last keys of seats that moved to another device.
   */
  people: {
    known: number;
    gone: { person: number; keyHash: string; name?: string; removedBy?: string | null }[];
    moved?: string[];
  };
  /** The hashes of keys and browser ids that each person has shown here, if that is more than the seat records. */
  shown?: string[][];
  /**
   * The open moves of seats to other devices: the hashes of the seat's key, of the secret in the link and of the code
   * to type; `until` in milliseconds since 1970.
   */
  handOvers: { keyHash: string; tokenHash: string; codeHash: string; until: number }[];
}

/** The contributions of seats to the seed of a match that is being dealt, without the server's own secret. */
export interface SeedExchangeRecord {
  matchId: string;
  promise: string;
  /** Number of restarts for this match; absent for none. */
  redraws?: number;
  /** Whether the server collects hashes or the numbers themselves. */
  step: 'commit' | 'open';
  /** When it expires, in milliseconds since 1970. */
  until: number;
  /** One entry for each seat of the match. */
  parts: { seat: string; keyHash: string; commitment: string | null; number: string | null }[];
}

/** A person who is muted: as the host saw them, and how they are recognised under any other name. */
export interface MutedRecord extends Speaker {
  /** Their number in the room; absent for a spectator. */
  person?: number;
  /** The hashes of the ids of their browsers in this room. */
  browsers?: string[];
}

/** The host's settings for the chat of a room. Column `talk`. */
export type ChatSettingsRecord = Pick<ChatRules, 'watchers'> & { muted: MutedRecord[] };

export interface RoomRecord {
  code: string;
  /** Increases with every change; a save names the version it is based on. */
  version: number;
  game: string;
  options: Record<string, unknown>;
  listed: boolean;
  state: RoomState;
  hostKeyHash: string;
  seats: SeatRecord[];
  matchId: string | null;
  /**
   * The server that runs the clock of the match and plays its bots; `null` before the first match and while suspended.
   * Column `keeper`.
   */
  owner: string | null;
  chat: ChatSettingsRecord;
  hosting: HostingRecord;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
}

/** A room that is loaded together with others. */
export interface LoadedRoom {
  room: RoomRecord;
  /** The last move of its match or, before the first, its deal, in milliseconds since 1970; `null` without a match. */
  movedAt: number | null;
}

/** The whole state of a match: plain JSON, with boardgame.io's plugin data and so with the seed. Never leaves the server. */
export type StoredState = Record<string, unknown>;

/** A match with its newest state. */
export interface MatchRecord {
  id: string;
  roomCode: string;
  game: string;
  rulesVersion: number;
  players: number;
  options: Record<string, unknown>;
  /** Number of moves made. */
  seq: number;
  state: StoredState;
  /** The version of the view last sent to each audience: seat or `watchers` -> count. */
  versions: Record<string, number>;
  /** When the open decision began, in milliseconds since 1970, plus any time its clock stood still. */
  decidedAt: number;
  /** The version of the rules under which a move threw: with these rules the match accepts no further move. */
  frozen: number | null;
  createdAt: number;
  updatedAt: number;
}

/** The current position of a match, and one delta for each move since an earlier state. */
export type Progress = Pick<MatchRecord, 'seq' | 'versions' | 'decidedAt' | 'frozen' | 'updatedAt'> & {
  /** Whether the match has a clock over days. */
  overDays: boolean;
  deltas: PatchOperation[][];
};

export interface MoveRecord extends MatchKey {
  /** 1, 2, 3 … without gaps. */
  seq: number;
  at: number;
  /** The seat that made it; `null` for the clock. */
  seat: string | null;
  move: string;
  args: readonly unknown[];
  rulesVersion: number;
  /** The id that identifies a repeated request, so that it acts once; unique within a match. */
  requestId: string | null;
  /** From the whole state before the move to the one after it (RFC 6902). */
  delta: PatchOperation[];
}

export interface Commit {
  move: MoveRecord;
  state: StoredState;
  versions: Record<string, number>;
  /** When the decision that is open after the move began; `null` if it is the same as before the move. */
  decidedAt: number | null;
  /** Hash of the key shown by the person who makes the move; absent if the server makes it. */
  keyHash?: string;
  /** The clock after the move; only for a match over days. */
  dayClock?: DayClockRecord;
  /** The notifications for the decision after the move, if it is another one. */
  calls?: CallsOfDecision;
}
