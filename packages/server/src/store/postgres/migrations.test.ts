import type { Socket } from 'node:net';
import { Client } from 'pg';
import { describeWithPostgres } from '../../testing/describeWith';
import { eventually } from '../../testing/eventually';
import { newSchema, type TestSchema } from '../../testing/postgres';
import { StoreError } from '../store';
import { UnusableDatabase } from '../unusableDatabase';
import { type Connections, connect, type Query } from './connections';
import { migratePostgres } from './migrations';

/** How long the connections wait for the answer to a write, in milliseconds. */
const ANSWER = 200;

describeWithPostgres('the migration of a PostgreSQL schema', () => {
  let place: TestSchema;
  let connections: Connections;

  beforeEach(async () => {
    place = await newSchema();
    connections = connect(place.url, { timeouts: { connect: 5_000, answer: ANSWER } });
    await migrate();
  });

  afterEach(async () => {
    await connections.end();
    await place.remove();
  });

  const migrate = () => connections.alone((query) => migratePostgres(query));

  /** Lets a task run while another session holds the table that the migration reads first. */
  const whileHeld = async (task: () => Promise<void>) => {
    await place.admin.query(`BEGIN; LOCK TABLE ${place.name}.schema_version`);
    await task();
    await place.admin.query('ROLLBACK');
  };

  /** The connection that waits, and for how many milliseconds. */
  const waiting = async () => {
    await place.admin.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await place.admin.query<{ pid: number; since: number }>(
      `SELECT pid, extract(epoch FROM clock_timestamp() - query_start)::float8 * 1000 AS since FROM pg_stat_activity
         WHERE application_name = $1 AND wait_event_type = 'Lock'`,
      [place.name],
    );
    return rows[0];
  };

  /** Whether a connection runs a statement that does not end. */
  const sleeping = async () => {
    const sql = `SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event = 'PgSleep'`;
    return (await place.admin.query(sql, [place.name])).rowCount === 1;
  };

  test('it may take longer than the answer to a write', async () => {
    let migrated: Promise<void> = Promise.resolve();
    await whileHeld(async () => {
      migrated = migrate();
      await eventually(async () => (((await waiting())?.since ?? 0) > 2 * ANSWER ? true : undefined));
    });
    await migrated;
  });

  test('a schema of the newest version is not written', async () => {
    const versions = async () =>
      (await place.admin.query(`SELECT ctid, xmin, version FROM ${place.name}.schema_version`)).rows;
    const before = await versions();
    await migrate();
    expect(await versions()).toEqual(before);
  });

  test('an older schema with tables of a newer one is refused, and so are tables of another program', async () => {
    const refusal = async (version: number) => {
      await place.admin.query(`UPDATE ${place.name}.schema_version SET version = $1`, [version]);
      await expect(migrate()).rejects.toThrow(UnusableDatabase);
      return migrate().catch((error: Error) => error.message);
    };
    const { rows } = await place.admin.query(`SELECT version FROM ${place.name}.schema_version`);
    expect(await refusal(rows[0].version - 1)).toContain('but also tables of a newer one');
    expect(await refusal(0)).toContain('belongs to another program');
  });

  test('if the database becomes unavailable meanwhile, it fails with StoreError', async () => {
    await whileHeld(async () => {
      const migrated = expect(migrate()).rejects.toThrow(StoreError);
      const { pid } = await eventually(waiting);
      await place.admin.query('SELECT pg_terminate_backend($1)', [pid]);
      await migrated;
    });
    await migrate();
  });

  test('PostgreSQL ends it soon after its server has died, however long its statement would take', async () => {
    const server = new Client(place.url);
    server.on('error', () => {});
    await server.connect();
    const never = (sql: string) => server.query(sql.startsWith('CREATE') ? 'SELECT pg_sleep(60)' : sql);
    const abandoned = expect(migratePostgres(never as Query)).rejects.toThrow();
    await eventually(async () => (await sleeping()) || undefined);
    (server as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    await abandoned;
    await migrate();
  });
});
