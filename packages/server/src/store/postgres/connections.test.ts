import { describeWithPostgres } from '../../testing/describeWith';
import { eventually } from '../../testing/eventually';
import { newSchema, type TestSchema } from '../../testing/postgres';
import { StoreError } from '../store';
import { type Connections, connect } from './connections';

const READERS = 8;

/** Key of an advisory lock; any number will do. */
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

  /** The address with a default of the database. */
  const withSetting = (name: string, value: string) => {
    const url = new URL(place.url);
    url.searchParams.set('options', `${url.searchParams.get('options')} -c ${name}=${value}`);
    return url.href;
  };

  const WHO = 'SELECT pg_backend_pid() AS pid';
  /** Waits for the lock, then returns the id of the connection. */
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

  test('writes run one after the other, while reads go on', async () => {
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

  test('no write runs between statements of one group', async () => {
    let written: Promise<unknown> = Promise.resolve();
    const order: string[] = [];
    await connections.alone(async (query) => {
      written = connections.write(WHO, []).then(() => order.push('write'));
      for (let statement = 0; statement < 5; statement++) {
        await query(WHO);
        order.push('alone');
      }
    });
    await written;
    expect(order).toEqual([...Array(5).fill('alone'), 'write']);
  });

  test('if a group fails, its connection is free again and the error is passed on', async () => {
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

  test('an idle connection that breaks is replaced without an error', async () => {
    const pidOf = async (task: typeof connections.read) => (await task<{ pid: number }>(WHO, [])).rows[0]?.pid;
    const before = [await pidOf(connections.read), await pidOf(connections.write)];
    await place.admin.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [before]);
    const left = `SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)`;
    await eventually(async () => ((await place.admin.query(left, [before])).rowCount === 0 ? true : undefined));
    // Gives the broken connection time to report its error.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    const after = [await pidOf(connections.read), await pidOf(connections.write)];
    expect(after.filter((pid) => pid === undefined || before.includes(pid))).toEqual([]);
  });

  test('a connection that breaks between two statements of a group fails the group and nothing else', async () => {
    const group = connections.alone(async (query) => {
      const { rows } = await query<{ pid: number }>(WHO);
      await place.admin.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      for (;;) await query(WHO);
    });
    await expect(group).rejects.toThrow(StoreError);
    expect((await connections.write(WHO, [])).rowCount).toBe(1);
  });

  test('a group waits for its connection and holds up the writes after it', async () => {
    await lock();
    const order: string[] = [];
    const first = connections.write(WAIT, []).then(() => order.push('write'));
    await eventually(async () => ((await waiting()) === 1 ? true : undefined));
    const together = connections.alone(async (query) => {
      await query(WHO);
      order.push('alone');
    });
    await connections.read(WHO, []);
    expect(order).toEqual([]);
    await unlock();
    await Promise.all([first, together]);
    expect(order).toEqual(['write', 'alone']);
  });

  test('a write is on the disk when it resolves, whatever the default of the database', async () => {
    const lax = connect(withSetting('synchronous_commit', 'off'));
    const { rows } = await lax.write('SHOW synchronous_commit', []);
    await lax.end();
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  test('its connections are named, unless the address names them', async () => {
    const url = new URL(place.url);
    url.searchParams.delete('application_name');
    const unnamed = connect(url.href);
    const nameOf = async (connections: Connections) => (await connections.read('SHOW application_name', [])).rows;
    expect(await nameOf(unnamed)).toEqual([{ application_name: 'lantern' }]);
    expect(await nameOf(connections)).toEqual([{ application_name: place.name }]);
    await unnamed.end();
  });

  describe('a database that is not available', () => {
    test('refuses writes as a standby does', async () => {
      const standby = connect(withSetting('default_transaction_read_only', 'on'));
      await expect(standby.write('CREATE TABLE t ()', [])).rejects.toThrow(StoreError);
      await expect(standby.alone((query) => query('CREATE TABLE t ()'))).rejects.toThrow(StoreError);
      await standby.end();
    });

    test('cancels a statement', async () => {
      await lock();
      const cancelled = expect(connections.write(WAIT, [])).rejects.toThrow(StoreError);
      await eventually(async () => ((await waiting()) === 1 ? true : undefined));
      const cancel = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND wait_event = 'advisory'`;
      await place.admin.query(cancel, [place.name]);
      await cancelled;
      await unlock();
    });

    test('has locked what is to be written', async () => {
      await connections.write('CREATE TABLE t (n int)', []);
      await place.admin.query(`BEGIN; LOCK TABLE ${place.name}.t`);
      const hasty = `SET LOCAL lock_timeout = '10ms'; LOCK TABLE t`;
      await expect(connections.alone((query) => query(hasty))).rejects.toThrow(StoreError);
      await place.admin.query('ROLLBACK');
    });
  });

  test('waits for a lock only for some seconds', async () => {
    const { rows } = await connections.write('SHOW lock_timeout', []);
    expect(rows).toEqual([{ lock_timeout: '5s' }]);
  });

  test('after an unanswered write the next ones are refused for a while, not sent', async () => {
    const hasty = connect(place.url, { timeouts: { connect: 5_000, answer: 300 } });
    await lock();
    await expect(hasty.write(WAIT, [])).rejects.toThrow('Query read timeout');
    await expect(hasty.write(WAIT, [])).rejects.toThrow('has not answered an earlier write');
    expect(await waiting()).toBe(1);
    await unlock();
    await eventually(() => hasty.write(WHO, []).catch(() => undefined));
    await hasty.end();
  });

  test('the age of the oldest unanswered write is known, and 0 without one', async () => {
    expect(connections.oldestWrite).toBe(0);
    await lock();
    const write = connections.write(WAIT, []);
    await eventually(async () => ((await waiting()) === 1 ? true : undefined));
    const age = connections.oldestWrite;
    await eventually(() => (connections.oldestWrite > age ? true : undefined));
    expect(age).toBeGreaterThan(0);
    await unlock();
    await write;
    expect(connections.oldestWrite).toBe(0);
  });

  test('failures and successful writes are reported, errors in a statement are not', async () => {
    const told: string[] = [];
    const events = { failed: () => void told.push('failed'), wrote: () => void told.push('wrote') };
    const standby = connect(withSetting('default_transaction_read_only', 'on'), { events });
    await standby.write('CREATE TABLE t ()', []).catch(() => {});
    await standby.write('SELECT 1/0', []).catch(() => {});
    await standby.read(WHO, []);
    await standby.write(WHO, []);
    await standby.end();
    expect(told).toEqual(['failed', 'wrote']);
  });

  test('64-bit integers are read as numbers, other values as usual', async () => {
    const { rows } = await connections.read(
      `SELECT 4102444800000::bigint AS big, 7::int AS int, '1.5'::numeric AS n`,
      [],
    );
    expect(rows).toEqual([{ big: 4_102_444_800_000, int: 7, n: '1.5' }]);
  });

  test('an error in a statement is passed on; a broken connection is a StoreError', async () => {
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
