import { execFileSync } from 'node:child_process';
import { newSchema, type TestSchema, testDatabaseUrl } from '../testing/postgres';
import { openStore } from './open';
import { openPostgres } from './postgres';
import type { Commit, MatchRecord } from './store';
import { storeContract } from './storeContract';

const reachable = isReachable();

if (!reachable)
  process.stderr.write('SKIPPED unless CI is true: no PostgreSQL answers. Name a database in TEST_DATABASE_URL.\n');

function isReachable(): boolean {
  const { hostname, port } = new URL(testDatabaseUrl());
  const knock = `require('node:net').connect(${Number(port || 5432)}, ${JSON.stringify(hostname)})
    .once('connect', () => process.exit(0)).once('error', () => process.exit(1)).setTimeout(3000, () => process.exit(1))`;
  try {
    execFileSync(process.execPath, ['-e', knock], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const match = (id: string): MatchRecord => ({
  id,
  roomCode: 'AAAA',
  game: 'toy',
  rulesVersion: 1,
  players: 2,
  options: {},
  seq: 0,
  state: { n: 0 },
  versions: {},
  createdAt: 1,
  updatedAt: 1,
});

const commit = (matchId: string, seq: number, requestId: string | null = null): Commit => ({
  move: {
    matchId,
    seq,
    at: Date.now(),
    seat: '0',
    move: 'draw',
    args: [],
    rulesVersion: 1,
    requestId,
    delta: [{ op: 'replace', path: '/n', value: seq }],
  },
  state: { n: seq },
  versions: {},
});

(reachable || process.env.CI === 'true' ? describe : describe.skip)('the store in PostgreSQL', () => {
  storeContract(async () => {
    const place = await newSchema();
    return { open: () => openStore(place.url), remove: place.remove };
  });

  describe('shared by several servers', () => {
    let place: TestSchema;
    beforeEach(async () => {
      place = await newSchema();
    });
    afterEach(() => place.remove());

    test('can be opened by all of them at the same moment, the first time too', async () => {
      const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(place.url)));
      expect(await Promise.all(stores.map((store) => store.ready()))).toEqual([true, true, true, true, true]);
      await Promise.all(stores.map((store) => store.close()));
    });

    test('of moves of two servers on the same states each match keeps one', async () => {
      const stores = await Promise.all([openPostgres(place.url), openPostgres(place.url)]);
      const [first] = stores;
      const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
      for (const id of ids) await first?.createMatch(match(id));
      for (let seq = 1; seq <= 5; seq++) {
        const [one = [], other = []] = await Promise.all([
          Promise.all(ids.map((id) => stores[0]?.commit(commit(id, seq, `a${seq}`)))),
          Promise.all([...ids].reverse().map((id) => stores[1]?.commit(commit(id, seq, `b${seq}`)))),
        ]);
        const pairs = one.map((result, index) => [result, other.at(-1 - index)].sort());
        expect(pairs).toEqual(ids.map(() => ['committed', 'conflict']));
      }
      for (const id of ids) {
        expect((await first?.moves(id))?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
        expect((await first?.loadMatch(id))?.state).toEqual({ n: 5 });
      }
      await Promise.all(stores.map((store) => store.close()));
    });

    test('of a request that two servers bring to one match, one is kept', async () => {
      const stores = await Promise.all([openPostgres(place.url), openPostgres(place.url)]);
      await stores[0]?.createMatch(match('m1'));
      const results = await Promise.all(stores.map((store) => store.commit(commit('m1', 1, 'r1'))));
      expect(results.sort()).toEqual(['committed', 'conflict']);
      await Promise.all(stores.map((store) => store.close()));
    });

    test('a move that PostgreSQL cannot hold takes no other move of the same moment with it', async () => {
      const store = await openPostgres(place.url);
      for (const id of ['m1', 'm2']) await store.createMatch(match(id));
      const results = await Promise.allSettled([store.commit(commit('m1', 1, 'a\0b')), store.commit(commit('m2', 1))]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      expect(await store.moveOfRequest('m1', 'a\0b')).toBeUndefined();
      expect((await store.loadMatch('m1'))?.seq).toBe(0);
      await store.close();
    });

    test('it heals by itself when its connections break', async () => {
      const store = await openPostgres(place.url);
      await store.createMatch(match('m1'));
      await store.loadMatch('m1');
      const { rowCount } = await place.admin.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
        [place.name],
      );
      expect(rowCount).toBeGreaterThan(1);
      while (!(await store.ready())) await new Promise((resolve) => setTimeout(resolve, 10));
      const again = (): Promise<string> => store.commit(commit('m1', 1, 'r1')).catch(again);
      expect(await again()).toBe('committed');
      expect((await store.loadMatch('m1'))?.seq).toBe(1);
      await store.close();
    });

    test('a database of a newer server is refused', async () => {
      await (await openPostgres(place.url)).close();
      await place.admin.query(`UPDATE ${place.name}.schema_version SET version = 999`);
      await expect(openPostgres(place.url)).rejects.toThrow('schema 999');
    });
  });
});
