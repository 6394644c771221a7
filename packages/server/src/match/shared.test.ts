import { pino } from 'pino';
import type { Bus } from '../cluster/bus/bus';
import { LocalHub } from '../cluster/bus/localBus';
import { openPostgres } from '../store/postgres/postgres';
import type { SharedStore } from '../store/shared';
import type { Store } from '../store/store';
import { describeWithPostgres } from '../testing/describeWith';
import { eventually } from '../testing/eventually';
import { keptMatch } from '../testing/keptMatch';
import { newSchema, type TestSchema } from '../testing/postgres';
import { toy } from '../testing/toy';
import type { Change } from './api';
import { Matches } from './matches';
import type { RunningMatch } from './runningMatch';

const log = pino({ level: 'silent' });

describeWithPostgres('the tables of two servers', () => {
  let schema: TestSchema;
  let stores: Store[];
  let here: Matches;
  let there: Matches;
  let matchId: string;
  /** Events in the order they were reported: changes of the watchers' view, new snapshots, and moves. */
  let told: (Change | 'renewed' | 'moved')[];

  const newMatches = (store: Store, bus: Bus, maximum = 100) =>
    new Matches({ store, bus, log, maximum, moduleById: () => toy });

  beforeEach(async () => {
    schema = await newSchema();
    stores = await Promise.all([openPostgres(schema.url), openPostgres(schema.url)]);
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
    await Promise.all(stores.map((store) => store.close()));
    await schema.remove();
  });

  /** @param bus creates the bus of each of the two servers */
  async function open(bus: () => Bus, maximum?: number): Promise<void> {
    here = newMatches(stores[0] as Store, bus(), maximum);
    there = newMatches(stores[1] as Store, bus());
    matchId = await here.create({ roomCode: 'ROOM', game: 'toy', players: 2, options: {} });
    told = [];
    here.listen({
      changed: (_, audience, change) => audience === null && told.push(change),
      resync: () => told.push('renewed'),
      moved: () => told.push('moved'),
    });
  }
  const apart = () => new LocalHub().join();
  const match = async (matches: Matches) => (await matches.open(matchId)) as RunningMatch;
  const draw = async (matches: Matches) => {
    const now = await match(matches);
    const seat = String((now.view(null) as unknown as { turnSeat: string }).turnSeat);
    expect(await now.act({ seat, move: 'draw', args: [] })).toMatchObject({ ok: true });
  };

  test('followers receive the moves made on another server, with the same versions', async () => {
    const hub = new LocalHub();
    await open(() => hub.join());
    const end = await here.watch(matchId);
    await draw(there);
    await eventually(() => (told.length === 2 ? true : undefined));
    expect(told).toMatchObject([{ previousVersion: 0, version: 1 }, 'moved']);
    expect((await match(here)).snapshot('1')).toEqual(JSON.parse(JSON.stringify((await match(there)).snapshot('1'))));
    end();
  });

  test('a take-back on one server applies on the other, and the match continues from there', async () => {
    await open(apart);
    const before = (await match(there)).view('0');
    await draw(there);
    const now = await match(here);
    const { seq } = now.takeBackOf('0') as { seq: number };
    expect(await now.takeBack({ seat: '0', seq, agreedOn: now.snapshot(null).version })).toMatchObject({ ok: true });
    const remotePresence = await match(there);
    expect({ ...remotePresence.view('0'), story: [], decisionId: 0 }).toEqual({ ...before, story: [], decisionId: 0 });
    expect(remotePresence.snapshot('0')).toEqual(JSON.parse(JSON.stringify(now.snapshot('0'))));
    await draw(there);
  });

  test('a match that nobody follows here is read again when it is opened', async () => {
    await open(apart);
    await draw(there);
    expect((await match(here)).snapshot(null).version).toBe(1);
  });

  test('a new follower starts from the newest state, even if messages were lost', async () => {
    await open(apart);
    const first = await here.watch(matchId);
    await draw(there);
    expect((await match(here)).snapshot(null).version).toBe(0);
    const second = await here.watch(matchId);
    expect((await match(here)).snapshot(null).version).toBe(1);
    first();
    second();
  });

  test('lost messages are made up for with one query for all matches', async () => {
    await open(apart);
    const end = await here.watch(matchId);
    for (let n = 0; n < 3; n++) await draw(there);
    const shared = (stores[0] as Store).shared as SharedStore;
    const stale = await shared.moved(here.followed(), new Map());
    expect(stale).toEqual({ matches: [matchId], rooms: [] });
    await here.catchUp(stale.matches);
    expect(told).toMatchObject([{ previousVersion: 0, version: 3 }, 'moved']);
    expect(await shared.moved(here.followed(), new Map())).toEqual({ matches: [], rooms: [] });
    end();
  });

  test('a followed match that had left memory is sent as a snapshot after others have moved', async () => {
    const hub = new LocalHub();
    await open(() => hub.join(), 1);
    const end = await here.watch(matchId);
    await here.create({ roomCode: 'OTHER', game: 'toy', players: 2, options: {} });
    expect(here.followed()).toEqual([{ roomCode: 'ROOM', matchId, seq: 0 }]);
    await draw(there);
    await eventually(() => (told.length === 2 ? true : undefined));
    expect(told).toEqual(['renewed', 'moved']);
    expect((await match(here)).snapshot(null).version).toBe(1);
    end();
  });

  test('simultaneous moves on both servers are each made once, the later one on the newer state', async () => {
    await open(apart);
    const [one, other] = [await match(here), await match(there)];
    for (let round = 0; round < 20; round++) {
      const outcomes = await Promise.all([
        one.act({ seat: '0', move: 'vote', args: [true] }),
        other.act({ seat: '1', move: 'vote', args: [true] }),
      ]);
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
    }
    const moves = await keptMatch(stores[0] as Store, matchId).moves();
    expect(moves.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    const shown = [await match(here), await match(there)].map((now) => JSON.stringify(now.snapshot('0')));
    expect(shown[0]).toBe(shown[1]);
  });
});
