import { describeWithPostgres } from '../../testing/describeWith';
import { newSchema, type TestSchema } from '../../testing/postgres';
import { commitOf, match, room } from '../contract/records';
import { type Connections, connect } from './connections';
import { openPostgres, PostgresStore } from './postgres';

describeWithPostgres('behind a pooler that loses the settings of the session', () => {
  let schema: TestSchema;
  let connections: Connections;
  let store: PostgresStore;

  /** Each change of a table records the settings of its transaction. */
  beforeEach(async () => {
    schema = await newSchema();
    await (await openPostgres(schema.url)).close();
    await schema.admin.query(`
      CREATE TABLE ${schema.name}.seen (what text, durability text, patience text);
      CREATE FUNCTION ${schema.name}.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO ${schema.name}.seen
          VALUES (TG_TABLE_NAME, current_setting('synchronous_commit'), current_setting('lock_timeout'));
        RETURN NULL;
      END $$;
      CREATE TRIGGER note AFTER UPDATE ON ${schema.name}.rooms EXECUTE FUNCTION ${schema.name}.note();
      CREATE TRIGGER note AFTER INSERT ON ${schema.name}.matches EXECUTE FUNCTION ${schema.name}.note();
      CREATE TRIGGER note AFTER INSERT ON ${schema.name}.moves EXECUTE FUNCTION ${schema.name}.note()`);
    connections = connect(schema.url);
    store = new PostgresStore(connections);
    await connections.write(`SET synchronous_commit = off`, []);
    await connections.write('SET lock_timeout = 0', []);
  });

  afterEach(async () => {
    await connections.end();
    await schema.remove();
  });

  const seen = async (what: string) =>
    (await schema.admin.query(`SELECT durability, patience FROM ${schema.name}.seen WHERE what = $1`, [what])).rows;

  test('a move is durable, and does not wait long for a lock', async () => {
    await store.createMatch(match('m1'));
    expect(await store.commit(commitOf('m1', 1))).toBe('committed');
    expect(await seen('moves')).toEqual([{ durability: 'on', patience: '5s' }]);
  });

  test('a changed room is durable, and does not wait long for a lock', async () => {
    await store.createRoom(room('AAAA'));
    expect(await store.saveRoom(room('AAAA', { version: 2 }))).toBe('saved');
    expect(await seen('rooms')).toEqual([{ durability: 'on', patience: '5s' }]);
  });

  test('a deal is durable', async () => {
    await store.createMatch(match('m1'));
    expect(await seen('matches')).toMatchObject([{ durability: 'on' }]);
  });
});
