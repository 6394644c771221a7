import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { calmToy, toy } from '../testing/toy';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ modules: [toy, calmToy] });
});
afterEach(stopApps);

async function refusedAs(call: ReturnType<TestApp['post']>, status: number, code: string) {
  const answer = await call;
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.body.message).toMatch(/\.$/);
}

/** A running match of persons, of whom some have the room open; seat 0 is to decide. */
async function playing(here: readonly number[], { people = ['Ana', 'Ben'], game = 'calm', options = {} } = {}) {
  const { room, hostKey, keys } = await openRoom(app, { game, options }, people);
  const { code } = room;
  await start(app, code, hostKey);
  const visits = await Promise.all(here.map((seat) => visit(app, { code, seatKey: keys[seat] })));
  for (const one of visits) await one.until((update) => here.every((seat) => update.room.seats[seat]?.here));
  const post = (path: string, body: object, key?: string) => app.post(`/api/rooms/${code}/${path}`, body, key);
  return {
    ...{ code, hostKey, keys, visits },
    timeOut: (decisionId = 1001, key: string | undefined = hostKey) => post('time-out', { decisionId }, key),
    vote: (seat: number, wanted = true, decisionId = 1001) => post('time-out/vote', { decisionId, wanted }, keys[seat]),
    post,
  };
}

describe('the host lets the time of a decision run out', () => {
  it('where nobody who owes it is here, once a decision', async () => {
    const { timeOut } = await playing([1]);
    await timeOut().expect(200);
    await refusedAs(timeOut(), 409, 'STALE_DECISION');
  });

  it('not while whoever owes it is here: not for an opponent, and not as the host who plays', async () => {
    const { timeOut, keys, post, hostKey } = await playing([0]);
    await refusedAs(timeOut(), 409, 'SOMEBODY_HERE');
    await post('seats/1/host', {}, hostKey).expect(200);
    await refusedAs(timeOut(1001, keys[1]), 409, 'SOMEBODY_HERE');
  });

  it('not while any is here who is asked, where answers are secret: so it betrays nobody’s', async () => {
    const { timeOut } = await playing([1], { game: 'toy' });
    await refusedAs(timeOut(), 409, 'SOMEBODY_HERE');
  });

  it('not where a clock runs, without a match, in a pause, or without being the host', async () => {
    const clocked = await playing([], { options: { seconds: 300 } });
    await refusedAs(clocked.timeOut(), 409, 'NOT_YOUR_DECISION');
    const { timeOut, keys, post, hostKey } = await playing([]);
    await refusedAs(timeOut(1001, keys[1]), 403, 'NOT_HOST');
    await refusedAs(post('time-out', {}, hostKey), 400, 'MALFORMED');
    await post('pause', { paused: true }, hostKey).expect(200);
    await refusedAs(timeOut(), 409, 'PAUSED');
    const { room, hostKey: other } = await openRoom(app, {}, ['Ana', 'Ben']);
    await refusedAs(app.post(`/api/rooms/${room.code}/time-out`, { decisionId: 1001 }, other), 409, 'ROOM_NOT_PLAYING');
  });
});

describe('a vote lets the time of a decision run out', () => {
  it('once most of those who are here are for it, also against whoever is to decide', async () => {
    const { vote, code, timeOut } = await playing([0, 1, 2], { people: ['Ana', 'Ben', 'Cy'] });
    expect((await vote(1)).body.votes).toEqual([
      { about: 'time-out', seat: null, by: ['1'], needed: 2, decisionId: 1001 },
    ]);
    expect((await vote(2)).body.votes).toEqual([]);
    await refusedAs(timeOut(), 409, 'STALE_DECISION');
    expect((await roomOf(app, code)).votes).toEqual([]);
  });

  it('of two who are here never by one alone', async () => {
    const { vote } = await playing([0, 1]);
    expect((await vote(1)).body.votes).toMatchObject([{ by: ['1'], needed: 2 }]);
    await vote(1);
    expect((await vote(1, false)).body.votes).toEqual([]);
  });

  it('and does not count for the decision after it', async () => {
    const { vote, keys, code } = await playing([0, 1, 2], { people: ['Ana', 'Ben', 'Cy'] });
    await vote(1);
    const match = await app.parts.matches.open((await roomOf(app, code)).matchId as string);
    await match?.act({ seat: '0', move: 'draw', args: [] });
    await refusedAs(vote(2), 409, 'STALE_DECISION');
    expect((await vote(2, true, 1002)).body.votes).toMatchObject([{ by: ['2'], decisionId: 1002 }]);
    expect(keys).toHaveLength(3);
  });

  it('and is refused to those who watch, and in a wrong shape', async () => {
    const { post, hostKey, keys } = await playing([0, 1]);
    await post('seats/0/host', {}, hostKey).expect(200);
    await refusedAs(post('time-out/vote', { decisionId: 1001, wanted: true }), 403, 'NOT_YOUR_SEAT');
    await refusedAs(post('time-out/vote', { decisionId: 1001 }, keys[0]), 400, 'MALFORMED');
  });
});
