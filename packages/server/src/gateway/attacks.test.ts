import type { AnyModule } from '@lantern/games/module';
import { LOG_LENGTH } from '../match/history';
import { keptMatch } from '../testing/keptMatch';
import { type MatchServer, openMatchServer, type RawClient, settled, until } from '../testing/matchServer';
import { CANARY, toy } from '../testing/toy';

const other: AnyModule = { ...toy, id: 'other' };

let place: MatchServer;

beforeEach(async () => {
  place = await openMatchServer({ modules: [toy, other] });
});

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(() => process.on('unhandledRejection', note));
afterAll(() => process.off('unhandledRejection', note));

/** After every attack the server still works, and no built-in prototype has changed. */
afterEach(async () => {
  const matchId = await place.deal();
  const wire = place.client();
  expect((await wire.sync(matchId, '0')).state._stateID).toBe(0);
  expect(await wire.move(matchId, '0', 0, 'draw', [])).toEqual({ ok: true, stateID: 1 });
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(unhandled).toEqual([]);
  await place.close();
});

const action = (payload: unknown, type: unknown = 'MAKE_MOVE') => ({ type, payload });
const draw = (more: Record<string, unknown> = {}) =>
  action({ type: 'draw', args: [], playerID: '0', credentials: 'key-0', ...more });

/** The stored state of a match, for a later comparison. */
const kept = async (matchId: string) => JSON.stringify(await keptMatch(place.store, matchId).load());

async function joined(matchId: string, seat: string | null): Promise<RawClient> {
  const wire = place.client();
  await wire.sync(matchId, seat);
  return wire;
}

describe('forging the state', () => {
  test.each([
    ['UPDATE', { state: { G: {}, ctx: { gameover: { winner: '0' } }, _stateID: 9 } }],
    ['RESET', { state: {} }],
    ['SYNC', undefined],
    ['PATCH', [{ op: 'copy', from: '/G/hands/1', path: '/G/pile' }]],
    ['UNDO', { type: null, args: null, playerID: '0', credentials: 'key-0' }],
    ['REDO', { type: null, args: null, playerID: '0', credentials: 'key-0' }],
    ['PLUGIN', { type: 'random', args: [], playerID: '0', credentials: 'key-0' }],
    ['STRIP_TRANSIENTS', {}],
    ['GAME_EVENT', { type: 'endGame', args: [{ winner: '0' }], playerID: '0', credentials: 'key-0' }],
    ['GAME_EVENT', { type: 'setActivePlayers', args: [{ all: '' }], playerID: '0', credentials: 'key-0' }],
    ['GAME_EVENT', { type: 'endTurn', args: [{ next: '99' }], playerID: '0', credentials: 'key-0' }],
    ['GAME_EVENT', { type: 'setPhase', args: ['constructor'], playerID: '0', credentials: 'key-0' }],
    ['GAME_EVENT', { type: 'toString', args: [], playerID: '0', credentials: 'key-0' }],
    ['constructor', {}],
  ])('an action of type %s is refused, whatever its payload', async (type, payload) => {
    const matchId = await place.deal();
    const before = await kept(matchId);
    const wire = await joined(matchId, '0');
    expect(await wire.refusal('update', action(payload, type), 0, matchId, '0')).toBe('MOVES_ONLY');
    expect(await kept(matchId)).toBe(before);
  });

  test.each([
    'constructor',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'isPrototypeOf',
    '__defineGetter__',
    '__proto__',
    'endTurn',
  ])('the name %s is not a move', async (type) => {
    const matchId = await place.deal();
    const before = await kept(matchId);
    expect(await place.client().move(matchId, '0', 0, type, [])).toMatchObject({ ok: false, code: 'UNKNOWN_MOVE' });
    expect(await kept(matchId)).toBe(before);
  });

  test('a player cannot make the move of the clock', async () => {
    const matchId = await place.deal(3, { seconds: 30 });
    expect(await place.client().move(matchId, '0', 0, 'timeOut', [1001])).toMatchObject({ code: 'SERVER_ONLY' });
  });

  test('the namespace of another game neither accepts a move nor shows the view', async () => {
    const matchId = await place.deal();
    const wire = place.client({ namespace: '/other' });
    expect(await wire.refusal('sync', matchId, '0', 'key-0', 3)).toBe('NO_SUCH_MATCH');
    expect(await wire.move(matchId, '0', 0, 'draw', [])).toMatchObject({ code: 'NO_SUCH_MATCH' });
  });

  test('the time of the deal does not predict the outcome of a move', async () => {
    const matches = await Promise.all(Array.from({ length: 20 }, () => place.deal()));
    const hands = await Promise.all(
      matches.map(async (matchId) => JSON.stringify((await joined(matchId, '0')).all('sync')[0]?.[1])),
    );
    expect(new Set(hands).size).toBe(20);
  });
});

describe('impersonation', () => {
  test('the seat in the payload must be the proved seat', async () => {
    const matchId = await place.deal();
    const wire = await joined(matchId, '1');
    const forged = draw({ playerID: '0', credentials: 'key-1' });
    expect(await wire.refusal('update', forged, 0, matchId, '1')).toBe('NOT_YOUR_SEAT');
    expect(await wire.refusal('update', draw({ credentials: 'key-1' }), 0, matchId, '0')).toBe('NOT_YOUR_SEAT');
  });

  test.each([[undefined], [null], [''], ['wrong'], ['key-1']])(
    'the credentials %p make no move for seat 0',
    async (credentials) => {
      const matchId = await place.deal();
      const before = await kept(matchId);
      const wire = await joined(matchId, '1');
      expect(await wire.refusal('update', draw({ credentials }), 0, matchId, '0')).toBe('NOT_YOUR_SEAT');
      expect(await kept(matchId)).toBe(before);
    },
  );

  test('a watcher makes no move', async () => {
    const matchId = await place.deal();
    const wire = await joined(matchId, null);
    expect(await wire.refusal('update', draw({ playerID: null }), 0, matchId, null)).toBe('NOT_YOUR_SEAT');
    expect(await wire.refusal('update', draw(), 0, matchId, null)).toBe('NOT_YOUR_SEAT');
  });

  test.each([[null], [''], ['wrong'], ['key-1']])(
    'the credentials %p do not show the view of seat 0',
    async (credentials) => {
      const matchId = await place.deal();
      const wire = place.client();
      expect(await wire.refusal('sync', matchId, '0', credentials, 3)).toBe('NOT_YOUR_SEAT');
      await (await place.matches.open(matchId))?.act({ seat: '0', move: 'draw', args: [] });
      await settled(wire);
      expect(wire.heard.map(([event]) => event)).toEqual(['lantern:refused', 'lantern:refused']);
      expect(wire.frames.join('')).not.toContain(CANARY);
    },
  );

  test('an empty seat shows its view to nobody', async () => {
    place.keys.delete('2');
    const matchId = await place.deal();
    expect(await place.client().refusal('sync', matchId, '2', null, 3)).toBe('NOT_YOUR_SEAT');
    expect(await place.client().refusal('sync', matchId, '2', 'anything', 3)).toBe('NOT_YOUR_SEAT');
  });

  test.each(['3', '-1', '1.0', '00', 'constructor', '__proto__', 'watchers'])('there is no seat %s', async (seat) => {
    const matchId = await place.deal();
    const wire = place.client();
    expect(await wire.refusal('sync', matchId, seat, 'key-0', 3)).toMatch(/NO_SUCH_SEAT|MALFORMED/);
    expect(await wire.refusal('update', draw({ playerID: seat }), 0, matchId, seat)).toMatch(/NO_SUCH_SEAT|MALFORMED/);
  });

  test('a seat that is lost during its authentication shows nothing', async () => {
    const matchId = await place.deal();
    const wire = place.client();
    await until(() => wire.socket.connected);
    wire.socket.emit('sync', matchId, '0', 'key-0', 3);
    const stop = setInterval(() => place.gateway.dropSeat(matchId, '0'), 0);
    place.keys.set('0', 'new key');
    await until(() => wire.heard.length > 0);
    clearInterval(stop);
    place.keys.set('0', 'key-0');
    expect(wire.all('sync')).toEqual([]);
  });

  test('a refusal contains neither the credentials nor a stack trace', async () => {
    const matchId = await place.deal();
    const wire = place.client();
    await wire.refusal('update', draw({ credentials: 'my-own-secret' }), 0, matchId, '0');
    expect(wire.frames.join('')).not.toMatch(/my-own-secret|\.ts|\.js|node_modules/);
  });
});

describe('matches that do not exist', () => {
  test.each(['default', '', 'never-dealt', '__proto__', 'constructor'])(
    'joining the match "%s" does not create it',
    async (id) => {
      const wire = place.client();
      expect(await wire.refusal('sync', id, null, null, 1_000_000)).toBe('NO_SUCH_MATCH');
      expect(await wire.refusal('update', draw(), 0, id, '0')).toBe('NO_SUCH_MATCH');
      expect(await keptMatch(place.store, id).load()).toBeUndefined();
    },
  );

  test('the number of players in a message has no effect', async () => {
    const matchId = await place.deal(3);
    const wire = place.client();
    wire.socket.emit('sync', matchId, null, null, 5_000_000);
    await until(() => wire.all('sync').length === 1);
    expect(wire.all('sync')[0]?.[1]).toMatchObject({ state: { ctx: { numPlayers: 3 } } });
  });

  test('moves in many unknown matches leave nothing in memory', async () => {
    const wire = place.client();
    for (let n = 0; n < 50; n++)
      expect(await wire.refusal('update', draw(), 0, `none-${n}`, '0')).toBe('NO_SUCH_MATCH');
  });
});

describe('crashing the process', () => {
  test('a move that throws freezes only its own match, and is answered', async () => {
    const [broken, sound] = [await place.deal(), await place.deal()];
    const wire = place.client();
    expect(await wire.move(broken, '0', 0, 'explode', [])).toMatchObject({ ok: false, code: 'TABLE_FROZEN' });
    expect(await wire.move(sound, '0', 0, 'draw', [])).toMatchObject({ ok: true });
    expect((await wire.sync(broken, '0')).state._stateID).toBe(0);
  });

  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

  test.each([
    ['a payload that is missing', [action(undefined), 0, 'M', '0']],
    ['a payload that is text', [action('draw'), 0, 'M', '0']],
    ['a move name that is an object', [draw({ type: { toString: 'x' } }), 0, 'M', '0']],
    ['a move name that is missing', [draw({ type: null }), 0, 'M', '0']],
    ['arguments that are an object', [draw({ args: { length: 1e9 } }), 0, 'M', '0']],
    ['nested arguments', [draw({ args: nested(1_000) }), 0, 'M', '0']],
    ['nesting in place of an action', [nested(1_000), 0, 'M', '0']],
    ['a version that is text', [draw(), '0', 'M', '0']],
    ['a version that is a fraction', [draw(), 0.5, 'M', '0']],
    ['a match that is a list', [draw(), 0, ['M'], '0']],
    ['a match of excessive length', [draw(), 0, 'M'.repeat(65), '0']],
    ['a seat that is a number', [draw(), 0, 'M', 0]],
    ['credentials that are an object', [draw({ credentials: { length: 5 } }), 0, 'M', '0']],
    ['a request id that is a number', [draw({ requestId: 7 }), 0, 'M', '0']],
    ['a request id with a NUL, which not every store can hold', [draw({ requestId: 'a\0b' }), 0, 'M', '0']],
    ['a match with a line break', [draw({}), 0, 'M\n', '0']],
    ['binary data', [draw({ args: [Buffer.from('x')] }), 0, 'M', '0']],
    ['nothing', []],
    ['something more', [draw(), 0, 'M', '0', 'more']],
    ['an action of many parts', [draw({ args: Array.from({ length: 3_000 }, () => 0) }), 0, 'M', '0']],
  ])('an update with %s is malformed', async (_, args) => {
    const matchId = await place.deal();
    const sent = args.map((arg) => (arg === 'M' ? matchId : arg));
    expect(await place.client().refusal('update', ...sent)).toBe('MALFORMED');
  });

  test.each(['__proto__', 'constructor', 'prototype'])('data with the key %s is malformed', async (key) => {
    const matchId = await place.deal();
    const args = JSON.parse(`[{"${key}":{"polluted":true}}]`);
    expect(await place.client().refusal('update', draw({ args }), 0, matchId, '0')).toBe('MALFORMED');
  });

  test.each([
    [[{}]],
    [[['M']]],
    [[null]],
    [[7, '0', 'key-0']],
    [['M', 0]],
    [['M', '0', {}]],
    [['M', null, null, 3, 4, 5]],
    [[nested(1_000)]],
  ])('joining with %j is malformed', async (args) => {
    expect(await place.client().refusal('sync', ...args)).toBe('MALFORMED');
  });

  test.each([
    '42/toy,["error","x"]',
    '42/toy,["connect_error","x"]',
    '42/toy,[{"toString":"foo"}]',
    '42/toy,[]',
    '42/toy,{',
    '4',
    '40/toy,[[[',
    '45/toy,9-["sync"]',
    '41',
    '46',
    '42/toy,["sync",null',
  ])('the raw packet %s does no harm', async (packet) => {
    const wire = place.client();
    await until(() => wire.socket.connected);
    const engine = wire.socket.io.engine as unknown as { transport: { ws: { send(text: string): void } } };
    engine.transport.ws.send(packet);
    const bystander = await joined(await place.deal(), null);
    expect(bystander.socket.connected).toBe(true);
  });

  test.each([
    ['an update', (brackets: string) => [`42/toy,["update",${brackets},0,"match","0"]`]],
    ['joining', (brackets: string) => [`42/toy,["sync",${brackets}]`]],
    ['binary data', (brackets: string) => [`451-/toy,["update",${brackets}]`, Buffer.from('x')]],
    ['the proof of a namespace', (brackets: string) => [`40/other,{"a":${brackets}}`]],
  ])('%s nested as deep as a message can be does no harm', async (_, packets) => {
    const wire = place.client();
    await until(() => wire.socket.connected);
    for (const packet of packets('['.repeat(8_000) + ']'.repeat(8_000))) wire.raw(packet);
    const bystander = await joined(await place.deal(), null);
    expect(bystander.socket.connected).toBe(true);
    await until(() => wire.closed || wire.heard.length > 0 || wire.frames.some((frame) => frame.startsWith('0/other')));
  });

  test('an event of an unknown name is answered', async () => {
    expect(await place.client().refusal('hello', 1)).toBe('MALFORMED');
  });

  test('an unknown namespace is refused', async () => {
    for (const namespace of ['/', '/nothing', '/constructor']) {
      const wire = place.client({ namespace });
      let refused = false;
      wire.socket.on('connect_error', () => {
        refused = true;
      });
      await until(() => refused);
    }
  });
});

describe('flooding', () => {
  test('a message of more than 16 KB closes the connection of its sender', async () => {
    const wire = await joined(await place.deal(), '0');
    wire.socket.emit('update', draw({ args: ['x'.repeat(17_000)] }), 0, 'M', '0');
    await until(() => wire.closed);
  });

  test('chat is refused and reaches nobody', async () => {
    const matchId = await place.deal();
    const [sender, listener] = [await joined(matchId, '0'), await joined(matchId, '1')];
    expect(
      await sender.refusal('chat', matchId, { id: 'x', sender: 'admin', payload: 'y'.repeat(9_000) }, 'key-0'),
    ).toBe('MOVES_ONLY');
    await settled(listener);
    expect(listener.all('chat')).toEqual([]);
  });

  test('a message that is nested too deep is not read any further', async () => {
    const wire = await joined(await place.deal(), '0');
    const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);
    expect(await wire.refusal('chat', nested(11))).toBe('MOVES_ONLY');
    expect(await wire.refusal('chat', nested(12))).toBe('MALFORMED');
  });

  test('refused moves are not sent to others', async () => {
    const matchId = await place.deal();
    const [attacker, victim] = [await joined(matchId, '1'), await joined(matchId, '0')];
    for (let n = 0; n < 50; n++)
      await attacker.refusal('update', draw({ playerID: '1', credentials: 'key-1' }), 0, matchId, '1');
    await settled(victim);
    expect(victim.heard.map(([event]) => event)).toEqual(['sync', 'lantern:refused']);
  });

  test('a connection that is too fast is refused, and then closed if it goes on', async () => {
    const small = await openMatchServer({ limits: { messagesPerSocket: 10 } });
    const wire = small.client();
    const matchId = await small.deal();
    await wire.sync(matchId, '0');
    for (let n = 0; n < 100; n++) wire.socket.emit('chat');
    await until(() => wire.closed);
    expect(wire.all('lantern:refused').map(([error]) => (error as { code: string }).code)).toContain(
      'TOO_MANY_REQUESTS',
    );
    await small.close();
  });

  test('an address that is too fast over many connections is refused', async () => {
    const small = await openMatchServer({ limits: { messagesPerAddress: 20 } });
    const codes: string[] = [];
    for (let n = 0; n < 10; n++) codes.push(await small.client().refusal('chat'));
    expect(codes).toEqual(Array(10).fill('MOVES_ONLY'));
    const eleventh = await new Promise<{ data?: unknown }>((refused) =>
      small.client().socket.on('connect_error', refused),
    );
    expect(eleventh.data).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await small.close();
  });

  test('an address has a limited number of connections; closing one makes room', async () => {
    const small = await openMatchServer({ limits: { connectionsPerAddress: 2 } });
    const [first, second] = [small.client(), small.client()];
    await until(() => first.socket.connected && second.socket.connected);
    const third = small.client();
    let refused = false;
    third.socket.on('connect_error', () => {
      refused = true;
    });
    await until(() => refused);
    first.socket.close();
    await until(() => third.socket.connected);
    await small.close();
  });

  test('the answer to a join stays small, however long the match is', async () => {
    const matchId = await place.deal(2);
    const match = await place.matches.open(matchId);
    for (let n = 0; n < 150; n++) await match?.act({ seat: String(n % 2), move: 'draw', args: [] });
    const wire = await joined(matchId, null);
    const [[, synced] = []] = wire.all('sync') as [string, { log: unknown[] }][];
    expect(synced?.log).toHaveLength(LOG_LENGTH);
    expect((await keptMatch(place.store, matchId).load())?.state).toMatchObject({ _undo: [], _redo: [] });
  });
});

describe('pages of other origins', () => {
  test.each(['polling', 'websocket'] as const)('cannot connect by %s', async (transport) => {
    const wire = place.client({ transport, headers: { Origin: 'https://evil.example' } });
    let refused = false;
    wire.socket.on('connect_error', () => {
      refused = true;
    });
    await until(() => refused);
    expect(wire.socket.connected).toBe(false);
  });

  test.each(['null', 'http://127.0.0.1:1', 'garbage'])('cannot connect from %s', async (origin) => {
    const answer = await fetch(`${place.url}/socket.io/?EIO=4&transport=polling`, { headers: { Origin: origin } });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('can connect if their origin is allowed, as the server’s own pages can', async () => {
    const open = await openMatchServer({ origins: ['https://friend.example'] });
    for (const origin of [open.url, 'https://friend.example']) {
      const wire = open.client({ headers: { Origin: origin } });
      await until(() => wire.socket.connected);
    }
    await open.close();
  });
});

describe('order and durability', () => {
  /** Holds every commit until the returned function is called. */
  function held(): () => void {
    const commit = place.store.commit.bind(place.store);
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    place.store.commit = (move) => gate.then(() => commit(move));
    return letGo;
  }

  test('nobody receives a move before it is stored', async () => {
    const matchId = await place.deal();
    const [mover, viewer] = [await joined(matchId, '0'), await joined(matchId, null)];
    const letGo = held();
    const answer = mover.move(matchId, '0', 0, 'draw', []);
    await settled(viewer);
    expect(viewer.all('patch')).toEqual([]);
    letGo();
    expect(await answer).toMatchObject({ ok: true });
    await until(() => viewer.all('patch').length === 1);
  });

  test('a client that joins during a commit gets the former state and then the change', async () => {
    const matchId = await place.deal();
    const mover = await joined(matchId, '0');
    const letGo = held();
    const answer = mover.move(matchId, '0', 0, 'draw', []);
    const late = await joined(matchId, null);
    letGo();
    await answer;
    await until(() => late.all('patch').length === 1);
    expect(late.all('sync')[0]?.[1]).toMatchObject({ state: { _stateID: 0 } });
    expect(late.all('patch')[0]?.slice(1, 3)).toEqual([0, 1]);
  });

  test('a move whose sender leaves before the commit is made once, and the next one follows it', async () => {
    const matchId = await place.deal();
    const leaver = await joined(matchId, '0');
    const letGo = held();
    leaver.socket.emit('update', draw(), 0, matchId, '0');
    await settled(place.client());
    leaver.socket.close();
    const next = place.client().move(matchId, '1', 1, 'draw', []);
    letGo();
    await until(() => leaver.closed);
    expect((await next).code ?? 'ok').toMatch(/ok|STALE_STATE/);
    const moves = await keptMatch(place.store, matchId).moves();
    expect(moves.map(({ seq }) => seq)).toEqual(moves.map((_, index) => index + 1));
    expect(moves[0]?.move).toBe('draw');
  });

  test('a move that cannot be stored is answered, sent to nobody else, and can be repeated', async () => {
    const matchId = await place.deal();
    const [mover, viewer] = [await joined(matchId, '0'), await joined(matchId, null)];
    const commit = place.store.commit;
    place.store.commit = () => Promise.reject(new Error('disk full'));
    expect(await mover.move(matchId, '0', 0, 'draw', [], { requestId: 'r' })).toMatchObject({ code: 'STORE_DOWN' });
    place.store.commit = commit;
    await settled(viewer);
    expect(viewer.all('patch')).toEqual([]);
    expect(await mover.move(matchId, '0', 0, 'draw', [], { requestId: 'r' })).toMatchObject({ ok: true });
  });

  test('simultaneous answers are all accepted, and every view gets consecutive versions', async () => {
    const matchId = await place.deal();
    const wires = await Promise.all(['0', '1', '2', null].map((seat) => joined(matchId, seat)));
    const votes = ['0', '1', '2'].map((seat, index) => wires[index]?.move(matchId, seat, 0, 'vote', [true]));
    expect((await Promise.all(votes)).map((answer) => answer?.ok)).toEqual([true, true, true]);
    await settled(...wires);
    for (const wire of wires) {
      const steps = wire.all('patch').map(([, from, to]) => [from, to]);
      expect(steps).toEqual(steps.map((_, index) => [index, index + 1]));
    }
  });

  test('two tabs of a seat both receive the match; closing one does not affect the other', async () => {
    const matchId = await place.deal();
    const [first, second] = [await joined(matchId, '0'), await joined(matchId, '0')];
    first.socket.close();
    expect(await second.move(matchId, '0', 0, 'draw', [])).toMatchObject({ ok: true });
    await until(() => second.all('patch').length === 1);
  });

  test('a message repeated over a new connection acts once', async () => {
    const matchId = await place.deal();
    const first = await place.client().move(matchId, '0', 0, 'draw', [], { requestId: 'again' });
    expect(await place.client().move(matchId, '0', 0, 'draw', [], { requestId: 'again' })).toEqual(first);
    expect(await keptMatch(place.store, matchId).moves()).toHaveLength(1);
  });

  test('the request id of one seat does not affect the move of another', async () => {
    const matchId = await place.deal();
    await place.client().move(matchId, '1', 0, 'vote', [true], { requestId: 'same' });
    await place.client().move(matchId, '0', 0, 'draw', [], { requestId: 'same' });
    expect(await keptMatch(place.store, matchId).moves()).toHaveLength(2);
  });
});
