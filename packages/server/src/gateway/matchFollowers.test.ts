import { pino } from 'pino';
import { type MatchServer, type MatchServerSpec, openMatchServer, settled, until } from '../testing/matchServer';

let place: MatchServer;
/** The rooms that the gateway follows, each as often as it does. */
let followedRooms: string[];
/** What is logged. */
let lines: { msg: string; match?: string }[];

/** A place whose rooms are followed. */
async function open(spec: MatchServerSpec = {}): Promise<void> {
  followedRooms = [];
  lines = [];
  const subscribe = async (code: string) => {
    followedRooms.push(code);
    return () => void followedRooms.splice(followedRooms.indexOf(code), 1);
  };
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  place = await openMatchServer({ log, ...spec, rooms: { subscribe, ...spec.rooms } });
}

afterEach(() => place.close());

const followed = () => [...place.matches.followedVersions().keys()];

/** What others of the place are called. */
const LABELS = ['0', '1', '2', '3'].map((seat) => ({ id: Number(seat), name: `Player ${seat}` }));

/** Stops the next call until it is told to go on. */
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

describe('whoever follows a match', () => {
  test('is told who sits where, and nobody else is', async () => {
    await open();
    const [match, other] = [await place.deal(), await place.deal()];
    const [player, watcher, elsewhere] = [place.client(), place.client(), place.client()];
    await Promise.all([player.sync(match, '0'), watcher.sync(match, null), elsewhere.sync(other, null)]);
    await place.gateway.announceSeats(match);
    await settled(player, watcher, elsewhere);
    for (const wire of [player, watcher]) expect(wire.all('matchData')).toEqual([[match, LABELS]]);
    expect(elsewhere.all('matchData')).toEqual([]);
  });

  test('is told that it has been deleted, and nobody else is', async () => {
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

  test('gets a new snapshot for its own eyes where the match had left memory and has moved on', async () => {
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

  test('keeps what it has where the names cannot be read for that, and the log says so', async () => {
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
      { msg: 'the snapshot of a match could not be sent', match, err: { message: 'away' } },
    ]);
    await settled(player);
    expect(player.all('sync')).toHaveLength(1);
  });

  test('follows its room as well, until it leaves or turns to another match', async () => {
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

describe('nobody is asked for names', () => {
  test.each(['announced seats', 'a match that has moved on'])('that nobody hears, for %s', async (what) => {
    await open();
    const match = await place.deal();
    const asked = jest.spyOn(place.keys, 'keys');
    place.matches.unload(match);
    if (what === 'announced seats') await place.gateway.announceSeats(match);
    else await place.matches.catchUp([match]);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('nothing is followed any more', () => {
  test.each(['the match', 'its room'])('where %s cannot be, and the sender is told', async (what) => {
    const subscribe = () => Promise.reject(new Error('away'));
    await open(what === 'its room' ? { rooms: { subscribe } } : {});
    const match = await place.deal();
    if (what === 'the match') jest.spyOn(place.matches, 'watch').mockRejectedValueOnce(new Error('away'));
    expect(await place.client().refusal('sync', match, '0', 'key-0', 3)).toBe('STORE_DOWN');
    expect([followed(), followedRooms]).toEqual([[], []]);
  });

  test('where the names cannot be read, and the sender is told', async () => {
    await open();
    const match = await place.deal();
    jest.spyOn(place.keys, 'keys').mockImplementationOnce(() => {
      throw new Error('away');
    });
    expect(await place.client().refusal('sync', match, '0', 'key-0', 3)).toBe('STORE_DOWN');
    expect([followed(), followedRooms]).toEqual([[], []]);
  });

  test('once its connection has ended while it was being joined', async () => {
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

test.each(['PAUSED', 'ROOM_NOT_PLAYING'] as const)('no move is taken while the room stands still: %s', async (why) => {
  await open({ rooms: { standstill: async () => why } });
  const match = await place.deal();
  const player = place.client();
  await player.sync(match, '0');
  expect(await player.move(match, '0', 0, 'draw', [])).toMatchObject({ ok: false, code: why });
  expect(await place.store.moves(match)).toEqual([]);
});

test('what is refused is counted by its code', async () => {
  const codes: string[] = [];
  await open({ rooms: { onRefusal: (code) => codes.push(code) } });
  const player = place.client();
  await player.refusal('chat', 'hello');
  await player.refusal('nonsense');
  await player.refusal('sync', 'none', '0', 'key-0', 3);
  expect(codes).toEqual(['MOVES_ONLY', 'MALFORMED', 'NO_SUCH_MATCH']);
});

describe('messages of one connection that wait', () => {
  const MOST = 500;
  const generous = { messagesPerSocket: 10_000, messagesPerAddress: 10_000 };

  /** A connection whose first message is held up, and that has sent so many in all. */
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

  test(`are all answered where there are ${MOST}`, async () => {
    const { wire, opening } = await waiting(MOST);
    const open = jest.mocked(place.matches.open);
    await until(() => open.mock.calls.length > 0);
    // Another connection of the same client is answered after what was sent before it has come in.
    await settled(place.client());
    opening.goOn();
    await until(() => wire.all('sync').length === 1 + MOST);
    expect(wire.closed).toBe(false);
  });

  test('end it where there is one more', async () => {
    const { wire, opening } = await waiting(MOST + 1);
    await until(() => wire.closed);
    opening.goOn();
    expect(wire.all('sync')).toHaveLength(1);
  });
});

describe('a match with as many connections as it may have', () => {
  /** The seat and what it is answered: a snapshot or the code of a refusal. */
  const join = async (wire: ReturnType<MatchServer['client']>, match: string, seat: string | null) => {
    const [event, answer] = await wire.ask(['sync', 'lantern:refused'], 'sync', match, seat, seat && `key-${seat}`, 3);
    return event === 'sync' ? 'in' : (answer as { code: string }).code;
  };

  test('takes no other watcher, but keeps those it has, also at another seat', async () => {
    await open({ limits: { connectionsPerRoom: 1 } });
    const match = await place.deal();
    const wire = place.client();
    expect(await join(wire, match, null)).toBe('in');
    expect(await join(place.client(), match, null)).toBe('ROOM_CROWDED');
    expect(await join(wire, match, null)).toBe('in');
    expect(await join(wire, match, '0')).toBe('in');
  });

  test('takes ten of each seat all the same', async () => {
    await open({ limits: { connectionsPerRoom: 1 } });
    const match = await place.deal();
    expect(await join(place.client(), match, null)).toBe('in');
    for (let n = 0; n < 10; n++) expect(await join(place.client(), match, '0')).toBe('in');
    expect(await join(place.client(), match, '0')).toBe('ROOM_CROWDED');
    expect(await join(place.client(), match, '1')).toBe('in');
    expect(followed()).toEqual([match]);
  });
});

test('a key that becomes void while it is looked up opens nothing', async () => {
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
