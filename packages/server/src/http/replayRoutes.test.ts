import { checkMatch } from '@lantern/games/engine/fairPlay';
import { STEPS_PER_PAGE } from '@lantern/protocol/replay';
import type { RunningMatch } from '../match/runningMatch';
import type { FairPlay, MatchState } from '../match/transition';
import { openRoom, roomOf, sit, start, startApp, startNext, stopApps, type TestApp } from '../testing/app';
import { eventually } from '../testing/eventually';
import { keptMatch } from '../testing/keptMatch';
import { CANARY, toy } from '../testing/toy';

let app: TestApp;
let code: string;
let hostKey: string;
let keys: string[];
let matchId: string;

beforeEach(async () => {
  app = await startApp();
  const opened = await openRoom(app, {}, ['Ana', 'Ben']);
  ({ hostKey, keys } = opened);
  ({ code } = opened.room);
  matchId = String((await start(app, code, hostKey)).matchId);
});
afterEach(stopApps);

const address = (what: string, id = matchId) => `/api/rooms/${code}/matches/${id}/${what}`;
const past = (key?: string, page = '', id = matchId) => {
  const call = app.get(address('past', id) + page);
  return key === undefined ? call : call.set('authorization', `Bearer ${key}`);
};
const act = async (seat: string, move: string, ...args: unknown[]) => {
  const match = await app.parts.matches.open(matchId);
  expect(await match?.act({ seat, move, args })).toMatchObject({ ok: true });
};
const secretsOf = async (id = matchId) => {
  const { plugins, fair } = (await keptMatch(app.parts.store, id).stateAt(0)) as unknown as MatchState;
  return { seed: plugins.random.data.seed, secret: fair?.secret as string, salt: fair?.salt as string };
};

describe('looking back', () => {
  test('without a key shows what everybody saw', async () => {
    await act('0', 'draw');
    const { body } = await past().expect(200);
    expect(body).toMatchObject({ matchId, game: 'toy', players: 2, audience: null, last: 1, over: false, from: 0 });
    expect(body.names).toEqual({ '0': 'Ana', '1': 'Ben' });
    expect(body.view.audience).toBeNull();
    expect(body.patches).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(CANARY);
  });

  test('with the key of a seat shows that seat’s view, and nobody else’s cards', async () => {
    await act('0', 'draw');
    const { body } = await past(keys[1]).expect(200);
    const match = (await app.parts.matches.open(matchId)) as RunningMatch;
    expect(body.audience).toBe('1');
    const { hand: own } = match.view('1') as unknown as { hand: string[] };
    const seen = [...new Set(JSON.stringify(body).match(new RegExp(`${CANARY}-\\d+`, 'g')))];
    expect(seen.sort()).toEqual([...own].sort());
  });

  test.each(['wrong', 'x'.repeat(500)])('with a key of no seat is refused', async (key) => {
    const { status, body } = await past(key);
    expect([status, body.code]).toEqual([403, 'NOT_YOUR_SEAT']);
  });

  test('ignores a key in the URL', async () => {
    const { body } = await past(undefined, `?key=${keys[0]}&seat=0`).expect(200);
    expect(body.audience).toBeNull();
  });

  test('returns the newest page by default, and any other by its number', async () => {
    for (let move = 0; move < STEPS_PER_PAGE + 1; move++) await act(String(move % 2), 'draw');
    expect((await past()).body).toMatchObject({ from: STEPS_PER_PAGE, last: STEPS_PER_PAGE + 1 });
    expect((await past(undefined, '?page=0')).body).toMatchObject({ from: 0, last: STEPS_PER_PAGE + 1 });
    expect((await past(undefined, '?page=99')).body).toMatchObject({ from: STEPS_PER_PAGE });
  });

  test.each(['?page=-1', '?page=x', '?page=1.5', '?page=', '?page=1&page=2', '?page=99999999999'])(
    'a page called %s is malformed',
    async (page) => {
      const { status, body } = await past(undefined, page);
      expect([status, body.code]).toEqual([400, 'MALFORMED']);
    },
  );

  test('at a match of another room, or an unknown one, is refused', async () => {
    const other = await openRoom(app, {}, ['Cem', 'Dan']);
    const remotePresence = String((await start(app, other.room.code, other.hostKey)).matchId);
    for (const id of [remotePresence, 'none', '__proto__']) {
      const { status, body } = await past(undefined, '', id);
      expect([status, body.code]).toEqual([404, 'NO_SUCH_MATCH']);
    }
  });

  describe('at a finished match', () => {
    /** Ana gives up, and the room records the result. */
    const end = async () => {
      await act('0', 'draw');
      await act('0', 'concede');
      await eventually(async () => ((await roomOf(app, code)).state === 'over' ? true : undefined));
    };
    const rematch = (agreeing = keys) => startNext(app, { code, hostKey, keys: agreeing });
    const stand = (seat: string) => app.post(`/api/rooms/${code}/seats/${seat}/stand`, {}, hostKey).expect(200);
    const audience = async (key?: string) => (await past(key).expect(200)).body.audience;

    test('a player sees it from their seat at that time, even after a rematch on another one', async () => {
      await end();
      expect([await audience(keys[0]), await audience(keys[1])]).toEqual(['0', '1']);
      await rematch();
      const { body } = await past(keys[1]).expect(200);
      expect(body).toMatchObject({ matchId, audience: '1', names: { '0': 'Ana', '1': 'Ben' } });
      expect(body.view.audience).toBe('1');
      expect([await audience(keys[0]), await audience()]).toEqual(['0', null]);
    });

    test('a player who has left their seat still does', async () => {
      await end();
      await stand('1');
      expect(await audience(keys[1])).toBe('1');
    });

    test('the current person of a seat who did not play then gets the public view', async () => {
      await end();
      await stand('1');
      const { seatKey } = await sit(app, code, '1', 'Cy');
      expect(await audience(seatKey)).toBeNull();
      await rematch([keys[0] as string, seatKey]);
      expect(await audience(seatKey)).toBeNull();
      expect(await audience(keys[1])).toBe('1');
    });

    test('an unknown key is refused', async () => {
      await end();
      const { status, body } = await past('wrong');
      expect([status, body.code]).toEqual([403, 'NOT_YOUR_SEAT']);
    });
  });

  test('too many requests are refused', async () => {
    const answers = [];
    for (let asked = 0; asked < 125; asked++) answers.push((await past()).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('fair play', () => {
  const fair = () => app.get(address('fair'));

  /** The public part before anything is revealed. */
  const closed = { withheld: false, contributed: [], redraws: 0, silent: [], opened: null };

  test('the commitment is public from the start, without seed, secret, salt or moves', async () => {
    await act('1', 'vote', true);
    const { text, body } = await fair().expect(200);
    expect(body).toEqual({ ...closed, matchId, promise: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const secrets = Object.values(await secretsOf());
    expect(secrets).toHaveLength(3);
    for (const answer of [text, (await past(keys[0])).text, (await past()).text]) {
      for (const secret of secrets) expect(answer).not.toContain(secret);
    }
  });

  test('after the end everything is revealed, and the check passes', async () => {
    await act('0', 'draw');
    await act('1', 'vote', true);
    const promised = (await fair()).body.promise;
    await act('1', 'concede');
    const { body } = await fair().expect(200);
    expect(body.promise).toBe(promised);
    expect(body.opened).toMatchObject({ matchId, players: 2, chance: 2, rulesVersions: [1] });
    const { secret, salt } = await secretsOf();
    expect(body.opened).toMatchObject({ secret, salt, contributions: {} });
    expect(body.opened.moves).toEqual([
      ['0', 'draw', []],
      ['1', 'vote', [true]],
      ['1', 'concede', []],
    ]);
    const { body: replay } = await past();
    const last = (await app.parts.matches.open(matchId))?.view(null);
    expect(replay).toMatchObject({ last: 2, over: true });
    expect(checkMatch(toy, body.opened, promised, JSON.parse(JSON.stringify(last)))).toMatchObject({
      holds: true,
      moves: 3,
    });
  });

  test('a match dealt without a commitment reveals nothing', async () => {
    const { store, matches } = app.parts;
    const record = await keptMatch(store, matchId).load();
    if (!record) throw new Error('the match is lost');
    const { fair: _none, ...state } = record.state;
    await store.createMatch({ ...record, id: 'old', state });
    const match = await matches.open('old');
    expect(await match?.act({ seat: '0', move: 'concede', args: [] })).toMatchObject({ ok: true });
    const { body } = await app.get(address('fair', 'old')).expect(200);
    expect(body).toEqual({ ...closed, matchId: 'old', promise: null });
  });

  test('a match dealt when the seed itself was committed to is revealed in that form', async () => {
    const { store, matches } = app.parts;
    const record = await keptMatch(store, matchId).load();
    if (!record) throw new Error('the match is lost');
    const { salt, promise } = (record.state as unknown as MatchState).fair as FairPlay;
    await store.createMatch({ ...record, id: 'old', state: { ...record.state, fair: { salt, promise } } });
    await (await matches.open('old'))?.act({ seat: '0', move: 'concede', args: [] });
    const { body } = await app.get(address('fair', 'old')).expect(200);
    expect(body.opened).toMatchObject({ secret: (await secretsOf()).seed, salt });
    expect(body.opened).not.toHaveProperty('contributions');
  });

  describe('of a match that was ended by vote', () => {
    const vote = (key: string | undefined) => app.post(`/api/rooms/${code}/end`, { wanted: true }, key).expect(200);
    const endByVote = async () => {
      await act('0', 'draw');
      for (const key of keys) await vote(key);
    };

    test('everything is revealed, and the check passes at its last state', async () => {
      await endByVote();
      const { body } = await fair().expect(200);
      const last = (await app.parts.matches.open(matchId))?.view(null);
      const finding = checkMatch(toy, body.opened, body.promise, JSON.parse(JSON.stringify(last)));
      expect(finding).toMatchObject({ holds: true, moves: 1 });
      expect((await past()).body).toMatchObject({ over: true });
    });
  });

  describe('in a room that reveals nothing', () => {
    const configure = (reveals: boolean) => app.post(`/api/rooms/${code}/configure`, { reveals }, hostKey).expect(200);
    const restart = async () => {
      await act('0', 'concede');
      await eventually(async () => ((await roomOf(app, code)).state === 'over' ? true : undefined));
      matchId = String((await startNext(app, { code, hostKey, keys }, 'start')).matchId);
    };

    test('neither the commitment nor anything else of a match is shown, even after its end', async () => {
      expect((await configure(false)).body).toMatchObject({ reveals: false });
      await restart();
      expect((await fair().expect(200)).body).toEqual({ ...closed, matchId, promise: null, withheld: true });
      await act('0', 'concede');
      const { text, body } = await fair().expect(200);
      expect(body).toEqual({ ...closed, matchId, promise: null, withheld: true });
      for (const secret of Object.values(await secretsOf())) expect(text).not.toContain(secret);
    });

    test('earlier matches are still revealed, and withheld ones stay withheld', async () => {
      await configure(false);
      const first = matchId;
      await restart();
      await configure(true);
      await act('0', 'concede');
      expect((await app.get(address('fair', first))).body.opened).toMatchObject({ matchId: first });
      expect((await fair()).body).toMatchObject({ withheld: true, opened: null });
    });

    test('only the host changes that', async () => {
      await app.post(`/api/rooms/${code}/configure`, { reveals: false }, keys[1]).expect(403);
      expect(await roomOf(app, code)).toMatchObject({ reveals: true });
    });
  });

  test('a match without a result or a vote, left behind by its room, reveals nothing', async () => {
    const room = await app.parts.store.loadRoom(code);
    if (!room) throw new Error('the room is lost');
    await app.parts.store.saveRoom({ ...room, version: room.version + 1, state: 'over' });
    expect((await fair()).body.opened).toBeNull();
  });
});

describe('a shared replay', () => {
  const shared = (what: string) => app.get(`/api/matches/${matchId}/${what}`);

  test('of a finished match shows what everybody saw, without the code of the room', async () => {
    await act('0', 'draw');
    await act('0', 'concede');
    const replay = await shared('past').set('authorization', `Bearer ${keys[0]}`).expect(200);
    expect(replay.text).toBe((await past()).text);
    expect((await shared('fair').expect(200)).body.opened).toMatchObject({ matchId });
    for (const { text } of [replay, await shared('fair')]) expect(text).not.toContain(code);
  });

  test.each(['past', 'fair'])('of a running match is not found: %s', async (what) => {
    const { status, body } = await shared(what);
    expect([status, body.code]).toEqual([404, 'NO_SUCH_MATCH']);
  });
});
