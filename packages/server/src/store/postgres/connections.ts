import {
  DatabaseError,
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
  types,
} from 'pg';
import { StoreError } from '../store';
import { NO_EVENTS, type StoreEvents } from '../storeEvents';
import { PendingWrites } from './pendingWrites';
import { type Prepared, PreparedStatements } from './preparedStatements';
import { WriteBackoff } from './writeBackoff';

/** Number of connections for reading; one more writes. */
const READ_CONNECTIONS = 8;

/** Timeouts for opening a connection and for the answer to a statement, in milliseconds. */
interface Timeouts {
  connect: number;
  answer: number;
}

const TIMEOUTS: Timeouts = { connect: 5_000, answer: 10_000 };

/** Maximum time of one statement of a group, in milliseconds: a migration may rewrite a large table. */
const GROUP_ANSWER = 3_600_000;

/** How long a write waits for a lock, in milliseconds: another write that is not answered may hold it. */
export const LOCK_TIMEOUT = 5_000;

/** The message of the driver if a statement is not answered in time. */
const NO_ANSWER = 'Query read timeout';

const BIGINT_OID = 20;

/** 64-bit integers are times here and fit a JavaScript number. */
const wholeNumbers = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT_OID ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

export interface ConnectSpec {
  events?: StoreEvents | undefined;
  timeouts?: Timeouts;
}

/** Runs a statement of a group. Rejects with `StoreError` if the database does not answer. */
export type Query = <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<QueryResult<Row>>;

/** The connections of a server to PostgreSQL. They reject with `StoreError` if the database does not answer. */
export interface Connections {
  /** Runs statements one after the other, on the connection that writes matches and rooms. */
  write<Row extends QueryResultRow>(sql: string | Prepared, values: unknown[]): Promise<QueryResult<Row>>;
  /**
   * Runs a statement on any free connection. Its changes may be lost with the machine of the database, even if a
   * standby takes over.
   */
  read<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<QueryResult<Row>>;
  /** Runs a group of statements on the connection that writes, however long they take. */
  alone<T>(task: (query: Query) => Promise<T>): Promise<T>;
  /** How long the oldest unanswered write has been waiting, in milliseconds. */
  readonly oldestWrite: number;
  /** Whether the database is still working on a write that was not answered in time. */
  stuck(): Promise<boolean>;
  end(): Promise<void>;
}

/** Whether a commit of this server, or of another one under the same name, waits for a standby. */
const IS_STUCK = `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND datname = current_database()
  AND application_name = current_setting('application_name') LIMIT 1`;

/** Opens connections on demand and replaces broken ones. */
export function connect(url: string, { events = NO_EVENTS, timeouts = TIMEOUTS }: ConnectSpec = {}): Connections {
  // An acknowledged move must be on the disk, and on that of a synchronous standby, regardless of the database's
  // default.
  const writer = newPool(url, 1, timeouts, `SET synchronous_commit = on; SET lock_timeout = ${LOCK_TIMEOUT}`);
  // Heartbeats must not wait for a standby.
  const readers = newPool(url, READ_CONNECTIONS, timeouts, 'SET synchronous_commit = local');
  const pending = new PendingWrites();
  const statements = new PreparedStatements();
  const answered = <T>(question: Promise<T>) =>
    question.catch((error: unknown) => {
      const fault = faultOf(error);
      if (fault instanceof StoreError) events.failed(fault);
      throw fault;
    });
  const read: Connections['read'] = (sql, values) => answered(readers.query(sql, values));
  const backoff = new WriteBackoff(async () => (await read(IS_STUCK, [])).rowCount !== 0);
  const write: Connections['write'] = async (sql, values) => {
    const run = (client: PoolClient) =>
      typeof sql === 'string' ? client.query(sql, values) : statements.query(client, sql, values);
    const result = await pending.during(() => answered(written(writer, backoff, run)));
    events.wrote();
    return result as never;
  };
  return {
    write,
    read,
    async alone(task) {
      const { client, release } = await answered(checkedOut(writer));
      let fault: StoreError | undefined;
      const query: Query = (text, values = []) =>
        client.query({ text, values, query_timeout: GROUP_ANSWER } as QueryConfig).catch((error: unknown) => {
          const found = faultOf(error);
          if (found instanceof StoreError) fault ??= found;
          throw found;
        });
      try {
        return await task(query);
      } finally {
        release(fault);
      }
    },
    get oldestWrite() {
      return Math.max(pending.oldest, backoff.age);
    },
    stuck: () => backoff.stuck(),
    async end() {
      await Promise.all([writer.end(), readers.end()]);
    },
  };
}

/**
 * Takes a connection out of its pool. If it breaks, its statements reject; the client emits the error as well, which
 * would end the process without a listener.
 */
async function checkedOut(pool: Pool): Promise<{ client: PoolClient; release(error?: Error): void }> {
  const client = await pool.connect();
  client.on('error', ignore);
  return {
    client,
    release(error) {
      client.off('error', ignore);
      client.release(error);
    },
  };
}

const ignore = () => {};

/** Runs a statement on the connection that writes, unless an earlier one is still unanswered. */
async function written(
  writer: Pool,
  backoff: WriteBackoff,
  run: (client: PoolClient) => Promise<QueryResult>,
): Promise<QueryResult> {
  const { client, release } = await checkedOut(writer);
  const began = performance.now();
  try {
    await backoff.admit();
    const result = await run(client);
    backoff.answered();
    release();
    return result;
  } catch (error) {
    if ((error as Error).message === NO_ANSWER) backoff.unanswered(began);
    release(error as Error);
    throw error;
  }
}

function newPool(connectionString: string, max: number, timeouts: Timeouts, settings: string): Pool {
  const config: PoolConfig = {
    connectionString,
    max,
    types: wholeNumbers,
    fallback_application_name: 'lantern',
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.answer,
    keepAlive: true,
    onConnect: async (client) => {
      await client.query(settings);
    },
  };
  const pool = new Pool(config);
  // A broken idle connection is replaced when the next one is needed.
  pool.on('error', ignore);
  return pool;
}

/**
 * SQLSTATE codes of an unavailable database: broken connections, too few of them, shutting down or starting; read-only
 * as a standby is; a statement that was cancelled, or that has waited too long for a lock.
 */
const AWAY = /^(08|53|57P|57014|25006|55P03)/;

/** A failure of the database as `StoreError`; an error in a statement unchanged. */
function faultOf(error: unknown): unknown {
  if (error instanceof StoreError) return error;
  if (error instanceof DatabaseError && !AWAY.test(error.code ?? '')) return error;
  const { code, message } = error as { code?: string; message: string };
  return new StoreError(`PostgreSQL does not answer (${code ?? message})`, { cause: error });
}
