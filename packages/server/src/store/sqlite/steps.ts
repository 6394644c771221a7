import type { Sql } from '../sql';

/**
 * One statement of a write, as plain data that can be sent to another thread. `Result` is the number of changed rows,
 * or the returned rows.
 */
export interface Step<Result = unknown> {
  readonly text: string;
  readonly params: object;
  readonly gives: 'changes' | 'rows';
  /** Whether the rest of the write is skipped if this changes nothing. */
  readonly decides: boolean;
  /** Carries types only; never set. */
  readonly types?: Result;
}

/** The results of the steps of a write, in order; undefined for skipped steps. */
export type Results<Steps extends readonly Step[]> = {
  -readonly [Index in keyof Steps]: Steps[Index] extends Step<infer Result> ? Result | undefined : never;
};

export function change<Params extends object>({ text }: Sql<Params, never>, params: Params): Step<number> {
  return { text, params, gives: 'changes', decides: false };
}

/** A step that changes rows; if it changes none, the rest of its write is skipped. */
export function decisive<Params extends object>(sql: Sql<Params, never>, params: Params): Step<number> {
  return { ...change(sql, params), decides: true };
}

export function query<Params extends object, Row>({ text }: Sql<Params, Row>, params: Params): Step<Row[]> {
  return { text, params, gives: 'rows', decides: false };
}
