import type { Absence, StandIn } from '@lantern/protocol/absence';
import type { ChatRules, Speaker } from '@lantern/protocol/chat';
import type { Reply } from '@lantern/protocol/gameNight';
import type { Learned } from '@lantern/protocol/learned';
import type { Level } from '@lantern/protocol/level';
import type { Pace } from '@lantern/protocol/pace';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { PlayedMatch } from '@lantern/protocol/playedMatches';
import type { RoomState } from '@lantern/protocol/rooms';
import type { VoteSubject } from '@lantern/protocol/votes';

/** A seat of a room as it is kept. Secrets are kept as SHA-256 in hex, never as they are. */
export interface SeatRecord {
  seat: string;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  keyHash: string | null;
  /** Who it is among the people of the room: 1, 2, 3 … in the order of coming; nobody on an empty seat or a bot's. */
  person: number | null;
  standIn: StandIn;
  /** How well its bot plays; `USUAL_LEVEL` if not given. */
  level?: Level;
  /**
   * Who played the seat of the running match before: a bot, to whom it goes back; or a person, who may sit down again by
   * this key if they stood up themselves. Not on a seat that nobody else has played in this match.
   */
  former?: FormerBot | { kind: 'person'; keyHash: string | null };
  /** The request by which its person was given it in the running match. */
  request?: string;
  /** How many hints were asked for here in the running or last match; absent where none was. */
  hints?: number;
  /** What the browser is known by in which its person sat down, where it has said so. */
  browser?: string;
}

/** A bot that somebody has taken a seat over from. */
export interface FormerBot extends Pick<SeatRecord, 'name' | 'level'> {
  kind: 'bot';
}

/** Somebody who asks for a seat of the running match that was another's. */
export interface SeatRequestRecord {
  id: string;
  seat: string;
  name: string;
  /** The key that opens the seat once it is given. */
  keyHash: string;
  /** The key of a seat they had in the room before, by its hash. */
  formerHash: string | null;
  browser?: string;
  /** When it lapses, in milliseconds since 1970. */
  until: number;
  /** The host has said yes. */
  host: boolean;
  /** Those who have said yes and no, by the hashes of their seat keys. */
  yes: string[];
  no: string[];
}

/** Somebody who has answered an invitation. */
export interface GuestRecord {
  id: string;
  name: string;
  reply: Reply;
  /** What the browser is known by that has answered. */
  browser: string;
}

/** When friends meet in a room, in milliseconds since 1970, and who has answered. */
export interface GameNightRecord {
  at: number;
  /** How often the date was changed. */
  revision: number;
  guests: GuestRecord[];
}

/** What the host and the seated persons have settled about a room, and what has been played in it. */
export interface HostingRecord {
  locked: boolean;
  /** When the running match was paused, in milliseconds since 1970. */
  pausedAt: number | null;
  /** When the match was suspended because nobody was there, in milliseconds since 1970; absent while it goes on. */
  desertedAt?: number;
  /** When the clock was held because the table waits for somebody who is away, in milliseconds since 1970; absent while it is not held. */
  clockHeldAt?: number;
  absence: Absence;
  /** Absent in a room that has never changed it. */
  pace?: Pace;
  /** Bots make no move, because a learner still reads. */
  botsWait?: true;
  /** Whoever is to decide may ask for a hint, also where others than bots play. */
  hints?: true;
  /** Matches dealt from now on are never revealed. */
  withholds?: true;
  /** The seed of the match that is being dealt. */
  exchange?: SeedExchangeRecord;
  /** Votes that are open; those who are for it by the hashes of their seat keys. */
  votes: { about: VoteSubject; seat: string | null; by: string[]; decisionId?: number }[];
  /** What was asked back in the running match. */
  takeBacks: {
    /** How often each seat has asked. */
    asked: Record<string, number>;
    /**
     * What is being asked: the number of the move, the version of the view that everybody had then, when it lapses in
     * milliseconds since 1970, the seats that have agreed, and what the one who asks has seen since.
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
  /** Who asks for seats of the running match; rooms from before one had to ask have none. */
  seatRequests?: SeatRequestRecord[];
  /** When friends meet here; absent where no date is set. */
  gameNight?: GameNightRecord;
  /** How many earlier nights of its group the room knows, and the code of the room in which it goes on; absent where it is linked to none. */
  group?: { earlier: number; next?: string };
  /** Matches that are over, the latest last. */
  history: PlayedMatch[];
  /** How many people have sat down here, and the last keys of those who have stood up. */
  people: { known: number; gone: { person: number; keyHash: string }[] };
  /** The room of a tutorial: nobody misses it. Called so in stored rooms. */
  lesson?: true;
  /** What lets other devices take over seats: the seat by the hash of its key, the secret of a link and a code that is typed by theirs; `until` in milliseconds since 1970. */
  handOvers: { keyHash: string; tokenHash: string; codeHash: string; until: number }[];
}

/** What seats add to the seed of a match that is being dealt; the server's own secret is not in it. */
export interface SeedExchangeRecord {
  matchId: string;
  promise: string;
  /** Whether hashes are asked for, or the numbers. */
  step: 'commit' | 'open';
  /** When it lapses, in milliseconds since 1970. */
  until: number;
  /** By seat of the match. */
  parts: { seat: string; keyHash: string; commitment: string | null; number: string | null }[];
}

/** Somebody who may not speak: as the host saw them, and what they are recognised by under any other name. */
export interface MutedRecord extends Speaker {
  /** Who it is among the people of the room; nobody where they watched. */
  person?: number;
  /** What their browsers are known by, of those that were here. */
  browsers?: string[];
}

/** What the host has set for the chat of a room. Column `talk`. */
export type ChatSettingsRecord = Pick<ChatRules, 'watchers'> & { muted: MutedRecord[] };

/** A room as it is kept. */
export interface RoomRecord {
  code: string;
  /** Goes up with every change; a save names the version it started from. */
  version: number;
  game: string;
  options: Record<string, unknown>;
  listed: boolean;
  state: RoomState;
  hostKeyHash: string;
  seats: SeatRecord[];
  matchId: string | null;
  /** The server that runs the clock of the match and plays its bots; `null` before the first match and while suspended. Column `keeper`. */
  owner: string | null;
  chat: ChatSettingsRecord;
  hosting: HostingRecord;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
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
  /** Version of the view that each audience was last told: seat or `watchers` -> count. */
  versions: Record<string, number>;
  /** When the open decision began, in milliseconds since 1970; moved on by any time its clock stood still. */
  decidedAt: number;
  /** The version of the rules a move threw under: with these rules the match takes no further move. */
  frozen: number | null;
  createdAt: number;
  updatedAt: number;
}

/** How a match stands, and the way there from a state somebody has: one delta a move. */
export type Progress = Pick<MatchRecord, 'seq' | 'versions' | 'decidedAt' | 'frozen'> & { deltas: PatchOperation[][] };

/** An accepted move. */
export interface MoveRecord {
  matchId: string;
  /** 1, 2, 3 … without gaps. */
  seq: number;
  at: number;
  /** Who made it; `null` for the clock. */
  seat: string | null;
  move: string;
  args: readonly unknown[];
  rulesVersion: number;
  /** The id by which a repeated request is recognised, so that it acts once; unique within a match. */
  requestId: string | null;
  /** From the whole state before to the whole state after (RFC 6902). */
  delta: PatchOperation[];
}

/** A move to be stored, with the match as it is after it. */
export interface Commit {
  move: MoveRecord;
  state: StoredState;
  versions: Record<string, number>;
  /** When the decision began that is open now; `null` where the one before the move still is. */
  decidedAt: number | null;
}
