import type { Sql } from '../sql';

interface Numbered {
  text: string;
  names: readonly string[];
}

const known = new Map<string, Numbered>();

/** Converts a shared statement for PostgreSQL: `$1`, `$2` … and their values. */
export function numbered<Params extends object>({ text }: Sql<Params, unknown>, params: Params): [string, unknown[]] {
  const statement = known.get(text) ?? withNumbers(text);
  known.set(text, statement);
  return [statement.text, statement.names.map((name) => params[name as keyof Params])];
}

function withNumbers(text: string): Numbered {
  const names = [...new Set([...text.matchAll(/:(\w+)/g)].map(([, name]) => name as string))];
  return { text: text.replace(/:(\w+)/g, (_, name) => `$${names.indexOf(name) + 1}`), names };
}
