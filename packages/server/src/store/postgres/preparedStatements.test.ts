import { describeWithPostgres } from '../../testing/describeWith';
import { newSchema, type TestSchema } from '../../testing/postgres';
import { commitOf, keyIn, match } from '../contract/records';
import { type Connections, connect } from './connections';
import { openPostgres, PostgresStore } from './postgres';

describeWithPostgres('prepared statements', () => {
  let schema: TestSchema;
  let connections: Connections;
  let store: PostgresStore;

  beforeEach(async () => {
    schema = await newSchema();
    await (await openPostgres(schema.url)).close();
    connections = connect(schema.url);
    store = new PostgresStore(connections);
    await store.createMatch(match('m1'));
  });

  afterEach(async () => {
    await connections.end();
    await schema.remove();
  });

  const names = async () =>
    (await connections.write<{ name: string }>('SELECT name FROM pg_prepared_statements', [])).rows;
  const commit = (seq: number) => store.commit(commitOf('m1', seq));
  const seqs = async () => (await store.moves(keyIn('m1'))).map(({ seq }) => seq);

  test('moves share one statement', async () => {
    for (const seq of [1, 2, 3]) expect(await commit(seq)).toBe('committed');
    expect(await names()).toHaveLength(1);
  });

  test('a move is stored once if a pooler has lost its statement, and so are those after it', async () => {
    expect(await commit(1)).toBe('committed');
    await connections.write('DEALLOCATE ALL', []);
    for (const seq of [2, 3]) expect(await commit(seq)).toBe('committed');
    expect(await seqs()).toEqual([1, 2, 3]);
    expect(await names()).toEqual([]);
  });

  test('a move is stored once if another server has prepared its statement on the same connection', async () => {
    expect(await commit(1)).toBe('committed');
    const { rows } = await connections.write<{ name: string; statement: string }>(
      'SELECT name, statement FROM pg_prepared_statements',
      [],
    );
    const [{ name, statement }] = rows as [{ name: string; statement: string }];
    const other = connect(schema.url);
    try {
      await other.write(`PREPARE ${name} AS ${statement}`, []);
      const another = new PostgresStore(other);
      expect(await another.commit(commitOf('m1', 2))).toBe('committed');
      expect(await seqs()).toEqual([1, 2]);
    } finally {
      await other.end();
    }
  });
});
