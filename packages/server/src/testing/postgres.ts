import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';

/** A schema of its own in a PostgreSQL database, as empty as a new database. */
export interface TestSchema {
  /** Also the name under which its connections can be found. */
  name: string;
  url: string;
  /** A connection beside those of any store. */
  admin: Pool;
  remove(): Promise<void>;
}

/** The database that tests may make schemas in: `TEST_DATABASE_URL`, or the one of a local server. */
export function testDatabaseUrl(): string {
  return process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
}

/** Throws if there is no such database. */
export async function newSchema(): Promise<TestSchema> {
  const name = `lantern_${randomBytes(6).toString('hex')}`;
  const admin = new Pool({ connectionString: testDatabaseUrl(), max: 1 });
  await admin.query(`CREATE SCHEMA ${name}`);
  const url = new URL(testDatabaseUrl());
  url.searchParams.set('options', `-c search_path=${name} -c application_name=${name}`);
  return {
    name,
    url: url.href,
    admin,
    async remove() {
      await admin.query(`DROP SCHEMA ${name} CASCADE`);
      await admin.end();
    },
  };
}
