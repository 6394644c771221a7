import { type GroupStore, groupRow, type NightRecord, nightsOf } from '../groups';
import { groups } from '../sql';
import type { Connections } from './connections';

/** Histories of groups in PostgreSQL. */
export class PostgresGroups implements GroupStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async save(roomCode: string, nights: readonly NightRecord[]): Promise<void> {
    await this.#connections.writeSql(groups.save, groupRow(roomCode, nights));
  }

  async load(code: string): Promise<NightRecord[]> {
    return nightsOf((await this.#connections.readSql(groups.load, { code })).rows[0]);
  }
}
