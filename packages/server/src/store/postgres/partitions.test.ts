import { describeWithPostgres } from '../../testing/describeWith';
import { newSchema, type TestSchema } from '../../testing/postgres';
import { commitOf, keyIn, match, room, stateAfter } from '../contract/records';
import { storeContract } from '../contract/store';
import { openPostgres } from './postgres';

/** The tables with data of rooms, with the column that has the code. */
const TABLES = [
  ...['rooms code', 'visitors code', 'matches room_code', 'snapshots room_code', 'moves room_code', 'calls room_code'],
  ...['day_clocks room_code', 'said room_code', 'push_addresses room_code', 'group_histories room_code'],
  ...['seat_marks room_code', 'room_hooks room_code', 'mail_seats room_code'],
].map((words) => words.split(' ') as [table: string, column: string]);

/** Number of partitions of each table. */
const PARTS = 4;

/**
 * Divides all data of rooms by the code of the room. PostgreSQL accepts no unique key without the code then, as engines
 * that spread the parts over several databases do not.
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
  for (const [table, column] of TABLES) {
    await client.query(`ALTER TABLE ${table} RENAME TO whole_${table};
      CREATE TABLE ${table} (LIKE whole_${table} INCLUDING ALL) PARTITION BY HASH (${column});
      DROP TABLE whole_${table}`);
    for (let part = 0; part < PARTS; part++)
      await client.query(
        `CREATE TABLE ${table}_${part} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part})`,
      );
  }
  for (const { owner, text } of references) await client.query(`ALTER TABLE ${owner} ADD ${text}`);
  await client.query('RESET search_path');
  client.release();
}

describeWithPostgres('a PostgreSQL database that is divided by the codes of rooms', () => {
  const newPlace = async () => {
    const place = await newSchema();
    await (await openPostgres(place.url)).close();
    await divide(place);
    return place;
  };

  describe('is a store like any other', () => {
    storeContract(async () => {
      const place = await newPlace();
      return { open: () => openPostgres(place.url), remove: place.remove };
    });
  });

  test('what is read of a match touches the part of its room only', async () => {
    const place = await newPlace();
    const store = await openPostgres(place.url);
    await store.createRoom(room('AAAA', { matchId: 'm' }));
    await store.createMatch(match('m', { state: stateAfter(0) }));
    await store.commit(commitOf('m', 1, 'r1'));
    const client = await place.admin.connect();
    await client.query(`SET search_path = ${place.name}`);
    const { rows } = await client.query<{ own: string }>(`SELECT tableoid::regclass AS own FROM matches`);
    const own = rows[0]?.own.slice(-1);
    const others = TABLES.flatMap(([table]) =>
      Array.from({ length: PARTS }, (_, part) => (String(part) === own ? [] : [`${table}_${part}`])).flat(),
    );
    await client.query(`BEGIN; LOCK TABLE ${others} IN ACCESS EXCLUSIVE MODE`);
    const key = keyIn('m');
    expect((await store.loadRoom('AAAA'))?.matchId).toBe('m');
    expect((await store.loadMatch(key))?.seq).toBe(1);
    expect((await store.progress(key, 0))?.deltas).toHaveLength(1);
    expect(await store.stateAt(key, 0)).toEqual(stateAfter(0));
    expect(await store.moves(key)).toHaveLength(1);
    expect(await store.moveOfRequest(key, 'r1')).toBeDefined();
    expect(await store.days.load(key)).toBeUndefined();
    expect(await store.freeze(key, 1, 1)).toBe('frozen');
    await client.query('ROLLBACK; RESET search_path');
    client.release();
    await store.close();
    await place.remove();
  });
});
