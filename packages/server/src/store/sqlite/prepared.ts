import type Database from 'better-sqlite3';
import type { Sql } from '../sql';

/** A group of shared statements, prepared. */
export type Prepared<Group> = {
  [Name in keyof Group]: Group[Name] extends Sql<infer Params, infer Row> ? Database.Statement<[Params], Row> : never;
};

export function prepared<Group extends Readonly<Record<string, Pick<Sql<object, unknown>, 'text'>>>>(
  database: Database.Database,
  group: Group,
): Prepared<Group> {
  const entries = Object.entries(group).map(([name, { text }]) => [name, database.prepare(text)]);
  return Object.fromEntries(entries) as Prepared<Group>;
}
