import type { BlockRecord, BlockStore } from '../blocks';
import { blocks } from '../sql';
import type { Connections } from './connections';

/** Blocked households in PostgreSQL. */
export class PostgresBlocks implements BlockStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async save(block: BlockRecord, now: number): Promise<void> {
    await this.#connections.writeSql(blocks.save, block);
    await this.#connections.writeSql(blocks.removeOld, { now });
  }

  async active(now: number): Promise<BlockRecord[]> {
    return (await this.#connections.readSql(blocks.active, { now })).rows;
  }
}
