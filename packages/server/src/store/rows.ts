import { withNumberedPeople } from './numberPeople';
import type { MatchRecord, MoveRecord, Progress, RoomRecord } from './records';

export interface RoomRow {
  code: string;
  version: number;
  game: string;
  options: string;
  listed: number;
  state: string;
  host_key_hash: string;
  seats: string;
  match_id: string | null;
  created_at: number;
  updated_at: number;
  keeper: string | null;
  talk: string;
  hosting: string;
}

/** A row of `rooms` with the last move of its match. */
export type LoadedRow = RoomRow & { moved_at: number | null };

export interface MatchRow {
  id: string;
  room_code: string;
  game: string;
  rules_version: number;
  players: number;
  options: string;
  seq: number;
  versions: string;
  created_at: number;
  updated_at: number;
  decided_at: number;
  frozen: number | null;
}

/** The columns of `matches` that change with a move, and the deltas of some moves. */
export type ProgressRow = Pick<MatchRow, 'seq' | 'versions' | 'decided_at' | 'frozen' | 'updated_at'> & {
  over_days: boolean | number;
  deltas: readonly string[];
};

/** A row of `moves`. */
export interface MoveRow {
  room_code: string;
  match_id: string;
  seq: number;
  at: number;
  seat: string | null;
  move: string;
  args: string;
  rules_version: number;
  request_id: string | null;
  delta: string;
}

export function roomRow(room: RoomRecord): RoomRow {
  return {
    code: room.code,
    version: room.version,
    game: room.game,
    options: JSON.stringify(room.options),
    listed: room.listed ? 1 : 0,
    state: room.state,
    host_key_hash: room.hostKeyHash,
    seats: JSON.stringify(room.seats),
    match_id: room.matchId,
    created_at: room.createdAt,
    updated_at: room.updatedAt,
    keeper: room.owner,
    talk: JSON.stringify(room.chat),
    hosting: JSON.stringify(room.hosting),
  };
}

export function roomOf(row: RoomRow): RoomRecord {
  return {
    code: row.code,
    version: row.version,
    game: row.game,
    options: JSON.parse(row.options),
    listed: row.listed === 1,
    state: row.state as RoomRecord['state'],
    hostKeyHash: row.host_key_hash,
    matchId: row.match_id,
    owner: row.keeper,
    chat: JSON.parse(row.talk),
    ...withNumberedPeople(JSON.parse(row.seats), JSON.parse(row.hosting)),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function matchRow(match: MatchRecord): MatchRow {
  return {
    id: match.id,
    room_code: match.roomCode,
    game: match.game,
    rules_version: match.rulesVersion,
    players: match.players,
    options: JSON.stringify(match.options),
    seq: match.seq,
    versions: JSON.stringify(match.versions),
    created_at: match.createdAt,
    updated_at: match.updatedAt,
    decided_at: match.decidedAt,
    frozen: match.frozen,
  };
}

export function matchOf(row: MatchRow, state: MatchRecord['state']): MatchRecord {
  return {
    id: row.id,
    roomCode: row.room_code,
    game: row.game,
    rulesVersion: row.rules_version,
    players: row.players,
    options: JSON.parse(row.options),
    seq: row.seq,
    state,
    versions: JSON.parse(row.versions),
    decidedAt: row.decided_at,
    frozen: row.frozen,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function progressOf(row: ProgressRow): Progress {
  return {
    seq: row.seq,
    versions: JSON.parse(row.versions),
    decidedAt: row.decided_at,
    frozen: row.frozen,
    updatedAt: row.updated_at,
    overDays: Boolean(row.over_days),
    deltas: row.deltas.map((delta) => JSON.parse(delta)),
  };
}

export function moveRow(move: MoveRecord): MoveRow {
  return {
    room_code: move.roomCode,
    match_id: move.matchId,
    seq: move.seq,
    at: move.at,
    seat: move.seat,
    move: move.move,
    args: JSON.stringify(move.args),
    rules_version: move.rulesVersion,
    request_id: move.requestId,
    delta: JSON.stringify(move.delta),
  };
}

export function moveOf(row: MoveRow): MoveRecord {
  return {
    roomCode: row.room_code,
    matchId: row.match_id,
    seq: row.seq,
    at: row.at,
    seat: row.seat,
    move: row.move,
    args: JSON.parse(row.args),
    rulesVersion: row.rules_version,
    requestId: row.request_id,
    delta: JSON.parse(row.delta),
  };
}
