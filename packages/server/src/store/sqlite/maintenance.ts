import type Database from 'better-sqlite3';
import { Maintenance, type RoomSummary, type StoreFigures, UNPLAYED } from '../maintenance';
import { type SqlRunner, sql } from '../sql';
import type { GroupCommit } from './groupCommit';
import { lastBackup } from './lastBackup';
import { prepared } from './prepared';
import { change, decisive } from './steps';

export class SqliteMaintenance extends Maintenance {
  readonly #groupCommit: GroupCommit;
  readonly #figures: ReturnType<typeof prepared<typeof FIGURES>>;
  readonly #path: string;

  constructor(runner: SqlRunner, database: Database.Database, groupCommit: GroupCommit) {
    super(runner);
    this.#groupCommit = groupCommit;
    this.#figures = prepared(database, FIGURES);
    this.#path = database.name;
  }

  async figures(): Promise<StoreFigures> {
    const figures = this.#figures.all.get({}) as Omit<StoreFigures, 'backedUpAt'>;
    return { ...figures, backedUpAt: lastBackup(this.#path) ?? null };
  }

  async deleteUnplayed(range: Parameters<Maintenance['deleteUnplayed']>[0]): Promise<number> {
    const [, deleted = 0] = await this.#groupCommit.write(
      change(SQL.deleteUnplayedDeals, range),
      change(SQL.deleteUnplayed, range),
    );
    return deleted;
  }

  async deleteRoom({ room, changedAt }: Pick<RoomSummary, 'room' | 'changedAt'>): Promise<'deleted' | 'conflict'> {
    const { code, version } = room;
    const [deleted] = await this.#groupCommit.write(
      decisive(SQL.deleteRoom, { code, version, changedAt }),
      change(SQL.deleteMoves, { code }),
      change(SQL.deleteSnapshots, { code }),
      change(SQL.deleteMatches, { code }),
    );
    return deleted === 1 ? 'deleted' : 'conflict';
  }
}

const FIGURES = {
  all: sql<object, Omit<StoreFigures, 'backedUpAt'>>(
    `SELECT (SELECT count(*) FROM rooms) AS rooms, (SELECT count(*) FROM rooms WHERE state = 'playing') AS playing,
       (SELECT page_count * page_size FROM pragma_page_count, pragma_page_size) AS bytes`,
  ),
};

interface Range {
  before: number;
  limit: number;
}

const UNPLAYED_BEFORE = `${UNPLAYED} AND created_at < :before ORDER BY created_at, id LIMIT :limit`;

const SQL = {
  deleteUnplayedDeals: sql<Range>(`DELETE FROM snapshots WHERE (room_code, match_id) IN (${UNPLAYED_BEFORE})`),
  deleteUnplayed: sql<Range>(`DELETE FROM matches WHERE (room_code, id) IN (${UNPLAYED_BEFORE})`),
  deleteRoom: sql<{ code: string; version: number; changedAt: number }>(
    `DELETE FROM rooms WHERE code = :code AND version = :version
       AND NOT EXISTS (SELECT 1 FROM matches WHERE room_code = code AND updated_at > :changedAt)`,
  ),
  deleteMoves: sql<{ code: string }>('DELETE FROM moves WHERE room_code = :code'),
  deleteSnapshots: sql<{ code: string }>('DELETE FROM snapshots WHERE room_code = :code'),
  deleteMatches: sql<{ code: string }>('DELETE FROM matches WHERE room_code = :code'),
};
