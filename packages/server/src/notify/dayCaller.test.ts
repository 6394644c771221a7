import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { DAY, HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import { steadyNow } from '../clock/steadyTime';
import { openRoom, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import { type PushCall, type PushService, pushService } from '../testing/pushService';
import { calmToy } from '../testing/toy';

/** A Monday, 12:00 in Berlin. */
const MONDAY = Date.UTC(2026, 0, 5, 11);

let service: PushService;
let calls: PushCall[];
let app: TestApp;
let now: number;

beforeEach(async () => {
  now = MONDAY;
  service = await pushService();
  calls = service.calls;
  app = await serving(0);
});
afterEach(async () => {
  await stopApps();
  await service.close();
});

/** A server that calls the push service. @param suspendAfter milliseconds until a match without visitors is suspended */
function serving(suspendAfter?: number): Promise<TestApp> {
  const env = { PUSH_SERVICES: service.url, PUBLIC_URL: 'https://play.example.org' };
  return startApp({ modules: [calmToy], env, wallTime: () => now, suspendAfter });
}

/** A match of Ana and Ben, both subscribed; Ana must move. */
async function begun(tempo: Partial<Tempo> = {}, reader: object = {}) {
  const wish = { game: 'calm', tempo: { ...usualTempo(3, 'Europe/Berlin'), reserve: 0, ...tempo } };
  const { room, hostKey, keys } = await openRoom(app, wish, ['Ana', 'Ben']);
  const { code } = room;
  const browsers = { ana: service.browser('/ana'), ben: service.browser('/ben') };
  for (const [seat, { address }] of Object.values(browsers).entries())
    await app
      .post(`/api/rooms/${code}/seats/${seat}/push`, { address, language: 'en', ...reader }, keys[seat])
      .expect(204);
  const { matchId } = await start(app, code, hostKey);
  const act = async (seat: string, move = 'draw') =>
    (await app.parts.matches.open(matchId as string))?.act({ seat, move, args: [] });
  return { code, hostKey, keys, act, ...browsers };
}

/** Lets time pass, then sends the due notifications. */
async function pass(milliseconds: number): Promise<string[]> {
  now += milliseconds;
  const before = calls.length;
  await app.parts.dayCaller.beat();
  return calls.slice(before).map(({ path }) => path);
}

test('a player who owes a turn is notified once, after a minute', async () => {
  await begun();
  expect(await pass(MINUTE - 1)).toEqual([]);
  expect(await pass(1)).toEqual(['/ana']);
  expect(await pass(MINUTE)).toEqual([]);
});

test('a notification names the game, the players and the deadline, and contains neither code nor key', async () => {
  const { code, keys, ana } = await begun();
  await pass(MINUTE);
  const { notification, shown, ...rest } = ana.open(calls[0] as PushCall);
  expect(shown).toEqual({ title: 'Toy with Ben', body: 'Your turn, until Thursday 12:00.' });
  expect(notification).toMatchObject({ ...shown, lang: 'en', navigate: `https://play.example.org/r/${code}` });
  expect(rest).toEqual({ web_push: 8030, code, title: 'Toy', language: 'en' });
  expect(JSON.stringify(shown)).not.toContain(code);
  for (const key of keys) expect(calls[0]?.body.toString('latin1')).not.toContain(key);
});

test('a push service keeps a notification until the deadline, and a later one of the room replaces it', async () => {
  await begun();
  await pass(MINUTE);
  const { headers } = calls[0] as PushCall;
  expect(headers.ttl).toBe(String((3 * DAY - MINUTE) / 1000));
  expect(headers.urgency).toBe('normal');
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
});

test('a notification ends with its decision, and the next decision gets its own', async () => {
  const { act } = await begun();
  now += 30_000;
  await act('0');
  expect(await pass(MINUTE)).toEqual(['/ben']);
});

test('a player who still owes a turn is notified at half time, and urgently two hours before the end', async () => {
  await begun();
  await pass(MINUTE);
  expect(await pass(1.5 * DAY - MINUTE - 1)).toEqual([]);
  expect(await pass(10 * HOUR)).toEqual(['/ana']);
  expect(await pass(1.5 * DAY - 12 * HOUR)).toEqual([]);
  expect(await pass(MINUTE)).toEqual(['/ana']);
  expect(calls.at(-1)?.headers.urgency).toBe('high');
});

test('the others are notified once when the time of a turn is up', async () => {
  const { ben } = await begun();
  await pass(MINUTE);
  calls.length = 0;
  expect(await pass(3 * DAY)).toEqual(['/ben']);
  expect(ben.open(calls[0] as PushCall).shown.body).toContain('Ana’s time is up.');
  expect(await pass(HOUR)).toEqual([]);
});

test('a nudged player is notified each time', async () => {
  const { code, keys, ana } = await begun({ turn: 'none' });
  await pass(MINUTE);
  for (let times = 0; times < 2; times++) {
    await pass(DAY);
    await app.post(`/api/rooms/${code}/seats/0/nudge`, {}, keys[1]).expect(200);
    expect(await pass(0)).toEqual(['/ana']);
    expect(ana.open(calls.at(-1) as PushCall).shown.body).toBe('The others are waiting for your move.');
  }
});

test('a nudge ends with the turn it is for', async () => {
  const { code, keys, act } = await begun();
  await pass(DAY);
  await app.post(`/api/rooms/${code}/seats/0/nudge`, {}, keys[1]).expect(200);
  await act('0');
  expect(await pass(MINUTE)).toEqual(['/ben']);
});

test('a player with days off is notified after them', async () => {
  const { code, keys } = await begun();
  const days = { first: '2026-01-05', last: '2026-01-06', by: 'wait' };
  await app.post(`/api/rooms/${code}/seats/0/holiday`, days, keys[0]).expect(200);
  expect(await pass(MINUTE)).toEqual([]);
  expect(await pass(2 * DAY - 12 * HOUR)).toEqual([]);
  expect(await pass(8 * HOUR)).toEqual(['/ana']);
});

test('nobody is notified in quiet hours: the notification waits for their end', async () => {
  const { act } = await begun();
  now = MONDAY + 10 * HOUR;
  await act('0');
  expect(await pass(MINUTE)).toEqual([]);
  expect(await pass(10 * HOUR - 2 * MINUTE)).toEqual([]);
  expect(await pass(MINUTE)).toEqual(['/ben']);
});

test('quiet hours of the person count, in the zone of the browser', async () => {
  await begun({}, { quiet: { begins: 6, ends: 7 }, zone: 'America/New_York' });
  // In New York it is one minute past six.
  expect(await pass(MINUTE)).toEqual([]);
  expect(await pass(HOUR - 2 * MINUTE)).toEqual([]);
  expect(await pass(MINUTE)).toEqual(['/ana']);
});

test('the last notification is sent before quiet hours that end too late for it', async () => {
  await begun({ turn: 1 }, { quiet: { begins: 9, ends: 12 } });
  expect(await pass(MINUTE)).toEqual(['/ana']);
  expect(await pass(12 * HOUR)).toEqual(['/ana']);
  expect(await pass(8 * HOUR + 57 * MINUTE)).toEqual([]);
  expect(await pass(MINUTE)).toEqual(['/ana']);
  expect(calls.at(-1)?.headers.urgency).toBe('high');
});

test('a player who looks at the match is notified only after they look away', async () => {
  const { code, keys } = await begun();
  const { socket } = await visit(app, { code, seatKey: keys[0] });
  expect(await socket.emitWithAck('attend', true)).toEqual({ ok: true });
  expect(await pass(MINUTE)).toEqual([]);
  expect(await socket.emitWithAck('attend', false)).toEqual({ ok: true });
  expect(await pass(5 * MINUTE)).toEqual(['/ana']);
});

test('an open page that is not in use does not prevent notifications', async () => {
  const { code, keys } = await begun();
  await visit(app, { code, seatKey: keys[0] });
  expect(await pass(MINUTE)).toEqual(['/ana']);
});

test('at the end everybody is notified', async () => {
  const { act } = await begun();
  await act('0', 'concede');
  expect((await pass(0)).sort()).toEqual(['/ana', '/ben']);
});

describe('the end of a pause', () => {
  /** A match of Ana and Ben that was paused after Ana was notified of her turn. */
  async function paused() {
    now = Date.now();
    const match = await begun({ nights: false }, { zone: 'Europe/Berlin', quiet: { begins: 0, ends: 0 } });
    await pass(MINUTE);
    const pause = (paused: boolean) =>
      app.post(`/api/rooms/${match.code}/pause`, { paused }, match.hostKey).expect(200);
    await pause(true);
    return { ...match, pause };
  }

  test('is sent to everybody once, with the player who owes the turn', async () => {
    const { pause, ana, ben } = await paused();
    await pause(false);
    expect((await pass(2 * MINUTE)).sort()).toEqual(['/ana', '/ben']);
    const bodyOf = (browser: typeof ana, path: string) =>
      browser.open(calls.findLast((call) => call.path === path) as PushCall).shown.body;
    expect(bodyOf(ana, '/ana')).toMatch(/^The pause is over\. Your turn, until /);
    expect(bodyOf(ben, '/ben')).toBe('The pause is over.');
    expect(await pass(HOUR)).toEqual([]);
  });

  test('is not sent once the match is over', async () => {
    const { pause, act, ana } = await paused();
    await pause(false);
    await act('0', 'concede');
    expect((await pass(2 * MINUTE)).sort()).toEqual(['/ana', '/ben']);
    expect(ana.open(calls.findLast(({ path }) => path === '/ana') as PushCall).shown.body).toBe('The match is over.');
  });

  test('is not sent to a player who uses the match', async () => {
    const { pause, code, keys } = await paused();
    const { socket } = await visit(app, { code, seatKey: keys[1] });
    expect(await socket.emitWithAck('attend', true)).toEqual({ ok: true });
    await pause(false);
    expect(await pass(2 * MINUTE)).toEqual(['/ana']);
  });
});

describe('votes and requests', () => {
  /** A match in which Ana votes for its end. */
  async function voting(reader: object = {}) {
    now = steadyNow();
    const match = await begun({ turn: 'none' }, { quiet: { begins: 0, ends: 0 }, ...reader });
    await pass(MINUTE);
    const voteEnd = (seat: number, wanted = true) =>
      app.post(`/api/rooms/${match.code}/end`, { wanted }, match.keys[seat]).expect(200);
    await voteEnd(0);
    return { ...match, voteEnd };
  }

  test('people who have not answered are notified once, after a minute', async () => {
    const { ben } = await voting();
    expect(await pass(0)).toEqual([]);
    expect(await pass(2 * MINUTE)).toEqual(['/ben']);
    expect(ben.open(calls.at(-1) as PushCall).shown.body).toMatch(
      /^The others are waiting for your vote, until \w+ \d\d:\d\d\.$/,
    );
    expect(await pass(DAY)).toEqual([]);
  });

  test('nobody is notified of a withdrawn vote, but of one that is opened again', async () => {
    const { voteEnd } = await voting();
    await voteEnd(0, false);
    expect(await pass(2 * MINUTE)).toEqual([]);
    await voteEnd(0);
    expect(await pass(6 * MINUTE)).toEqual(['/ben']);
  });

  test('a vote that is withdrawn and opened again on the same day notifies nobody again', async () => {
    const { voteEnd } = await voting();
    expect(await pass(2 * MINUTE)).toEqual(['/ben']);
    const reopen = async () => {
      await voteEnd(0, false);
      await voteEnd(0);
      return pass(2 * MINUTE);
    };
    expect([await reopen(), await reopen()]).toEqual([[], []]);
  });

  test('moves do not end the notification of a vote', async () => {
    const { act } = await voting();
    await act('0');
    await act('1');
    expect((await pass(2 * MINUTE)).sort()).toEqual(['/ana', '/ben']);
  });

  test('a vote lapses after 48 hours, and the room is updated', async () => {
    const { code, keys } = await voting();
    const { socket } = await visit(app, { code, seatKey: keys[0] });
    const votes: number[] = [];
    socket.on('room', (update: { room: { votes: unknown[] } }) => votes.push(update.room.votes.length));
    await pass(2 * DAY - 2 * MINUTE);
    expect((await app.parts.store.loadRoom(code))?.hosting.votes).toHaveLength(1);
    await pass(2 * MINUTE);
    expect((await app.parts.store.loadRoom(code))?.hosting.votes).toEqual([]);
    await eventually(() => (votes.at(-1) === 0 ? true : undefined));
  });
});

test('an address that is gone is not used again', async () => {
  const { act } = await begun();
  service.answer(410);
  expect(await pass(MINUTE)).toEqual(['/ana']);
  await act('0');
  await act('1');
  expect(await pass(MINUTE)).toEqual([]);
});

test('a test notification needs the key of the seat', async () => {
  const { code, keys, ana } = await begun();
  const at = `/api/rooms/${code}/seats/0/push-test`;
  const { endpoint } = ana.address;
  expect((await app.post(at, { endpoint }, keys[0]).expect(200)).body).toEqual({ called: true });
  expect(ana.open(calls[0] as PushCall).shown.body).toBe('This is what a notification looks like.');
  await app.post(at, { endpoint }, keys[1]).expect(403);
  service.answer(500);
  expect((await app.post(at, { endpoint }, keys[0]).expect(200)).body).toEqual({ called: false });
});

test('in a match in one go an absent player is notified, with the room and the game only', async () => {
  // A match that is suspended at once may be so before its player is looked for.
  app = await serving();
  const { room, hostKey, keys } = await openRoom(app, { game: 'calm' }, ['Ana', 'Ben']);
  const { address, open } = service.browser('/one-go');
  await app.post(`/api/rooms/${room.code}/seats/0/push`, { address, language: 'de' }, keys[0]).expect(204);
  await start(app, room.code, hostKey);
  await eventually(() => (calls.length > 0 ? true : undefined));
  expect(open(calls[0] as PushCall)).toEqual({ code: room.code, title: 'Toy', language: 'de' });
  expect(calls[0]?.headers).toMatchObject({ ttl: '14400', urgency: 'high' });
});
