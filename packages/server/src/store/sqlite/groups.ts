import type Database from 'better-sqlite3';
import { type GroupStore, groupRow, type NightRecord, nightsOf } from '../groups';
import { groups } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change } from './steps';

export class SqliteGroups implements GroupStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async save(roomCode: string, nights: readonly NightRecord[]): Promise<void> {
    await this.#groupCommit.write(change(groups.save, groupRow(roomCode, nights)));
  }

  async load(code: string): Promise<NightRecord[]> {
    return nightsOf(this.#reading.load.get({ code }));
  }
}

const READING = { load: groups.load };
