import type Database from 'better-sqlite3';
import type { BlockRecord, BlockStore } from '../blocks';
import { blocks } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change } from './steps';

export class SqliteBlocks implements BlockStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async save(block: BlockRecord, now: number): Promise<void> {
    await this.#groupCommit.write(change(blocks.save, block), change(blocks.removeOld, { now }));
  }

  async active(now: number): Promise<BlockRecord[]> {
    return this.#reading.active.all({ now });
  }
}

const READING = { active: blocks.active };
