import { newSchema, type TestSchema } from '../../testing/postgres';
import { openPostgres } from './postgres';

/** The tables with data of rooms that a test divides, with the column that has the code. */
export const DIVIDED = [
  ...['rooms code', 'visitors code', 'matches room_code', 'snapshots room_code', 'moves room_code', 'calls room_code'],
  ...['day_clocks room_code', 'said room_code', 'push_addresses room_code', 'group_histories room_code'],
  ...['seat_marks room_code', 'room_hooks room_code', 'mail_seats room_code'],
].map((words) => words.split(' ') as [table: string, column: string]);

/** Number of partitions of each table. */
export const PARTITIONS = 2;

/**
 * Partitions all data of rooms by the code of the room. PostgreSQL then rejects unique keys without the code, and so do
 * engines that distribute the partitions over several databases.
 */
async function divide({ admin, name }: TestSchema): Promise<void> {
  const client = await admin.connect();
  await client.query(`SET search_path = ${name}; DROP INDEX calls_of_earlier_servers`);
  const { rows: references } = await client.query<{ owner: string; name: string; text: string }>(
    `SELECT conrelid::regclass AS owner, conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
       WHERE contype = 'f' AND connamespace = $1::regnamespace`,
    [name],
  );
  for (const { owner, name: constraint } of references)
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${constraint}`);
  for (const [table, column] of DIVIDED) {
    await client.query(`ALTER TABLE ${table} RENAME TO whole_${table};
      CREATE TABLE ${table} (LIKE whole_${table} INCLUDING ALL) PARTITION BY HASH (${column});
      DROP TABLE whole_${table}`);
    for (let part = 0; part < PARTITIONS; part++)
      await client.query(
        `CREATE TABLE ${table}_${part} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${part})`,
      );
  }
  for (const { owner, text } of references) await client.query(`ALTER TABLE ${owner} ADD ${text}`);
  await client.query('RESET search_path');
  client.release();
}

/** Creates a schema of the newest version and partitions it. */
export async function newDividedSchema(): Promise<TestSchema> {
  const place = await newSchema();
  await (await openPostgres(place.url)).close();
  await divide(place);
  return place;
}
