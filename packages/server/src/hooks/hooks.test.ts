import type { HookWish } from '@lantern/protocol/bodies';
import type { Hooks } from '@lantern/protocol/hooks';
import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { DAY, HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import { openRoom, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { describeIf, succeeds } from '../testing/describeWith';
import { eventually } from '../testing/eventually';
import { type HttpsReceiver, httpsReceiver } from '../testing/httpsReceiver';
import { calmToy } from '../testing/toy';

/** A Monday, 12:00 in Berlin. */
const MONDAY = Date.UTC(2026, 0, 5, 11);

describeIf(succeeds('openssl', ['version']), 'openssl is not installed')('the channels of a room', () => {
  let receiver: HttpsReceiver;
  let app: TestApp;
  let now: number;

  beforeEach(async () => {
    now = MONDAY;
    receiver = await httpsReceiver();
    const { port, ca } = receiver;
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const env = { HOOK_HOSTS: `hook.example:${port}`, PUBLIC_URL: 'https://play.example.org', PUSH_SERVICES: 'off' };
    const hookConnection = { resolve, ca };
    app = await startApp({ modules: [calmToy], env, wallTime: () => now, suspendAfter: 0, hookConnection });
  });
  afterEach(async () => {
    await stopApps();
    await receiver.close();
  });

  const wish = (more: Partial<HookWish> = {}): HookWish => ({
    kind: 'slack',
    url: `https://hook.example:${receiver.port}/secret-path`,
    events: ['turn', 'overdue', 'end'],
    language: 'en',
    ...more,
  });

  /** A room of Ana and Ben over days, with a channel. */
  async function opened(more: Partial<HookWish> = {}, tempo: Partial<Tempo> = {}) {
    const days = { ...usualTempo(3, 'Europe/Berlin'), reserve: 0, ...tempo };
    const { room, hostKey, keys } = await openRoom(app, { game: 'calm', tempo: days }, ['Ana', 'Ben']);
    const at = `/api/rooms/${room.code}/hooks`;
    const set = await app.post(at, wish(more), hostKey).expect(201);
    return { code: room.code, hostKey, keys, at, set: set.body };
  }

  /** The same with a match, in which Ana must move. */
  async function begun(more: Partial<HookWish> = {}, tempo: Partial<Tempo> = {}) {
    const room = await opened(more, tempo);
    const { matchId } = await start(app, room.code, room.hostKey);
    const act = async (seat: string, move = 'draw') =>
      (await app.parts.matches.open(matchId as string))?.act({ seat, move, args: [] });
    return { ...room, act };
  }

  /** Lets time pass, then sends the due notifications. @returns the texts of this many new posts */
  async function pass(milliseconds: number, posts: number): Promise<string[]> {
    now += milliseconds;
    const before = receiver.received.length;
    await app.parts.dayCaller.beat();
    await eventually(() => (receiver.received.length >= before + posts ? true : undefined));
    return receiver.received.slice(before).map(({ body }) => JSON.parse(body).text);
  }

  const channels = async (at: string, hostKey: string): Promise<Hooks['hooks']> => {
    const call = app.get(at);
    return (await call.set('authorization', `Bearer ${hostKey}`).expect(200)).body.hooks;
  };

  test('post whose turn it is, after a minute, without the code of the room', async () => {
    const { code } = await begun();
    expect(await pass(MINUTE - 1, 0)).toEqual([]);
    const [text = ''] = await pass(1, 1);
    expect(text.split('\n')[0]).toBe('Toy with Ana and Ben · The match waits for Ana, until Thursday 12:00 (Berlin).');
    expect(text).toMatch(/\nhttps:\/\/play\.example\.org\/turn\/[\w-]{16}$/);
    expect(text).not.toContain(code);
  });

  test('get one post in ten minutes, about the player who is awaited then', async () => {
    const { act } = await begun();
    await pass(MINUTE, 1);
    await act('0');
    expect(await pass(9 * MINUTE, 0)).toEqual([]);
    await act('1');
    expect(await pass(MINUTE - 1, 0)).toEqual([]);
    expect(await pass(1, 1)).toEqual([expect.stringContaining('waits for Ana')]);
  });

  test('get nothing while the awaited player uses the match', async () => {
    const { code, keys } = await begun();
    const { socket } = await visit(app, { code, seatKey: keys[0] });
    await socket.emitWithAck('attend', true);
    expect(await pass(MINUTE, 0)).toEqual([]);
    await socket.emitWithAck('attend', false);
    expect(await pass(5 * MINUTE, 1)).toHaveLength(1);
  });

  test('post that the time of a turn is up, and the end', async () => {
    const { act } = await begun();
    await pass(MINUTE, 1);
    expect(await pass(3 * DAY, 1)).toEqual([expect.stringContaining('Ana: the time is up.')]);
    await act('0', 'concede');
    expect(await pass(HOUR, 1)).toEqual([expect.stringContaining('The match is over.')]);
  });

  test('get only the events that the host has chosen', async () => {
    const { act } = await begun({ events: ['end'] });
    expect(await pass(HOUR, 0)).toEqual([]);
    await act('0', 'concede');
    expect(await pass(HOUR, 1)).toHaveLength(1);
  });

  test('are seen by everybody, but their server only by the host, and their address by nobody', async () => {
    const { at, hostKey, keys } = await opened();
    const shown = { n: 1, kind: 'slack', events: ['turn', 'overdue', 'end'], setBy: null, off: false };
    const seen = (await app.get(at).set('authorization', `Bearer ${keys[1]}`).expect(200)).body;
    expect(seen).toEqual({ on: true, hooks: [shown] });
    expect(await channels(at, hostKey)).toEqual([{ ...shown, server: `hook.example:${receiver.port}` }]);
  });

  test('are three at most, and may be removed', async () => {
    const { at, hostKey } = await opened();
    for (let more = 0; more < 2; more++) await app.post(at, wish(), hostKey).expect(201);
    expect((await app.post(at, wish(), hostKey).expect(409)).body.code).toBe('TOO_MANY_HOOKS');
    await app.post(`${at}/remove`, { n: 2 }, hostKey).expect(200);
    expect((await channels(at, hostKey)).map(({ n }) => n)).toEqual([1, 3]);
  });

  test('are only at allowed hosts', async () => {
    const { at, hostKey } = await opened();
    const { body } = await app.post(at, wish({ url: 'https://other.example/x' }), hostKey).expect(400);
    expect(body.code).toBe('HOOK_REFUSED');
    expect(await channels(at, hostKey)).toHaveLength(1);
  });

  test('are switched off if the service answers that they are gone, and on again by a successful test', async () => {
    const { at, hostKey, act } = await begun();
    receiver.answer((response) => response.writeHead(404).end());
    await pass(MINUTE, 1);
    const [off] = await eventually(async () => {
      const found = await channels(at, hostKey);
      return found[0]?.off ? found : undefined;
    });
    expect(off).toMatchObject({ off: true, fault: 404 });
    await act('0');
    expect(await pass(HOUR, 0)).toEqual([]);
    receiver.answer((response) => response.writeHead(200).end());
    const { body } = await app.post(`${at}/test`, { n: 1 }, hostKey).expect(200);
    expect(body.hooks).toEqual([expect.not.objectContaining({ fault: expect.anything() })]);
    expect(body.hooks[0].off).toBe(false);
  });

  test('are switched off by the tenth failure in a row', async () => {
    const { at, hostKey, code } = await opened();
    receiver.answer((response) => response.writeHead(500).end());
    const { hooks } = app.parts.store;
    for (const fails of [8, 9]) {
      const [hook] = await hooks.ofRoom(code);
      if (hook) await hooks.posted({ ...hook, fails });
      await app.post(`${at}/test`, { n: 1 }, hostKey).expect(200);
      expect((await channels(at, hostKey))[0]).toMatchObject({ off: fails === 9, fault: 500 });
    }
  });

  test('name the host who has set them, if the host has a seat', async () => {
    const { at, code, hostKey, keys } = await opened();
    await visit(app, { code, hostKey, seatKey: keys[0] });
    await app.post(at, wish(), hostKey).expect(201);
    expect((await channels(at, hostKey)).map(({ setBy }) => setBy)).toEqual([null, 'Ana']);
  });

  test('may delay the next post', async () => {
    const { at, hostKey, code } = await opened();
    receiver.answer((response) => response.writeHead(429, { 'retry-after': '7200' }).end());
    await app.post(`${at}/test`, { n: 1 }, hostKey).expect(200);
    receiver.answer((response) => response.writeHead(204).end());
    await start(app, code, hostKey);
    expect(await pass(2 * HOUR - 1, 0)).toEqual([]);
    expect(await pass(1, 1)).toHaveLength(1);
  });

  test('sign their posts to the host’s own program, with a key that is shown once', async () => {
    const { set, at, hostKey } = await opened({ kind: 'json' });
    expect(set).toMatchObject({ n: 1, secret: expect.stringMatching(/^[\w-]{32}$/) });
    await app.post(`${at}/test`, { n: 1 }, hostKey).expect(200);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ v: 1, event: 'test', game: 'calm', who: [] });
    expect(JSON.stringify(await channels(at, hostKey))).not.toContain(set.secret);
  });

  describe('link to the room', () => {
    /** The room that the link of a post opens for these keys. */
    async function opens(rooms: readonly { code: string; keys: readonly (string | undefined)[] }[]) {
      const tag = /turn\/([\w-]+)/.exec(receiver.received.at(-1)?.body ?? '')?.[1];
      return (await app.post('/api/turn', { tag, rooms }).expect(200)).body.code;
    }

    test('in a browser that has a key of it', async () => {
      const { code, keys, hostKey } = await begun();
      const { room: other, hostKey: otherKey } = await openRoom(app, { game: 'calm' });
      await pass(MINUTE, 1);
      const others = { code: other.code, keys: [otherKey] };
      for (const key of [keys[0], keys[1], hostKey]) expect(await opens([others, { code, keys: [key] }])).toBe(code);
    });

    test('in no other browser, even if it has visited the room', async () => {
      const { code } = await begun();
      const { room: other, hostKey: otherKey } = await openRoom(app, { game: 'calm' });
      await pass(MINUTE, 1);
      expect(await opens([{ code: other.code, keys: [otherKey] }])).toBeNull();
      expect(await opens([{ code, keys: [otherKey, 'wrong'] }])).toBeNull();
      expect(await opens([{ code, keys: [] }])).toBeNull();
    });
  });
});
