import { seatNamed, withSeat } from '../rooms/seats/seats';
import type { RoomRecord } from '../store/records';
import { openRoom, refusedAs, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { calmToy, toy } from '../testing/toy';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ modules: [toy, calmToy] });
});
afterEach(stopApps);

/** A running match in which some people have the room open; seat 0 owes the decision. */
async function playing(here: readonly number[], { people = ['Ana', 'Ben'], game = 'calm', options = {} } = {}) {
  const { room, hostKey, keys } = await openRoom(app, { game, options }, people);
  const { code } = room;
  await start(app, code, hostKey);
  const visits = await Promise.all(here.map((seat) => visit(app, { code, seatKey: keys[seat] })));
  for (const visit of visits) await visit.until((update) => here.every((seat) => update.room.seats[seat]?.here));
  const post = (path: string, body: object, key?: string) => app.post(`/api/rooms/${code}/${path}`, body, key);
  /** Records that a person has been away for a minute. */
  const stayAway = async (seat: string) => {
    const kept = (await app.parts.store.loadRoom(code)) as RoomRecord;
    const after = withSeat(kept, { ...seatNamed(kept, seat), away: true });
    expect(await app.parts.store.saveRoom({ ...after, version: kept.version + 1 })).toBe('saved');
  };
  return {
    ...{ code, hostKey, keys, visits, stayAway },
    timeOut: (decisionId = 1001, key: string | undefined = hostKey) => post('time-out', { decisionId }, key),
    vote: (seat: number, wanted = true, decisionId = 1001) => post('time-out/vote', { decisionId, wanted }, keys[seat]),
    post,
  };
}

describe('the host makes the default move of a decision', () => {
  it('if all who owe it have been away for a minute, once for each decision', async () => {
    const { timeOut, stayAway } = await playing([1]);
    await stayAway('0');
    await timeOut().expect(200);
    await refusedAs(timeOut(), 409, 'STALE_DECISION');
  });

  it('not while a person who owes it has been away for less: the decision stays open', async () => {
    const { timeOut, stayAway, code } = await playing([1]);
    await stayAway('1');
    const before = (await roomOf(app, code)).version;
    await refusedAs(timeOut(), 409, 'SOMEBODY_HERE');
    expect((await roomOf(app, code)).version).toBe(before);
    await stayAway('0');
    await timeOut().expect(200);
  });

  it('not while a person who owes it is here: neither against an opponent nor for themselves', async () => {
    const { timeOut, keys, post, hostKey } = await playing([0]);
    await refusedAs(timeOut(), 409, 'SOMEBODY_HERE');
    await post('seats/1/host', {}, hostKey).expect(200);
    await refusedAs(timeOut(1001, keys[1]), 409, 'SOMEBODY_HERE');
  });

  it('not while one of those with a secret answer is here, so it does not reveal who has answered', async () => {
    const { timeOut } = await playing([1], { game: 'toy' });
    await refusedAs(timeOut(), 409, 'SOMEBODY_HERE');
  });

  it('not with a clock, without a match, during a pause, or without the host’s key', async () => {
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

describe('a vote makes the default move of a decision', () => {
  it('once most people who are here are in favour, even against those who owe it', async () => {
    const { vote, code, timeOut } = await playing([0, 1, 2], { people: ['Ana', 'Ben', 'Cy'] });
    expect((await vote(1)).body.votes).toMatchObject([
      { about: 'time-out', seat: null, by: ['1'], needed: 2, decisionId: 1001 },
    ]);
    expect((await vote(2)).body.votes).toEqual([]);
    await refusedAs(timeOut(), 409, 'STALE_DECISION');
    expect((await roomOf(app, code)).votes).toEqual([]);
  });

  it('never by one of two people alone', async () => {
    const { vote } = await playing([0, 1]);
    expect((await vote(1)).body.votes).toMatchObject([{ by: ['1'], needed: 2 }]);
    await vote(1);
    expect((await vote(1, false)).body.votes).toEqual([]);
  });

  it('and does not count for the next decision', async () => {
    const { vote, keys, code } = await playing([0, 1, 2], { people: ['Ana', 'Ben', 'Cy'] });
    await vote(1);
    const match = await app.parts.matches.open((await roomOf(app, code)).matchId as string);
    await match?.act({ seat: '0', move: 'draw', args: [] });
    await refusedAs(vote(2), 409, 'STALE_DECISION');
    expect((await vote(2, true, 1002)).body.votes).toMatchObject([{ by: ['2'], decisionId: 1002 }]);
    expect(keys).toHaveLength(3);
  });

  it('and is refused from watchers, or if malformed', async () => {
    const { post, hostKey, keys } = await playing([0, 1]);
    await post('seats/0/host', {}, hostKey).expect(200);
    await refusedAs(post('time-out/vote', { decisionId: 1001, wanted: true }), 403, 'NOT_YOUR_SEAT');
    await refusedAs(post('time-out/vote', { decisionId: 1001 }, keys[0]), 400, 'MALFORMED');
  });
});
