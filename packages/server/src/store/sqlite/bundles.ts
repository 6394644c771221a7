import type Database from 'better-sqlite3';
import { type BundleRecord, type BundleStore, bundleOf, bundleRow } from '../bundles';
import { bundles } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change } from './steps';

/** Sealed keys of seats in SQLite. */
export class SqliteBundles implements BundleStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async save(bundle: BundleRecord): Promise<void> {
    await this.#groupCommit.write(change(bundles.save, bundleRow(bundle)));
  }

  async load(secretHash: string): Promise<BundleRecord | undefined> {
    const row = this.#reading.load.get({ secretHash });
    return row && bundleOf(row);
  }

  async give(secretHash: string): Promise<boolean> {
    const [given] = await this.#groupCommit.write(change(bundles.give, { secretHash }));
    return given === 1;
  }

  async remove(secretHash: string): Promise<void> {
    await this.#groupCommit.write(change(bundles.remove, { secretHash }));
  }

  async removeOld(now: number): Promise<void> {
    await this.#groupCommit.write(change(bundles.removeOld, { now }));
  }
}

const READING = { load: bundles.load };
