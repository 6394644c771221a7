import { describeWithPostgres } from '../../testing/describeWith';
import { eventually } from '../../testing/eventually';
import { newSchema, type TestSchema } from '../../testing/postgres';
import { StoreError } from '../store';
import { type Connections, connect } from './connections';

/** Connections for reading. */
const READERS = 8;

/** Any number: whoever holds this lock of the database keeps others waiting. */
const LOCK = 4711;

describeWithPostgres('the connections to PostgreSQL', () => {
  let place: TestSchema;
  let connections: Connections;

  beforeEach(async () => {
    place = await newSchema();
    connections = connect(place.url);
  });

  afterEach(async () => {
    await connections.end();
    await place.remove();
  });

  const WHO = 'SELECT pg_backend_pid() AS pid';
  /** Waits for the lock, then tells the connection. */
  const WAIT = `${WHO} FROM (SELECT pg_advisory_xact_lock_shared(${LOCK})) AS waited`;

  const waiting = async () => {
    const { rows } = await place.admin.query(
      `SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event = 'advisory'`,
      [place.name],
    );
    return rows.length;
  };

  const lock = () => place.admin.query('SELECT pg_advisory_lock($1)', [LOCK]);
  const unlock = () => place.admin.query('SELECT pg_advisory_unlock($1)', [LOCK]);

  test('what is written is written one statement after the other, while others are read', async () => {
    await lock();
    const order: string[] = [];
    const write = (name: string, sql: string) =>
      connections.write<{ pid: number }>(sql, []).then(({ rows }) => {
        order.push(name);
        return rows[0]?.pid;
      });
    const writes = [write('first', WAIT), write('second', WHO), write('third', WHO)];
    await eventually(async () => ((await waiting()) === 1 ? true : undefined));
    for (let reads = 0; reads < 5; reads++) await connections.read(WHO, []);
    expect(order).toEqual([]);
    await unlock();
    expect(new Set(await Promise.all(writes)).size).toBe(1);
    expect(order).toEqual(['first', 'second', 'third']);
  });

  test('nothing is written between statements that belong together', async () => {
    let written: Promise<unknown> = Promise.resolve();
    const order: string[] = [];
    await connections.alone(async (client) => {
      written = connections.write(WHO, []).then(() => order.push('write'));
      for (let statement = 0; statement < 5; statement++) {
        await client.query(WHO);
        order.push('alone');
      }
    });
    await written;
    expect(order).toEqual([...Array(5).fill('alone'), 'write']);
  });

  test('the connection is free again when they fail, and their failure is passed on', async () => {
    const failure = new Error('no luck');
    await expect(connections.alone(() => Promise.reject(failure))).rejects.toBe(failure);
    expect((await connections.write(WHO, [])).rowCount).toBe(1);
  });

  test(`${READERS} are read at once, and one more waits for one of them`, async () => {
    await lock();
    const reads = Array.from({ length: READERS + 1 }, () => connections.read<{ pid: number }>(WAIT, []));
    await eventually(async () => ((await waiting()) === READERS ? true : undefined));
    await unlock();
    const pids = (await Promise.all(reads)).map(({ rows }) => rows[0]?.pid);
    expect(new Set(pids).size).toBe(READERS);
  });

  test('a connection that breaks while nobody uses it is replaced, as if nothing had happened', async () => {
    const pidOf = async (task: typeof connections.read) => (await task<{ pid: number }>(WHO, [])).rows[0]?.pid;
    const before = [await pidOf(connections.read), await pidOf(connections.write)];
    await place.admin.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [before]);
    const left = `SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)`;
    await eventually(async () => ((await place.admin.query(left, [before])).rowCount === 0 ? true : undefined));
    // What a connection has to say before it is gone has been heard by then.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    const after = [await pidOf(connections.read), await pidOf(connections.write)];
    expect(after.filter((pid) => pid === undefined || before.includes(pid))).toEqual([]);
  });

  test('statements that belong together wait for their connection, and hold up those that are written after', async () => {
    await lock();
    const order: string[] = [];
    const first = connections.write(WAIT, []).then(() => order.push('write'));
    await eventually(async () => ((await waiting()) === 1 ? true : undefined));
    const together = connections.alone(async (client) => {
      await client.query(WHO);
      order.push('alone');
    });
    await connections.read(WHO, []);
    expect(order).toEqual([]);
    await unlock();
    await Promise.all([first, together]);
    expect(order).toEqual(['write', 'alone']);
  });

  test('a write is on the disk when it is answered, whatever the default of the database', async () => {
    const lax = connect(`${place.url}%20-c%20synchronous_commit%3Doff`);
    const { rows } = await lax.write('SHOW synchronous_commit', []);
    await lax.end();
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  test('whole numbers of 64 bits come as numbers, other values as ever', async () => {
    const { rows } = await connections.read(
      `SELECT 4102444800000::bigint AS big, 7::int AS int, '1.5'::numeric AS n`,
      [],
    );
    expect(rows).toEqual([{ big: 4_102_444_800_000, int: 7, n: '1.5' }]);
  });

  test('what is wrong with a statement is told as it is; that its connection broke, as that of the store', async () => {
    await expect(connections.read('SELECT 1/0', [])).rejects.toMatchObject({ code: '22012' });
    await lock();
    const held = connections.write(WAIT, []);
    await eventually(async () => ((await waiting()) === 1 ? true : undefined));
    const broken = expect(held).rejects.toThrow(StoreError);
    const ended = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND wait_event = 'advisory'`;
    await place.admin.query(ended, [place.name]);
    await broken;
    await unlock();
    expect((await connections.write(WHO, [])).rowCount).toBe(1);
  });
});
