import { randomBytes } from 'node:crypto';
import type { AnyModule } from '@lantern/games/module';
import type { Logger } from 'pino';
import { deal } from '../bgio/engine';
import type { MatchRecord, Store } from '../store/store';
import type { Table, TableListener, Tables } from './api';
import { audienceKey, audiencesOf } from './audience';
import { dealt, stored } from './match';
import { MatchTable, type TableNeeds } from './table';

/** What the tables of a server are made from. */
export interface TablesSpec {
  store: Store;
  /** The game of that id, if there is one. */
  moduleById(id: string): AnyModule | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  now?(): number;
  /** A seed for each match: at least 128 bits from a cryptographic source. */
  entropy?(): string;
  /** Tables nobody has opened for so long leave memory, in milliseconds. */
  idleAfter?: number;
  /** Tables kept in memory at most; the longest idle ones leave first. */
  maximum?: number;
}

const MINUTE = 60_000;

/** The tables of this server. Do not hold on to a table: open it again for each use. */
export function createTables(spec: TablesSpec): Tables {
  return new HotTables(spec);
}

interface Hot {
  table: MatchTable;
  usedAt: number;
}

class HotTables implements Tables {
  readonly #spec: TablesSpec;
  readonly #needs: TableNeeds;
  readonly #entropy: () => string;
  readonly #idleAfter: number;
  readonly #maximum: number;
  /** In the order of their last use, longest ago first. */
  readonly #hot = new Map<string, Hot>();
  readonly #loading = new Map<string, Promise<MatchTable | undefined>>();
  readonly #listeners = new Set<TableListener>();
  readonly #sweeper: NodeJS.Timeout;
  #closed = false;

  constructor(spec: TablesSpec) {
    this.#spec = spec;
    this.#entropy = spec.entropy ?? (() => randomBytes(32).toString('hex'));
    this.#idleAfter = spec.idleAfter ?? 15 * MINUTE;
    this.#maximum = spec.maximum ?? 2_000;
    this.#needs = {
      store: spec.store,
      log: spec.log,
      now: spec.now ?? Date.now,
      tell: (event) => this.#tell(event),
    };
    this.#sweeper = setInterval(() => this.#sweep(), Math.min(this.#idleAfter, MINUTE)).unref();
  }

  async create(wanted: Parameters<Tables['create']>[0]): Promise<string> {
    const module = this.#spec.moduleById(wanted.game);
    if (!module) throw new Error(`no such game: ${wanted.game}`);
    if (this.#closed) throw new Error('the tables are closing');
    const now = this.#needs.now();
    const record: MatchRecord = {
      ...wanted,
      id: randomBytes(12).toString('base64url'),
      rulesVersion: module.rulesVersion,
      seq: 0,
      state: stored(dealt(deal(module, wanted.players, wanted.options, this.#entropy()))),
      versions: Object.fromEntries(audiencesOf(wanted.players).map((audience) => [audienceKey(audience), 0])),
      createdAt: now,
      updatedAt: now,
    };
    const table = new MatchTable(module, record, this.#needs);
    await this.#spec.store.createMatch(record);
    this.#use(table);
    return record.id;
  }

  async open(matchId: string): Promise<Table | undefined> {
    const hot = this.#hot.get(matchId);
    if (hot) return this.#use(hot.table);
    if (this.#closed) return undefined;
    const underWay = this.#loading.get(matchId);
    if (underWay) return underWay;
    const loading = this.#load(matchId).finally(() => this.#loading.delete(matchId));
    this.#loading.set(matchId, loading);
    return loading;
  }

  listen(listener: TableListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeper);
    const closing = [...this.#hot.values()].map(({ table }) => table.close());
    const late = await Promise.allSettled(this.#loading.values());
    await Promise.all([...closing, ...late.map((one) => one.status === 'fulfilled' && one.value?.close())]);
  }

  async #load(matchId: string): Promise<MatchTable | undefined> {
    const record = await this.#spec.store.loadMatch(matchId);
    const module = record && this.#spec.moduleById(record.game);
    if (!module) return undefined;
    return this.#use(new MatchTable(module, record, this.#needs));
  }

  #use(table: MatchTable): MatchTable {
    this.#hot.delete(table.id);
    this.#hot.set(table.id, { table, usedAt: this.#needs.now() });
    if (this.#hot.size > this.#maximum) this.#sweep();
    return table;
  }

  /** Drops tables from memory, longest idle first. One with moves under way stays, so a match never has two writers here. */
  #sweep(): void {
    const oldest = this.#needs.now() - this.#idleAfter;
    for (const [id, { table, usedAt }] of this.#hot) {
      if (usedAt > oldest && this.#hot.size <= this.#maximum) return;
      if (!table.busy) this.#hot.delete(id);
    }
  }

  #tell(event: (listener: TableListener) => void): void {
    for (const listener of this.#listeners) {
      try {
        event(listener);
      } catch (error) {
        this.#spec.log.error({ err: error }, 'a listener of the tables threw');
      }
    }
  }
}
