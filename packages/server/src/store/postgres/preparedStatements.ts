import { createHash } from 'node:crypto';
import type { PoolClient, QueryResult } from 'pg';

/** A statement that PostgreSQL parses and plans once for a connection. */
export interface Prepared {
  /** Depends on the text, so that servers of several versions may share the connections of a pooler. */
  name: string;
  text: string;
}

/** Prepares a statement that runs often and whose columns no migration changes. */
export function prepared(text: string): Prepared {
  return { name: `lantern_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`, text };
}

/** SQLSTATE codes of a connection that does not know a prepared statement, and of one that already knows it. */
const LOST: ReadonlySet<unknown> = new Set(['26000', '42P05']);

/**
 * Runs prepared statements. A pooler that assigns each transaction another connection may lose them; from then on the
 * statements are sent as text.
 */
export class PreparedStatements {
  #areKept = true;

  async query(client: PoolClient, { name, text }: Prepared, values: unknown[]): Promise<QueryResult> {
    if (!this.#areKept) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!LOST.has((error as { code?: unknown }).code)) throw error;
      this.#areKept = false;
      return client.query(text, values);
    }
  }
}
