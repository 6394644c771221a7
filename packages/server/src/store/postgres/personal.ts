import { type PersonalRecord, type PersonalStore, personalOf, personalRow } from '../personal';
import { personal } from '../sql';
import type { Connections } from './connections';

/** Orders and notes in PostgreSQL. */
export class PostgresPersonal implements PersonalStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async save(roomCode: string, person: number, record: PersonalRecord): Promise<void> {
    await this.#connections.writeSql(personal.save, personalRow(roomCode, person, record));
  }

  async remove(code: string, person: number): Promise<void> {
    await this.#connections.writeSql(personal.remove, { code, person });
  }

  async load(code: string, person: number): Promise<PersonalRecord> {
    return personalOf((await this.#connections.readSql(personal.load, { code, person })).rows[0]);
  }
}
