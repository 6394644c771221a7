import type { Sql } from '../sql';

/**
 * One statement of a write, as plain data: so that it can go to another thread. `Result` is what it gives: the number of
 * rows it has changed, or the rows it returns.
 */
export interface Step<Result = unknown> {
  readonly text: string;
  readonly params: object;
  readonly gives: 'changes' | 'rows';
  /** Whether a write ends here if this changes nothing. */
  readonly decides: boolean;
  /** There for its types only. */
  readonly types?: Result;
}

/** What the steps of a write have given, in order; nothing for those it ended before. */
export type Results<Steps extends readonly Step[]> = {
  -readonly [Index in keyof Steps]: Steps[Index] extends Step<infer Result> ? Result | undefined : never;
};

/** A statement that changes rows. */
export function change<Params extends object>({ text }: Sql<Params, never>, params: Params): Step<number> {
  return { text, params, gives: 'changes', decides: false };
}

/** A statement that changes rows, and without which the rest of its write is not to happen. */
export function decisive<Params extends object>(sql: Sql<Params, never>, params: Params): Step<number> {
  return { ...change(sql, params), decides: true };
}

/** A statement that returns rows. */
export function query<Params extends object, Row>({ text }: Sql<Params, Row>, params: Params): Step<Row[]> {
  return { text, params, gives: 'rows', decides: false };
}
