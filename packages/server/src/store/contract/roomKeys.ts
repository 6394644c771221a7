/** A primary key, a unique index or a foreign key, from the catalog of the database. */
export interface KeyOfTable {
  table: string;
  columns: readonly string[];
  /** The table that a foreign key refers to; `null` for the other kinds. */
  refersTo: string | null;
}

/** The tables that are not about one room, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  schema_version: 'one row',
  day_beats: 'one row',
  secrets: 'those of all servers',
  servers: 'those of the database',
  blocked_households: 'for all rooms',
  key_bundles: 'found by the hash of a secret that names no room',
  mail_boxes: 'an address may belong to seats of several rooms',
  operator_acts: 'numbered over all rooms, and kept after their room',
  reports: 'numbered over all rooms',
};

/** The column with the code of the room. */
const ROOM_CODE: ReadonlySet<string | undefined> = new Set(['room_code', 'code']);

/**
 * The keys of tables with data of rooms that do not begin with the code of the room. References to a table that is not
 * about one room do not count: if the data are divided over several databases, each of them has that table.
 */
export function keysWithoutRoom(keys: readonly KeyOfTable[]): string[] {
  return keys
    .filter(({ table, refersTo }) => !(table in EXEMPT) && !(refersTo !== null && refersTo in EXEMPT))
    .filter(({ columns }) => !ROOM_CODE.has(columns[0]))
    .map(({ table, columns }) => `${table} (${columns.join(', ')})`)
    .sort();
}

/** The tables of rooms for which a catalog contains keys. */
export const tablesOfRooms = (keys: readonly KeyOfTable[]): string[] =>
  [...new Set(keys.map(({ table }) => table))].filter((table) => !(table in EXEMPT)).sort();
