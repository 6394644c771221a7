import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';

/** A separate schema of a PostgreSQL database, empty like a new database. */
export interface TestSchema {
  /** Also the application name of its connections. */
  name: string;
  url: string;
  /** A connection outside any store. */
  admin: Pool;
  /** Deletes all rows. The tables stay, since creating them takes far longer than most tests. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** The database in which tests create schemas: `TEST_DATABASE_URL`, or that of a local server. */
export function testDatabaseUrl(): string {
  return process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
}

/** Throws if the database is not available. */
export async function newSchema(): Promise<TestSchema> {
  const name = `lantern_${randomBytes(6).toString('hex')}`;
  const admin = new Pool({ connectionString: testDatabaseUrl(), max: 1 });
  await admin.query(`CREATE SCHEMA ${name}`);
  const url = new URL(testDatabaseUrl());
  url.searchParams.set('application_name', name);
  url.searchParams.set('options', `-c search_path=${name}`);
  return {
    name,
    url: url.href,
    admin,
    async empty() {
      const { rows } = await admin.query<{ tablename: string }>(
        "SELECT tablename FROM pg_tables WHERE schemaname = $1 AND tablename <> 'schema_version'",
        [name],
      );
      const emptied = rows.map(({ tablename }) => `DELETE FROM ${name}.${tablename};`).join('\n');
      // Without the checks of foreign keys, for which the order of tables would matter.
      await admin.query(`SET session_replication_role = replica;\n${emptied}\nRESET session_replication_role;`);
    },
    async remove() {
      await admin.query(`DROP SCHEMA ${name} CASCADE`);
      await admin.end();
    },
  };
}
