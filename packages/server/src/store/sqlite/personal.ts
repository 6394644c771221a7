import type Database from 'better-sqlite3';
import { type PersonalRecord, type PersonalStore, personalOf, personalRow } from '../personal';
import { personal } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change } from './steps';

export class SqlitePersonal implements PersonalStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async save(roomCode: string, person: number, record: PersonalRecord): Promise<void> {
    await this.#groupCommit.write(change(personal.save, personalRow(roomCode, person, record)));
  }

  async remove(code: string, person: number): Promise<void> {
    await this.#groupCommit.write(change(personal.remove, { code, person }));
  }

  async load(code: string, person: number): Promise<PersonalRecord> {
    return personalOf(this.#reading.load.get({ code, person }));
  }
}

const READING = { load: personal.load };
