import type Database from 'better-sqlite3';
import type { Dialect, Sql, SqlRunner } from '../sql';
import type { GroupCommit } from './groupCommit';
import { change, query } from './steps';

const DIALECT: Dialect = {
  strings: (json) => `json_each(${json}) AS wanted`,
  objects: (json) => `json_each(${json}) AS wanted`,
  json: (column) => column,
  skipLocked: '',
};

/** Runs shared statements in SQLite: reads on this connection, writes in the group commit. */
export function sqliteRunner(database: Database.Database, groupCommit: GroupCommit): SqlRunner {
  const known = new Map<string, Database.Statement<[object]>>();
  const prepared = (text: string) => {
    const statement = known.get(text) ?? database.prepare<[object]>(text);
    known.set(text, statement);
    return statement;
  };
  const changeReturning = async <Params extends object, Row>(statement: Sql<Params, Row>, params: Params) =>
    (await groupCommit.write(query(statement, params)))[0] ?? [];
  return {
    dialect: DIALECT,
    read: async ({ text }, params) => prepared(text).all(params) as never,
    change: async (statement, params) => (await groupCommit.write(change(statement, params)))[0] ?? 0,
    changeReturning,
    claim: changeReturning,
  };
}
