import type { RoomView } from '@lantern/protocol/rooms';
import { openRoom, roomOf, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { describeWith, describeWithPostgres } from '../testing/describeWith';
import { eventually } from '../testing/eventually';
import { freePort } from '../testing/ports';
import { newSchema, type TestSchema } from '../testing/postgres';
import { TestRedis } from '../testing/redis';

/** The answer to one of many simultaneous requests. */
interface Answer {
  status: number;
  body: RoomView & { code: string; seat: string; seatKey: string };
}

describeWith('redis-server')('', () => {
  describeWithPostgres('at the same instant, through two servers with one PostgreSQL and one Redis,', () => {
    let redis: TestRedis;
    let schema: TestSchema;
    let apps: TestApp[];

    beforeAll(async () => {
      redis = new TestRedis(await freePort());
      await redis.start();
    });
    afterAll(() => redis.remove());
    beforeEach(async () => {
      schema = await newSchema();
      const env = { DATABASE_URL: schema.url, REDIS_URL: redis.url };
      apps = await Promise.all([startApp({ env }), startApp({ env })]);
    });
    afterEach(async () => {
      await stopApps();
      await schema.remove();
    });

    const first = () => apps[0] as TestApp;

    /** Sends requests through both servers in turn, all at once. */
    async function race(times: number, path: string, body: (n: number) => object, key?: string): Promise<Answer[]> {
      const sent = Array.from({ length: times }, (_, n) => (apps[n % 2] as TestApp).post(path, body(n), key));
      return Promise.all(sent.map(async (test) => test.then(({ status, body: told }) => ({ status, body: told }))));
    }

    const refusals = (answers: readonly Answer[]) =>
      new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code));
    const made = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
    const kept = async (code: string) => {
      const room = await first().parts.store.loadRoom(code);
      if (!room) throw new Error('no room');
      return room;
    };

    /** Checks that visitors on both servers see the same room. */
    async function agreed(code: string): Promise<RoomView> {
      const [one, other] = await Promise.all(apps.map((app) => roomOf(app, code)));
      expect(other).toEqual(one);
      return one as RoomView;
    }

    test('of thirty requests for one seat one succeeds, with the only valid key', async () => {
      const { room } = await openRoom(first(), {}, ['Ana']);
      const { code } = room;
      const before = await kept(code);
      const answers = await race(30, `/api/rooms/${code}/seats/1/sit`, (n) => ({ name: `Person ${n}` }));
      expect(made(answers)).toHaveLength(1);
      expect(refusals(answers)).toEqual(new Set(['SEAT_TAKEN']));
      const winner = answers.findIndex(({ status }) => status === 200);
      const seatKey = answers[winner]?.body.seatKey;
      expect((await agreed(code)).seats.map(({ name }) => name)).toEqual(['Ana', `Person ${winner}`]);
      expect((await kept(code)).version).toBe(before.version + 1);
      for (const app of apps) {
        const { socket, until } = await visit(app, { code, seatKey });
        expect((await until(() => true)).you.seat).toBe('1');
        socket.disconnect();
      }
    });

    test('of thirty requests for three seats three succeed', async () => {
      const { room } = await openRoom(first(), { players: 4 }, ['Ana']);
      const { code } = room;
      const seats = ['1', '2', '3'];
      const wanted = await Promise.all(
        seats.map((seat) => race(10, `/api/rooms/${code}/seats/${seat}/sit`, (n) => ({ name: `Person ${n}` }))),
      );
      expect(wanted.map((answers) => made(answers).length)).toEqual([1, 1, 1]);
      expect((await agreed(code)).seats.map(({ kind }) => kind)).toEqual(Array(4).fill('person'));
      expect(new Set((await kept(code)).seats.map(({ keyHash }) => keyHash)).size).toBe(4);
    });

    test('of ten starts one deals the match, and the others are refused because it is being played', async () => {
      const { room, hostKey } = await openRoom(first(), {}, ['Ana', 'Ben']);
      const { code } = room;
      const answers = await race(10, `/api/rooms/${code}/start`, () => ({}), hostKey);
      expect(made(answers)).toHaveLength(1);
      expect(refusals(answers)).toEqual(new Set(['ROOM_PLAYING']));
      const matchId = made(answers)[0]?.body.matchId as string;
      expect(await agreed(code)).toMatchObject({ state: 'playing', matchId });
      const views = await Promise.all(apps.map(async (app) => (await app.parts.matches.open(matchId))?.view('0')));
      expect(views[0]).toBeDefined();
      expect(views[1]).toEqual(views[0]);
    });

    test('of twenty changes of the settings each is applied completely or not at all', async () => {
      const { room, hostKey } = await openRoom(first(), {}, ['Ana', 'Ben']);
      const { code } = room;
      const before = await kept(code);
      const wish = (n: number) => ({ locked: n % 3 === 0, listed: n % 3 === 0, absence: { after: n, by: 'bot' } });
      const answers = await race(20, `/api/rooms/${code}/configure`, wish, hostKey);
      expect(made(answers).length).toBeGreaterThan(0);
      expect([...refusals(answers)].filter((refusal) => refusal !== 'STORE_DOWN')).toEqual([]);
      const after = await kept(code);
      expect(after.version).toBe(before.version + made(answers).length);
      const { locked, absence } = after.hosting;
      expect({ locked, listed: after.listed, absence }).toEqual(wish(absence.after ?? Number.NaN));
      expect({ ...after.hosting, locked: false, absence: before.hosting.absence }).toEqual(before.hosting);
      expect(after.seats).toEqual(before.seats);
      await agreed(code);
    });

    test('a start and a change of the game happen one after the other, and the match fits the room', async () => {
      const { room, hostKey } = await openRoom(first(), {}, ['Ana', 'Ben']);
      const { code } = room;
      const [one, other] = apps as [TestApp, TestApp];
      const [started, configured] = await Promise.all([
        one.post(`/api/rooms/${code}/start`, {}, hostKey),
        other.post(`/api/rooms/${code}/configure`, { players: 3 }, hostKey),
      ]);
      const { state, matchId, seats } = await agreed(code);
      expect([started.status === 200, configured.status === 200]).toContain(true);
      expect(state).toBe(started.status === 200 ? 'playing' : 'open');
      if (matchId !== null) {
        const match = await eventually(() => one.parts.matches.open(matchId));
        expect(match.players).toBe(seats.length);
      }
    });
  });
});
