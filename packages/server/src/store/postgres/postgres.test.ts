import { DEFAULT_HOSTING } from '../../rooms/host/hostingRules';
import { describeWithPostgres } from '../../testing/describeWith';
import { eventually } from '../../testing/eventually';
import { newSchema, type TestSchema } from '../../testing/postgres';
import { keyIn } from '../contract/records';
import { storeContract } from '../contract/store';
import { openStore } from '../open';
import type { Commit, MatchRecord, RoomRecord } from '../records';
import type { SharedStore, Visitor } from '../shared';
import { LONGEST_WRITE, type Store, StoreError } from '../store';
import { connect } from './connections';
import { openPostgres, PostgresStore } from './postgres';

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
  decidedAt: 1,
  frozen: null,
  createdAt: 1,
  updatedAt: 1,
});

const room = (code: string): RoomRecord => ({
  code,
  version: 1,
  game: 'toy',
  options: {},
  listed: false,
  state: 'open',
  hostKeyHash: 'hash',
  seats: [],
  matchId: null,
  owner: null,
  hosting: DEFAULT_HOSTING,
  chat: { watchers: 'together', muted: [] },
  createdAt: 1,
  updatedAt: 1,
});

const commit = (matchId: string, seq: number, requestId: string | null = null): Commit => ({
  move: {
    roomCode: 'AAAA',
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
  decidedAt: null,
});

describeWithPostgres('the store in PostgreSQL', () => {
  describe('alone', () => {
    let place: TestSchema;
    beforeAll(async () => {
      place = await newSchema();
    });
    afterAll(() => place.remove());

    storeContract(async () => ({ open: () => openStore(place.url), remove: place.empty }));
  });

  describe('shared by several servers', () => {
    let place: TestSchema;
    beforeEach(async () => {
      place = await newSchema();
    });
    afterEach(() => place.remove());

    test('several servers can open a new database at the same time', async () => {
      const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(place.url)));
      expect(await Promise.all(stores.map((store) => store.ready()))).toEqual([true, true, true, true, true]);
      await Promise.all(stores.map((store) => store.close()));
    });

    test('of moves of two servers on the same states each match stores one', async () => {
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
        expect((await first?.moves(keyIn(id)))?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
        expect((await first?.loadMatch(keyIn(id)))?.state).toEqual({ n: 5 });
      }
      await Promise.all(stores.map((store) => store.close()));
    });

    test('if two servers bring the same request to a match, it is stored once', async () => {
      const stores = await Promise.all([openPostgres(place.url), openPostgres(place.url)]);
      await stores[0]?.createMatch(match('m1'));
      const results = await Promise.all(stores.map((store) => store.commit(commit('m1', 1, 'r1'))));
      expect(results.sort()).toEqual(['committed', 'conflict']);
      await Promise.all(stores.map((store) => store.close()));
    });

    test('a move that PostgreSQL cannot store does not affect other moves of the same batch', async () => {
      const store = await openPostgres(place.url);
      for (const id of ['m1', 'm2']) await store.createMatch(match(id));
      const results = await Promise.allSettled([store.commit(commit('m1', 1, 'a\0b')), store.commit(commit('m2', 1))]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      expect(await store.moveOfRequest(keyIn('m1'), 'a\0b')).toBeUndefined();
      expect((await store.loadMatch(keyIn('m1')))?.seq).toBe(0);
      await store.close();
    });

    test('it recovers when its connections break', async () => {
      const store = await openPostgres(place.url);
      await store.createMatch(match('m1'));
      await store.loadMatch(keyIn('m1'));
      const { rowCount } = await place.admin.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
        [place.name],
      );
      expect(rowCount).toBeGreaterThan(1);
      while (!(await store.ready())) await new Promise((resolve) => setTimeout(resolve, 10));
      const again = (): Promise<string> => store.commit(commit('m1', 1, 'r1')).catch(again);
      expect(await again()).toBe('committed');
      expect((await store.loadMatch(keyIn('m1')))?.seq).toBe(1);
      await store.close();
    });

    describe('reports', () => {
      const visitor: Visitor = { name: 'Ana', hostHash: null, seatHash: 'hash' };
      let store: Store;
      beforeEach(async () => {
        store = await openPostgres(place.url);
        for (const server of ['a', 'b']) await store.leases.register(server, null);
      });
      afterEach(() => store.close());
      const elsewhere = (server: string, patience = 60_000) =>
        (store.shared as SharedStore).visitorsElsewhere(server, ['AAAA', 'BBBB'], patience);

      test('which matches and rooms other servers have changed', async () => {
        for (const id of ['m1', 'm2']) await store.createMatch(match(id));
        for (const code of ['AAAA', 'BBBB']) await store.createRoom(room(code));
        const known = {
          matches: ['m1', 'm2', 'm3'].map((id) => ({ ...keyIn(id), seq: 0 })),
          rooms: new Map([
            ['AAAA', 1],
            ['BBBB', 1],
          ]),
        };
        expect(await store.shared?.moved(known.matches, known.rooms)).toEqual({ matches: [], rooms: [] });
        await store.commit(commit('m2', 1));
        await store.saveRoom({ ...room('AAAA'), version: 2 });
        expect(await store.shared?.moved(known.matches, known.rooms)).toEqual({ matches: ['m2'], rooms: ['AAAA'] });
      });

      test('which rooms other servers have deleted', async () => {
        for (const code of ['AAAA', 'BBBB']) await store.createRoom(room(code));
        const known = new Map([
          ['AAAA', 1],
          ['BBBB', 1],
        ]);
        expect(await store.maintenance.deleteRoom({ room: room('BBBB'), changedAt: 1 })).toBe('deleted');
        expect(await store.shared?.moved([], known)).toEqual({ matches: [], rooms: ['BBBB'] });
      });

      test('who is online through other servers', async () => {
        await store.shared?.saveVisitors('a', new Map([['AAAA', [visitor]]]));
        await store.shared?.saveVisitors(
          'b',
          new Map([
            ['AAAA', [visitor, visitor]],
            ['CCCC', [visitor]],
          ]),
        );
        expect(await elsewhere('a')).toEqual(new Map([['AAAA', [visitor, visitor]]]));
        await store.shared?.saveVisitors('b', new Map([['AAAA', []]]));
        expect(await elsewhere('a')).toEqual(new Map());
        expect(await elsewhere('b')).toEqual(new Map([['AAAA', [visitor]]]));
      });

      test('no visitors of a server that has left or been silent for too long', async () => {
        await store.shared?.saveVisitors('a', new Map([['AAAA', [visitor]]]));
        await new Promise((resolve) => setTimeout(resolve, 5));
        expect(await elsewhere('b', 1)).toEqual(new Map());
        await store.leases.leave('a');
        expect(await elsewhere('b')).toEqual(new Map());
      });

      test('the loads of other servers, until they leave or are silent for too long', async () => {
        const load = (host: string) => ({ host, version: '1', commit: null, matches: 1, memory: 2, uptime: 3 });
        const loads = (server: string, patience = 60_000) => store.shared?.loadsElsewhere(server, patience);
        expect(await loads('a')).toEqual([]);
        for (const host of ['a', 'b']) await store.shared?.saveLoad(host, load(host));
        expect([await loads('a'), await loads('b'), await loads('c')]).toEqual([
          [load('b')],
          [load('a')],
          [load('a'), load('b')],
        ]);
        // As if the heartbeat of a moment ago were too old.
        expect(await loads('a', -60_000)).toEqual([]);
        await store.leases.leave('b');
        expect(await loads('a')).toEqual([]);
      });
    });

    /** The address with a default of the database. */
    const withSetting = (setting: string) => {
      const url = new URL(place.url);
      url.searchParams.set('options', `${url.searchParams.get('options')} -c ${setting}`);
      return url.href;
    };

    test('a database that accepts no writes is not ready', async () => {
      await (await openPostgres(place.url)).close();
      const standby = new PostgresStore(connect(withSetting('default_transaction_read_only=on')));
      expect(await standby.ready()).toBe(false);
      await standby.close();
    });

    test('a database that is still read-only at the start is waited for', async () => {
      const warnings: string[] = [];
      const readOnly = withSetting('default_transaction_read_only=on');
      const opened = openStore(readOnly, { patience: 500, delay: 100, warn: (sentence) => warnings.push(sentence) });
      await expect(opened).rejects.toThrow('PostgreSQL does not answer (25006)');
      expect(warnings).toEqual([expect.stringMatching(/trying again/)]);
    });

    test.each([
      ['local', 1],
      ['on', 0],
      ['remote_apply', 0],
    ])('a default of synchronous_commit = %s leads to %i warnings', async (setting, count) => {
      const warnings: string[] = [];
      const store = await openPostgres(withSetting(`synchronous_commit=${setting}`), {
        warn: (sentence) => warnings.push(sentence),
      });
      await store.close();
      expect(warnings).toHaveLength(count);
    });

    test('the store is not ready while a write waits for longer than three seconds', async () => {
      const store = await openPostgres(place.url);
      await store.createMatch(match('m1'));
      const client = await place.admin.connect();
      await client.query(`BEGIN; SELECT FROM ${place.name}.matches FOR UPDATE`);
      const move = store.commit(commit('m1', 1));
      await eventually(() => (store.oldestWrite > 0 ? true : undefined));
      expect(await store.ready()).toBe(true);
      const now = performance.now.bind(performance);
      const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + LONGEST_WRITE);
      const ready = await store.ready();
      later.mockRestore();
      expect(ready).toBe(false);
      await client.query('ROLLBACK');
      client.release();
      expect(await move).toBe('committed');
      expect(await store.ready()).toBe(true);
      await store.close();
    });

    test('an unavailable database is a StoreError', async () => {
      const store = await openPostgres(place.url);
      await store.close();
      await expect(store.loadRoom('AAAA')).rejects.toThrow(StoreError);
      await expect(openPostgres('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
        'PostgreSQL does not answer (ECONNREFUSED)',
      );
    });

    test('servers wait while one migrates the schema, whatever their version', async () => {
      await place.admin.query('SELECT pg_advisory_lock(1714146, hashtext($1))', [place.name]);
      const opening = openPostgres(place.url);
      const waits = `SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event = 'advisory'`;
      await eventually(async () => ((await place.admin.query(waits, [place.name])).rowCount === 1 ? true : undefined));
      await place.admin.query('SELECT pg_advisory_unlock_all()');
      await (await opening).close();
    });

    test('a state is stored with its deal, and again only when the deltas have grown long', async () => {
      const store = await openPostgres(place.url);
      const whole = async () => {
        const { rows } = await place.admin.query(`SELECT seq FROM ${place.name}.snapshots ORDER BY seq`);
        return rows.map(({ seq }) => seq);
      };
      const rest = 'x'.repeat(200);
      const move = (seq: number) => store.commit({ ...commit('m', seq), state: { n: seq, rest } });
      await store.createMatch({ ...match('m'), state: { n: 0, rest } });
      for (let seq = 1; seq <= 2; seq++) await move(seq);
      expect(await whole()).toEqual([0]);
      for (let seq = 3; seq <= 40; seq++) await move(seq);
      expect((await whole()).length).toBeGreaterThan(1);
      expect((await whole()).length).toBeLessThan(20);
      await store.close();
    });

    test('a message whose number is always taken is tried fifty times', async () => {
      const store = await openPostgres(place.url);
      await store.createRoom(room('AAAA'));
      await place.admin.query(`
        CREATE SEQUENCE ${place.name}.tries;
        CREATE FUNCTION ${place.name}.lose() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN PERFORM nextval('${place.name}.tries'); RETURN NULL; END $$;
        CREATE TRIGGER lose BEFORE INSERT ON ${place.name}.said FOR EACH ROW EXECUTE FUNCTION ${place.name}.lose()`);
      const remark = { roomCode: 'AAAA', audience: 'all', at: 1, speaker: { seat: null, name: 'Zoe' } } as const;
      await expect(store.chat.add({ ...remark, saying: { text: 'hello' } })).rejects.toThrow('too many servers');
      const { rows } = await place.admin.query(`SELECT last_value FROM ${place.name}.tries`);
      expect(rows).toEqual([{ last_value: '50' }]);
      await store.close();
    });

    test('the database of a newer server is refused, and no connection stays open', async () => {
      await (await openPostgres(place.url)).close();
      await place.admin.query(`UPDATE ${place.name}.schema_version SET version = 999`);
      await expect(openPostgres(place.url)).rejects.toThrow('schema 999');
      const open = 'SELECT 1 FROM pg_stat_activity WHERE application_name = $1';
      await eventually(async () => ((await place.admin.query(open, [place.name])).rowCount === 0 ? true : undefined));
    });
  });
});
