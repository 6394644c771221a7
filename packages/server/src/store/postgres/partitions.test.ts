import type { PoolClient } from 'pg';
import { describeWithPostgres } from '../../testing/describeWith';
import type { TestSchema } from '../../testing/postgres';
import { commitOf, keyIn, match, room, stateAfter } from '../contract/records';
import type { Store } from '../store';
import { DIVIDED, newDividedSchema, PARTITIONS } from './dividedSchema';
import { openPostgres } from './postgres';

describeWithPostgres('a PostgreSQL database that is partitioned by the codes of rooms', () => {
  let place: TestSchema;
  let store: Store;
  let client: PoolClient;

  beforeEach(async () => {
    place = await newDividedSchema();
    store = await openPostgres(place.url);
    client = await place.admin.connect();
    await client.query(`SET search_path = ${place.name}`);
  });

  afterEach(async () => {
    client.release(true);
    await store.close();
    await place.remove();
  });

  test('reads of a match touch the partition of its room only', async () => {
    await store.createRoom(room('AAAA', { matchId: 'm' }));
    await store.createMatch(match('m', { state: stateAfter(0) }));
    await store.commit(commitOf('m', 1, 'r1'));
    const { rows } = await client.query<{ part: string }>('SELECT tableoid::regclass AS part FROM matches');
    const own = Number(rows[0]?.part.slice(-1));
    const others = Array.from({ length: PARTITIONS }, (_, part) => part).filter((part) => part !== own);
    const locked = DIVIDED.flatMap(([table]) => others.map((part) => `${table}_${part}`));
    await client.query(`BEGIN; LOCK TABLE ${locked} IN ACCESS EXCLUSIVE MODE`);
    const key = keyIn('m');
    expect((await store.loadRoom('AAAA'))?.matchId).toBe('m');
    expect((await store.loadMatch(key))?.seq).toBe(1);
    expect((await store.progress(key, 0))?.deltas).toHaveLength(1);
    expect(await store.stateAt(key, 0)).toEqual(stateAfter(0));
    expect(await store.moves(key)).toHaveLength(1);
    expect(await store.moveOfRequest(key, 'r1')).toBeDefined();
    expect(await store.days.load(key)).toBeUndefined();
    expect(await store.freeze(key, 1, 1)).toBe('frozen');
  });
});
