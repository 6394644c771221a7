/**
 * A statement for both SQLite and PostgreSQL, with parameters `:name`. SQLite takes it unchanged, PostgreSQL through
 * `numbered`. Statements that differ between the dialects (locks, JSON, several writes in one statement, minimum and
 * maximum) are in `sqlite/` and `postgres/`.
 */
export interface Sql<Params extends object, Row> {
  readonly text: string;
  /** Carries types only; never set. */
  readonly types?: readonly [Params, Row];
}

/** Gives a statement the types of its parameters and rows. */
export const sql = <Params extends object, Row = never>(text: string): Sql<Params, Row> => ({ text });

/** The differences between the two databases within a shared statement. */
export interface Dialect {
  /** A table `wanted (value)` of the strings in a JSON array. */
  strings(json: string): string;
  /** A table `wanted (value)` of the objects in a JSON array. */
  objects(json: string): string;
  /** A column with JSON, as the operand of `->>`. */
  json(column: string): string;
  /** The end of a query that skips rows locked by another server. */
  readonly skipLocked: string;
}

export interface SqlRunner {
  readonly dialect: Dialect;
  /** Reads rows: none if the database cannot represent a parameter, since no row can have such a value. */
  read<Params extends object, Row extends object>(statement: Sql<Params, Row>, params: Params): Promise<Row[]>;
  /** Changes rows. Resolves with their number once the change is durable. */
  change<Params extends object>(statement: Sql<Params, never>, params: Params): Promise<number>;
  /** Like `change`, for a statement that returns rows. */
  changeReturning<Params extends object, Row extends object>(
    statement: Sql<Params, Row>,
    params: Params,
  ): Promise<Row[]>;
  /** Like `changeReturning`, for a change that may be lost when a standby of the database takes over. */
  claim<Params extends object, Row extends object>(statement: Sql<Params, Row>, params: Params): Promise<Row[]>;
}
