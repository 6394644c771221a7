import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { hashKey } from '../rooms/access/keys';
import { keyOf } from '../store/matchKey';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { describeWithPostgres } from '../testing/describeWith';
import { newSchema, type TestSchema } from '../testing/postgres';
import { calmToy } from '../testing/toy';

const OVER_DAYS: Tempo = { ...usualTempo(3, 'Europe/Berlin'), reserve: 1 };

describeWithPostgres('of two servers with one PostgreSQL and no Redis', () => {
  let schema: TestSchema;
  let here: TestApp;
  let there: TestApp;

  beforeEach(async () => {
    schema = await newSchema();
    const spec = { modules: [calmToy], env: { DATABASE_URL: schema.url } };
    [here, there] = [await startApp(spec), await startApp(spec)];
  });
  afterEach(async () => {
    await stopApps();
    await schema.remove();
  });

  /** A match that runs here, with Ana at the table, and votes of both at the other server. */
  async function begun(tempo?: Tempo) {
    const { room, hostKey, keys } = await openRoom(here, { game: 'calm', ...(tempo && { tempo }) }, ['Ana', 'Ben']);
    const { code } = room;
    await visit(here, { code, seatKey: keys[0] });
    const { matchId } = await start(here, code, hostKey);
    const match = await here.parts.matches.open(matchId as string);
    if (!match) throw new Error('no match');
    const draw = (seat: number) =>
      match.act({ seat: String(seat), move: 'draw', args: [], keyHash: hashKey(keys[seat] ?? '') });
    const votes = async (wanted: Tempo | null) => {
      for (const key of keys)
        await there.post(`/api/rooms/${code}/tempo/vote`, { tempo: wanted, wanted: true }, key).expect(200);
    };
    const clock = () => here.parts.store.days.load(keyOf(match));
    return { code, match, draw, votes, clock };
  }

  test('a match in one go here continues over days after a vote there, and its next move moves the deadline on', async () => {
    const { code, match, draw, votes, clock } = await begun();
    await votes(OVER_DAYS);
    expect(await clock()).toMatchObject({ tempo: OVER_DAYS, owing: ['0'] });
    expect(await draw(0)).toMatchObject({ ok: true });
    expect(await clock()).toMatchObject({ owing: ['1'], seats: { '0': { missed: 0 } } });
    expect(match.dayClock).toEqual(await clock());
    expect((await roomOf(here, code)).tempo).toEqual(OVER_DAYS);
  });

  test('a match over days here continues in one go after a vote there, without a deadline', async () => {
    const { match, draw, votes, clock } = await begun(OVER_DAYS);
    await votes(null);
    expect(await draw(0)).toMatchObject({ ok: true });
    expect([match.dayClock, await clock()]).toEqual([undefined, undefined]);
    expect(match.view(null).turnSeat).toBe('1');
  });

  test('a match over days here has the time of another tempo from the next turn on after a vote there', async () => {
    const { match, draw, votes, clock } = await begun(OVER_DAYS);
    const less: Tempo = { ...OVER_DAYS, turn: 1, reserve: 0 };
    await votes(less);
    expect(await draw(0)).toMatchObject({ ok: true });
    const after = await clock();
    expect(after).toMatchObject({ tempo: less, owing: ['1'], seats: { '1': { reserve: 0 } } });
    expect(match.dayClock).toEqual(after);
  });

  test('of a move here and a decisive vote there at once, neither is lost', async () => {
    const { code, match, draw, votes, clock } = await begun(OVER_DAYS);
    const less: Tempo = { ...OVER_DAYS, turn: 1, reserve: 0 };
    const [moved] = await Promise.all([draw(0), votes(less)]);
    expect(moved).toMatchObject({ ok: true });
    expect((await roomOf(there, code)).tempo).toEqual(less);
    expect(await clock()).toMatchObject({ tempo: less, owing: ['1'], decisionId: match.view(null).decisionId });
  });
});
