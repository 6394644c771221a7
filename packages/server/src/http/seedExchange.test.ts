import { randomBytes } from 'node:crypto';
import { commitmentOf, seedOf, serverCommitmentOf } from '@lantern/games/engine/seedCommitment';
import type { MatchState } from '../match/transition';
import {
  openRoom,
  roomOf,
  start,
  startApp,
  startNext,
  stopApps,
  type TestApp,
  type Visit,
  visit,
} from '../testing/app';
import { eventually } from '../testing/eventually';
import { keptMatch } from '../testing/keptMatch';
import { contributor, handIn } from '../testing/seedContributor';

let app: TestApp;
let code: string;
let hostKey: string;
let keys: string[];

beforeEach(async () => {
  app = await startApp();
  const opened = await openRoom(app, {}, ['Ana', 'Ben', 'Cy']);
  ({ hostKey, keys } = opened);
  ({ code } = opened.room);
});
afterEach(stopApps);

const keyOf = (seat: number) => keys[seat] as string;
const newNumber = () => randomBytes(32).toString('hex');
const hand = (seatKey: string, sent: object) => handIn(app, code, seatKey, sent);
const dealt = async (matchId: string) =>
  (await keptMatch(app.parts.store, matchId).stateAt(0)) as unknown as MatchState;

const browser = (seat: number, number: string, goes?: Parameters<typeof contributor>[2]) =>
  contributor(app, { code, seatKey: keyOf(seat), number }, goes);

/** The seed exchange as a browser received it. */
const told = ({ updates }: Visit) => updates.flatMap(({ room }) => (room.exchange ? [room.exchange] : []));

/** The material of the seed of the running match. */
async function fairOf(matchId: string | null) {
  const { fair, plugins } = await dealt(String(matchId));
  if (!fair?.secret) throw new Error('the match has no secret');
  return { ...fair, secret: fair.secret, seed: plugins.random.data.seed };
}

test('every browser contributes a number, and the seed is computed from the secret and all of them', async () => {
  const numbers = [newNumber(), newNumber(), newNumber()];
  const guests = await Promise.all(numbers.map((number, seat) => browser(seat, number)));
  const { matchId } = await start(app, code, hostKey);
  const { secret, salt, promise, contributions, seed } = await fairOf(matchId);
  expect(contributions).toEqual({ '0': numbers[0], '1': numbers[1], '2': numbers[2] });
  expect(seed).toBe(seedOf(secret, contributions ?? {}));
  expect(promise).toBe(serverCommitmentOf(salt, String(matchId), secret));
  for (const guest of guests) expect(told(guest)[0]).toMatchObject({ matchId, promise, step: 'commit' });
  expect((await app.get(`/api/rooms/${code}/matches/${matchId}/fair`)).body).toMatchObject({
    contributed: ['0', '1', '2'],
    opened: null,
  });
});

test('a single browser is asked too, and its number counts', async () => {
  const number = newNumber();
  await browser(1, number);
  const { matchId } = await start(app, code, hostKey);
  expect((await fairOf(matchId)).contributions).toEqual({ '1': number });
});

test('all hashes are sent before any number is requested, and no number is sent at all', async () => {
  const numbers = [newNumber(), newNumber()];
  const [guest] = await Promise.all(numbers.map((number, seat) => browser(seat, number)));
  const { matchId } = await start(app, code, hostKey);
  const heard = told(guest as Visit);
  const commitments = Object.fromEntries(
    numbers.map((number, seat) => [String(seat), commitmentOf(String(matchId), number)]),
  );
  for (const { step, commitments: shown } of heard) expect(shown).toEqual(step === 'commit' ? {} : commitments);
  expect(heard.map(({ step }) => step)).toContain('open');
  for (const number of numbers) expect(JSON.stringify(guest?.updates)).not.toContain(number);
});

test('a room without contributing browsers starts at once, and nothing is requested', async () => {
  const guest = await visit(app, { code, seatKey: keyOf(0) });
  const { matchId } = await start(app, code, hostKey);
  expect((await fairOf(matchId)).contributions).toEqual({});
  expect(told(guest)).toEqual([]);
});

test('the wait for a silent browser is short', async () => {
  const number = newNumber();
  await Promise.all([browser(0, newNumber(), 'nowhere'), browser(1, number)]);
  const { matchId, state } = await start(app, code, hostKey);
  expect(state).toBe('playing');
  expect((await fairOf(matchId)).contributions).toEqual({ '1': number });
});

test('if an announced number is missing, all draw again, and everybody learns how often and whose was missing', async () => {
  const numbers = [newNumber(), newNumber(), newNumber()];
  const guests = await Promise.all(
    numbers.map((number, seat) => browser(seat, number, seat === 0 ? 'commit' : 'open')),
  );
  const { matchId } = await start(app, code, hostKey);
  expect((await fairOf(matchId)).contributions).toEqual({ '1': numbers[1], '2': numbers[2] });
  const fair = (await app.get(`/api/rooms/${code}/matches/${matchId}/fair`).expect(200)).body;
  expect(fair).toMatchObject({ contributed: ['1', '2'], redraws: 1, silent: ['0'] });
  const heard = told(guests[1] as Visit);
  expect([...new Set(heard.map((seedExchangeView) => seedExchangeView.redraws))]).toEqual([0, 1]);
  expect(new Set(heard.map((seedExchangeView) => seedExchangeView.matchId)).size).toBe(2);
  expect(heard.at(-1)?.matchId).toBe(matchId);
});

test('watchers and bots contribute nothing', async () => {
  await app.post(`/api/rooms/${code}/seats/2/stand`, {}, hostKey).expect(200);
  await app.post(`/api/rooms/${code}/seats/2/bot`, {}, hostKey).expect(200);
  const number = newNumber();
  await Promise.all([browser(1, number), visit(app, { code, contributes: true })]);
  const { matchId } = await start(app, code, hostKey);
  expect((await fairOf(matchId)).contributions).toEqual({ '1': number });
});

test('in a rematch numbers count for the current seats', async () => {
  const first = await start(app, code, hostKey);
  for (const key of keys) await app.post(`/api/rooms/${code}/end`, { wanted: true }, key);
  const number = newNumber();
  await browser(1, number);
  const { matchId } = await startNext(app, { code, hostKey, keys });
  expect(matchId).not.toBe(first.matchId);
  expect((await fairOf(matchId)).contributions).toEqual({ '0': number });
});

test('without a later reveal nobody is asked', async () => {
  await app.post(`/api/rooms/${code}/configure`, { reveals: false }, hostKey).expect(200);
  const guest = await browser(0, newNumber());
  const { matchId } = await start(app, code, hostKey);
  expect((await fairOf(matchId)).contributions).toEqual({});
  expect(told(guest)).toEqual([]);
});

describe('while a seed is being made', () => {
  let matchId: string;
  let started: Promise<unknown>;

  /** Ben's browser is silent, which prolongs the exchange; Ana's sends the contribution of the test. */
  beforeEach(async () => {
    await Promise.all([0, 1].map((seat) => visit(app, { code, seatKey: keyOf(seat), contributes: true })));
    started = start(app, code, hostKey);
    matchId = await eventually(async () => (await roomOf(app, code)).exchange?.matchId);
  });
  /** Both answer in the end, so that no test waits for the timeout. */
  afterEach(async () => {
    const both = [keyOf(0), keyOf(1)];
    await Promise.all(both.map((key) => hand(key, commitment())));
    await eventually(async () => (await roomOf(app, code)).exchange?.step !== 'commit' || undefined);
    await Promise.all(both.map((key) => hand(key, { matchId, number })));
    await started;
  });

  const number = 'ab'.repeat(32);
  const commitment = () => ({ matchId, commitment: commitmentOf(matchId, number) });
  const refusedAs = async (call: ReturnType<typeof hand>, status: number, refusal: string) => {
    const answer = await call;
    expect([answer.status, answer.body.code]).toEqual([status, refusal]);
  };
  const opening = () =>
    eventually(async () => ((await roomOf(app, code)).exchange?.step === 'open' ? true : undefined));

  test('a number is refused before its hash, and before all hashes are published', async () => {
    await refusedAs(hand(keyOf(0), { matchId, number }), 409, 'STALE_STATE');
    await hand(keyOf(0), commitment()).expect(200);
    await refusedAs(hand(keyOf(0), { matchId, number }), 409, 'STALE_STATE');
  });

  test('a hash is final, and may be repeated unchanged', async () => {
    await hand(keyOf(0), commitment()).expect(200);
    await hand(keyOf(0), commitment()).expect(200);
    await refusedAs(hand(keyOf(0), { matchId, commitment: 'cd'.repeat(32) }), 409, 'STALE_STATE');
  });

  test('a number that does not fit its hash is refused, and the right one still counts', async () => {
    await hand(keyOf(0), commitment()).expect(200);
    await opening();
    await refusedAs(hand(keyOf(0), { matchId, number: 'cd'.repeat(32) }), 400, 'MALFORMED');
    await hand(keyOf(0), { matchId, number }).expect(200);
    await started;
    expect((await fairOf(matchId)).contributions).toEqual({ '0': number });
  });

  test('a browser without a hash is excluded', async () => {
    await hand(keyOf(0), commitment()).expect(200);
    await opening();
    expect((await hand(keyOf(1), commitment()).expect(200)).body).toEqual({ taken: false });
  });

  test('only the asked seats contribute, and only to this match', async () => {
    await refusedAs(hand('wrong', commitment()), 403, 'NOT_YOUR_SEAT');
    for (const [key, sent] of [
      [keyOf(2), commitment()],
      [keyOf(0), { ...commitment(), matchId: 'other' }],
    ] as const) {
      expect((await hand(key, sent).expect(200)).body).toEqual({ taken: false });
    }
    expect((await hand(keyOf(0), commitment()).expect(200)).body).toEqual({ taken: true });
  });

  test.each([{}, { commitment: 'short' }, { number: 'G'.repeat(64) }, { number: 7 }, { commitment: null }])(
    '%j is malformed',
    async (sent) => {
      await refusedAs(hand(keyOf(0), { matchId, ...sent }), 400, 'MALFORMED');
    },
  );

  test('nobody else can start, and nothing more is accepted afterwards', async () => {
    await refusedAs(app.post(`/api/rooms/${code}/start`, {}, hostKey), 409, 'ROOM_PLAYING');
    await started;
    expect(await roomOf(app, code)).toMatchObject({ state: 'playing', matchId, exchange: null });
    expect((await hand(keyOf(0), commitment()).expect(200)).body).toEqual({ taken: false });
  });
});

test('an exchange left unfinished by a server does not block the next start', async () => {
  const { store } = app.parts;
  const room = await store.loadRoom(code);
  if (!room) throw new Error('the room is lost');
  const left = { matchId: 'left', promise: 'ab'.repeat(32), step: 'commit' as const, until: Date.now() - 1, parts: [] };
  const hosting = { ...room.hosting, exchange: left };
  await store.saveRoom({ ...room, version: room.version + 1, hosting });
  expect(await roomOf(app, code)).toMatchObject({ exchange: null });
  const number = newNumber();
  await browser(0, number);
  const { matchId } = await start(app, code, hostKey);
  expect((await fairOf(matchId)).contributions).toEqual({ '0': number });
});
