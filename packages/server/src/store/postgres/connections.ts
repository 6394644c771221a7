import {
  DatabaseError,
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryResult,
  type QueryResultRow,
  types,
} from 'pg';
import type { Sql } from '../sql';
import { StoreError } from '../store';
import { numbered } from './numbered';

/** Connections for reading; one more writes. */
const READERS = 8;

/** How long a connection may take to open and a statement to be answered, in milliseconds. */
const PATIENCE = { connect: 5_000, answer: 10_000 };

const BIGINT = 20;

/** Whole numbers of 64 bits are times here and fit a JavaScript number. */
const wholeNumbers = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** The connections of a server to PostgreSQL. Where the database does not answer they reject with `StoreError`. */
export interface Connections {
  /** One statement after the other, on the connection that writes matches and rooms. */
  write<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<QueryResult<Row>>;
  /** On any connection that is free. */
  read<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<QueryResult<Row>>;
  /** A shared statement, as `write`. */
  writeSql<Params extends object, Row extends QueryResultRow>(
    statement: Sql<Params, Row>,
    params: Params,
  ): Promise<QueryResult<Row>>;
  /** A shared statement, as `read`. */
  readSql<Params extends object, Row extends QueryResultRow>(
    statement: Sql<Params, Row>,
    params: Params,
  ): Promise<QueryResult<Row>>;
  /** Several statements on one connection; what they reject with is passed on as it is. */
  alone<T>(task: (client: PoolClient) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** Opens connections as they are needed; those that break are replaced. */
export function connect(url: string): Connections {
  const writer = newPool(url, 1);
  const readers = newPool(url, READERS);
  return {
    write: (sql, values) => answered(writer.query(sql, values)),
    read: (sql, values) => answered(readers.query(sql, values)),
    writeSql: (statement, params) => answered(writer.query(...numbered(statement, params))),
    readSql: (statement, params) => answered(readers.query(...numbered(statement, params))),
    async alone(task) {
      const client = await answered(writer.connect());
      try {
        return await task(client);
      } finally {
        client.release();
      }
    },
    async end() {
      await Promise.all([writer.end(), readers.end()]);
    },
  };
}

function newPool(connectionString: string, max: number): Pool {
  const config: PoolConfig = {
    connectionString,
    max,
    types: wholeNumbers,
    connectionTimeoutMillis: PATIENCE.connect,
    query_timeout: PATIENCE.answer,
    keepAlive: true,
    // An acknowledged move is on the disk, whatever the database's own default is.
    onConnect: async (client) => {
      await client.query('SET synchronous_commit = on');
    },
  };
  const pool = new Pool(config);
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
  pool.on('error', () => {});
  return pool;
}

/** SQLSTATE classes of a database that is not there: broken connections, too few of them, shutting down or starting. */
const AWAY = /^(08|53|57P)/;

async function answered<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof DatabaseError && !AWAY.test(error.code ?? '')) throw error;
    const { code, message } = error as { code?: string; message: string };
    throw new StoreError(`PostgreSQL does not answer (${code ?? message})`, { cause: error });
  }
}
