import { keptMatch } from '../testing/keptMatch';
import type { LogListener } from '../testing/loggedSecrets';
import { type MatchServer, type MatchServerSpec, openMatchServer, settled, until } from '../testing/matchServer';

let place: MatchServer;
/** The rooms the gateway follows, once for each subscription. */
let followedRooms: string[];
let lines: { msg: string; match?: string }[];

/** Opens a server that records followed rooms. */
async function open(spec: MatchServerSpec = {}): Promise<void> {
  followedRooms = [];
  lines = [];
  const subscribe = async (code: string) => {
    followedRooms.push(code);
    return () => void followedRooms.splice(followedRooms.indexOf(code), 1);
  };
  const log: LogListener = { level: 'error', write: (line) => void lines.push(JSON.parse(line)) };
  place = await openMatchServer({ log, ...spec, rooms: { subscribe, ...spec.rooms } });
}

afterEach(() => place.close());

const followed = () => place.matches.followed().map(({ matchId }) => matchId);

/** The seat labels of this server. */
const LABELS = ['0', '1', '2', '3'].map((seat) => ({ id: Number(seat), name: `Player ${seat}` }));

/** Holds the next call until it is released. */
function held<T, A extends unknown[]>(call: (...args: A) => Promise<T>) {
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const done = { at: Promise.resolve() as Promise<unknown> };
  const stopped = (...args: A): Promise<T> => {
    const result = gate.then(() => call(...args));
    done.at = result;
    return result;
  };
  return { stopped, goOn: () => goOn(), done };
}

describe('a follower of a match', () => {
  test('receives the names on the seats, and nobody else does', async () => {
    await open();
    const [match, other] = [await place.deal(), await place.deal()];
    const [player, watcher, elsewhere] = [place.client(), place.client(), place.client()];
    await Promise.all([player.sync(match, '0'), watcher.sync(match, null), elsewhere.sync(other, null)]);
    await place.gateway.announceSeats(match);
    await settled(player, watcher, elsewhere);
    for (const wire of [player, watcher]) expect(wire.all('matchData')).toEqual([[match, LABELS]]);
    expect(elsewhere.all('matchData')).toEqual([]);
  });

  test('is told that it was deleted, and nobody else is', async () => {
    await open();
    const [match, other] = [await place.deal(), await place.deal()];
    const [player, elsewhere] = [place.client(), place.client()];
    await Promise.all([player.sync(match, '0'), elsewhere.sync(other, null)]);
    place.gateway.dropMatch(match);
    await until(() => player.all('lantern:refused').length === 1);
    expect(player.all('lantern:refused')).toMatchObject([[{ code: 'NO_SUCH_MATCH' }]]);
    await settled(elsewhere);
    expect(elsewhere.all('lantern:refused')).toMatchObject([[{ code: 'MOVES_ONLY' }]]);
  });

  test('gets a new snapshot of its own view if the match had left memory and has moved on', async () => {
    await open();
    const match = await place.deal();
    const [player, watcher] = [place.client(), place.client()];
    await Promise.all([player.sync(match, '0'), watcher.sync(match, null)]);
    place.matches.unload(match);
    await place.matches.catchUp([match]);
    await until(() => player.all('sync').length === 2 && watcher.all('sync').length === 2);
    for (const wire of [player, watcher]) expect(wire.all('sync')[1]).toEqual(wire.all('sync')[0]);
    expect(player.all('sync')[1]).toMatchObject([match, { state: { G: { hand: Array(5).fill(expect.any(String)) } } }]);
  });

  test('keeps its state if the names cannot be read for the snapshot, which is logged', async () => {
    await open();
    const match = await place.deal();
    const player = place.client();
    await player.sync(match, '0');
    place.matches.unload(match);
    jest.spyOn(place.keys, 'keys').mockImplementationOnce(() => {
      throw new Error('away');
    });
    await place.matches.catchUp([match]);
    await until(() => lines.length > 0);
    expect(lines).toMatchObject([
      { msg: 'the snapshot of a match could not be sent', matchId: match, err: { message: 'away' } },
    ]);
    await settled(player);
    expect(player.all('sync')).toHaveLength(1);
  });

  test('follows its room too, until it leaves or joins another match', async () => {
    await open();
    const [match, other] = [await place.deal(), await place.deal()];
    const player = place.client();
    await player.sync(match, '0');
    expect([followed(), followedRooms]).toEqual([[match], ['ROOM']]);
    await player.sync(other, null);
    expect([followed(), followedRooms]).toEqual([[other], ['ROOM']]);
    player.socket.close();
    await until(() => followed().length === 0);
    expect(followedRooms).toEqual([]);
  });
});

describe('names are not read', () => {
  test.each(['announced seats', 'a match that has moved on'])('for a match without followers, for %s', async (what) => {
    await open();
    const match = await place.deal();
    const asked = jest.spyOn(place.keys, 'keys');
    place.matches.unload(match);
    if (what === 'announced seats') await place.gateway.announceSeats(match);
    else await place.matches.catchUp([match]);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('all subscriptions end', () => {
  test.each(['the match', 'its room'])('if %s fails, and the sender gets an error', async (what) => {
    const subscribe = () => Promise.reject(new Error('away'));
    await open(what === 'its room' ? { rooms: { subscribe } } : {});
    const match = await place.deal();
    if (what === 'the match') jest.spyOn(place.matches, 'watch').mockRejectedValueOnce(new Error('away'));
    expect(await place.client().refusal('sync', match, '0', 'key-0', 3)).toBe('STORE_DOWN');
    expect([followed(), followedRooms]).toEqual([[], []]);
  });

  test('if the names cannot be read, and the sender gets an error', async () => {
    await open();
    const match = await place.deal();
    jest.spyOn(place.keys, 'keys').mockImplementationOnce(() => {
      throw new Error('away');
    });
    expect(await place.client().refusal('sync', match, '0', 'key-0', 3)).toBe('STORE_DOWN');
    expect([followed(), followedRooms]).toEqual([[], []]);
  });

  test('if the connection closes while it joins', async () => {
    await open();
    const match = await place.deal();
    const player = place.client();
    await player.sync(match, null);
    const watch = held(place.matches.watch.bind(place.matches));
    const watching = jest.spyOn(place.matches, 'watch').mockImplementationOnce(watch.stopped);
    player.socket.emit('sync', match, '0', 'key-0', 3);
    await until(() => watching.mock.calls.length > 0);
    player.socket.close();
    await until(() => followed().length === 0);
    watch.goOn();
    await watch.done.at;
    expect(followed()).toEqual([match]);
    await until(() => followed().length === 0);
    expect(followedRooms).toEqual([]);
  });
});

test.each(['PAUSED', 'ROOM_NOT_PLAYING'] as const)(
  'moves are refused with %s if the room gives that reason',
  async (why) => {
    await open({ rooms: { standstill: async () => why } });
    const match = await place.deal();
    const player = place.client();
    await player.sync(match, '0');
    expect(await player.move(match, '0', 0, 'draw', [])).toMatchObject({ ok: false, code: why });
    expect(await keptMatch(place.store, match).moves()).toEqual([]);
  },
);

test('refusals are counted by code', async () => {
  const codes: string[] = [];
  await open({ rooms: { onRefusal: (code) => codes.push(code) } });
  const player = place.client();
  await player.refusal('chat', 'hello');
  await player.refusal('nonsense');
  await player.refusal('sync', 'none', '0', 'key-0', 3);
  expect(codes).toEqual(['MOVES_ONLY', 'MALFORMED', 'NO_SUCH_MATCH']);
});

describe('queued messages of one connection', () => {
  const MOST = 500;
  const generous = { messagesPerSocket: 10_000, messagesPerAddress: 10_000 };

  /** A connection whose first message is held, with this number of messages sent. */
  async function waiting(messages: number) {
    await open({ limits: generous });
    const match = await place.deal();
    const wire = place.client();
    await wire.sync(match, '0');
    const opening = held(place.matches.open.bind(place.matches));
    jest.spyOn(place.matches, 'open').mockImplementationOnce(opening.stopped);
    for (let n = 0; n < messages; n++) wire.socket.emit('sync', match, null, null, 3);
    return { wire, opening };
  }

  test(`are all answered if there are ${MOST}`, async () => {
    const { wire, opening } = await waiting(MOST);
    const open = jest.mocked(place.matches.open);
    await until(() => open.mock.calls.length > 0);
    // When another connection of the same client is answered, everything sent before has arrived.
    await settled(place.client());
    opening.goOn();
    await until(() => wire.all('sync').length === 1 + MOST);
    expect(wire.closed).toBe(false);
  });

  test('close the connection if there is one more', async () => {
    const { wire, opening } = await waiting(MOST + 1);
    await until(() => wire.closed);
    opening.goOn();
    expect(wire.all('sync')).toHaveLength(1);
  });
});

describe('a match with its maximum of connections', () => {
  /** Joins and returns the seat with `in` or the code of the refusal. */
  const join = async (wire: ReturnType<MatchServer['client']>, match: string, seat: string | null) => {
    const [event, answer] = await wire.ask(['sync', 'lantern:refused'], 'sync', match, seat, seat && `key-${seat}`, 3);
    return event === 'sync' ? 'in' : (answer as { code: string }).code;
  };

  test('refuses another watcher, but keeps those it has, even if they change to a seat', async () => {
    await open({ limits: { connectionsPerRoom: 1 } });
    const match = await place.deal();
    const wire = place.client();
    expect(await join(wire, match, null)).toBe('in');
    expect(await join(place.client(), match, null)).toBe('ROOM_CROWDED');
    expect(await join(wire, match, null)).toBe('in');
    expect(await join(wire, match, '0')).toBe('in');
  });

  test('still admits ten connections for each seat', async () => {
    await open({ limits: { connectionsPerRoom: 1 } });
    const match = await place.deal();
    expect(await join(place.client(), match, null)).toBe('in');
    for (let n = 0; n < 10; n++) expect(await join(place.client(), match, '0')).toBe('in');
    expect(await join(place.client(), match, '0')).toBe('ROOM_CROWDED');
    expect(await join(place.client(), match, '1')).toBe('in');
    expect(followed()).toEqual([match]);
  });
});

test('a key that becomes invalid while it is checked opens nothing', async () => {
  await open();
  const match = await place.deal();
  const player = place.client();
  jest.spyOn(place.keys, 'get').mockImplementationOnce(() => {
    place.keys.set('0', 'new key');
    place.gateway.dropSeat(match, '0');
    return 'key-0';
  });
  expect(await player.refusal('sync', match, '0', 'key-0', 3)).toBe('NOT_YOUR_SEAT');
  expect(followed()).toEqual([]);
});
