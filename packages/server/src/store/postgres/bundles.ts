import { type BundleRecord, type BundleStore, bundleOf, bundleRow } from '../bundles';
import { bundles } from '../sql';
import type { Connections } from './connections';

/** Sealed keys of seats in PostgreSQL. */
export class PostgresBundles implements BundleStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async save(bundle: BundleRecord): Promise<void> {
    await this.#connections.writeSql(bundles.save, bundleRow(bundle));
  }

  async load(secretHash: string): Promise<BundleRecord | undefined> {
    const [row] = (await this.#connections.readSql(bundles.load, { secretHash })).rows;
    return row && bundleOf(row);
  }

  async give(secretHash: string): Promise<boolean> {
    return (await this.#connections.writeSql(bundles.give, { secretHash })).rowCount === 1;
  }

  async remove(secretHash: string): Promise<void> {
    await this.#connections.writeSql(bundles.remove, { secretHash });
  }

  async removeOld(now: number): Promise<void> {
    await this.#connections.writeSql(bundles.removeOld, { now });
  }
}
