import { type SqlRunner, sql } from './sql';

/** Sealed keys of the seats of a browser. */
export interface BundleRecord {
  /** The hash of the secret that opens it. */
  secretHash: string;
  /** A `copy` can be taken by another device once; `kept` keys can be restored repeatedly by the same browser. */
  kind: 'copy' | 'kept';
  /** `null` once a copy has been taken. */
  sealed: string | null;
  /** When it expires, in milliseconds since 1970. */
  until: number;
}

/** Sealed keys of seats. */
export class BundleStore {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  /** Stores a bundle, which replaces an earlier one with the same secret. */
  async save(bundle: BundleRecord): Promise<void> {
    await this.#sql.change(SQL.save, bundleRow(bundle));
  }

  async load(secretHash: string): Promise<BundleRecord | undefined> {
    return (await this.#sql.read(SQL.load, { secretHash })).map(bundleOf)[0];
  }

  /**
   * Records that a copy was taken.
   * @returns whether it had not been taken before
   */
  async give(secretHash: string): Promise<boolean> {
    return (await this.#sql.change(SQL.give, { secretHash })) === 1;
  }

  async remove(secretHash: string): Promise<void> {
    await this.#sql.change(SQL.remove, { secretHash });
  }

  /** Deletes bundles that expired before `now`. */
  async removeOld(now: number): Promise<void> {
    await this.#sql.change(SQL.removeOld, { now });
  }
}

/** A row of `key_bundles`. */
interface BundleRow {
  secret_hash: string;
  kind: string;
  sealed: string | null;
  until: number;
}

function bundleRow({ secretHash, kind, sealed, until }: BundleRecord): BundleRow {
  return { secret_hash: secretHash, kind, sealed, until };
}

function bundleOf({ secret_hash, kind, sealed, until }: BundleRow): BundleRecord {
  return { secretHash: secret_hash, kind: kind as BundleRecord['kind'], sealed, until };
}

const SQL = {
  save: sql<BundleRow>(
    `INSERT INTO key_bundles (secret_hash, kind, sealed, until) VALUES (:secret_hash, :kind, :sealed, :until)
     ON CONFLICT (secret_hash) DO UPDATE SET kind = excluded.kind, sealed = excluded.sealed, until = excluded.until`,
  ),
  load: sql<{ secretHash: string }, BundleRow>('SELECT * FROM key_bundles WHERE secret_hash = :secretHash'),
  give: sql<{ secretHash: string }>(
    'UPDATE key_bundles SET sealed = NULL WHERE secret_hash = :secretHash AND sealed IS NOT NULL',
  ),
  remove: sql<{ secretHash: string }>('DELETE FROM key_bundles WHERE secret_hash = :secretHash'),
  removeOld: sql<{ now: number }>('DELETE FROM key_bundles WHERE until < :now'),
};
