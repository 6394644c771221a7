import type { Dialect, SqlRunner } from '../sql';
import { isDataFault } from './commits';
import type { Connections } from './connections';
import { numbered } from './numbered';

const DIALECT: Dialect = {
  strings: (json) => `json_array_elements_text(CAST(${json} AS json)) AS wanted (value)`,
  objects: (json) => `json_array_elements(CAST(${json} AS json)) AS wanted (value)`,
  json: (column) => `CAST(${column} AS json)`,
  skipLocked: 'FOR UPDATE SKIP LOCKED',
};

export function postgresRunner({ read, write }: Connections): SqlRunner {
  return {
    dialect: DIALECT,
    async read(statement, params) {
      try {
        return (await read(...numbered(statement, params))).rows as never;
      } catch (error) {
        if (isDataFault(error)) return [];
        throw error;
      }
    },
    change: async (statement, params) => (await write(...numbered(statement, params))).rowCount ?? 0,
    changeReturning: async (statement, params) => (await write(...numbered(statement, params))).rows as never,
    claim: async (statement, params) => (await read(...numbered(statement, params))).rows as never,
  };
}
