import type { RunningMatch } from '../match/runningMatch';
import { hashKey } from '../rooms/access/keys';
import { keyOf } from '../store/matchKey';
import type { StoredState } from '../store/records';
import { keptMatch } from '../testing/keptMatch';
import { type MatchServer, openMatchServer, settled, until } from '../testing/matchServer';
import { keptRoom } from '../testing/roomRecords';
import { CANARY } from '../testing/toy';

let place: MatchServer;

beforeEach(async () => {
  place = await openMatchServer();
});

afterEach(async () => {
  await place.close();
});

test('a client that joins gets a snapshot of its own view', async () => {
  const matchId = await place.deal();
  const [player, watcher] = [place.client(), place.client()];
  expect((await player.sync(matchId, '0')).state.G.hand).toHaveLength(5);
  const synced = await watcher.sync(matchId, null);
  expect(synced.state.G.hand).toEqual([]);
  expect(Object.keys(synced).sort()).toEqual(['filteredMetadata', 'log', 'state']);
});

test('a match is followed while a client is in it, and not for refused clients', async () => {
  const match = await place.deal();
  const followed = () => place.matches.followed().map(({ matchId }) => matchId);
  const [stranger, player] = [place.client(), place.client()];
  expect(await stranger.refusal('sync', match, '0', 'no key', 3)).toBe('NOT_YOUR_SEAT');
  expect(followed()).toEqual([]);
  await player.sync(match, '0');
  await player.sync(match, '0');
  expect(followed()).toEqual([match]);
  player.socket.close();
  await until(() => followed().length === 0);
});

test('queued messages of a closed connection are dropped', async () => {
  const match = await place.deal();
  const player = place.client();
  await player.sync(match, '0');
  const open = place.matches.open.bind(place.matches);
  let goOn = () => {};
  const opened = jest.spyOn(place.matches, 'open').mockImplementationOnce(async (id) => {
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    return open(id);
  });
  player.socket.emit('sync', match, '0', 'key-0', 3);
  player.move(match, '0', 0, 'draw', []).catch(() => {});
  await until(() => opened.mock.calls.length > 0);
  player.socket.close();
  await until(() => place.matches.followed().length === 0);
  goOn();
  expect((await place.client().sync(match, '0')).state._stateID).toBe(0);
});

describe('a key that another server has revoked', () => {
  /** Without a message to this server. */
  const takeAway = async () => {
    const room = keptRoom(['Ana', 'Ben']);
    const seats = room.seats.map((seat) => (seat.seat === '0' ? { ...seat, keyHash: hashKey('new') } : seat));
    await place.store.createRoom({ ...room, code: 'ROOM', seats });
  };

  test('makes no more moves, although its connection still follows the seat', async () => {
    const match = await place.deal();
    const player = place.client();
    await player.sync(match, '0');
    await takeAway();
    expect(await player.move(match, '0', 0, 'draw', [])).toMatchObject({ ok: false, code: 'NOT_YOUR_SEAT' });
    expect(await keptMatch(place.store, match).moves()).toEqual([]);
  });

  test('shows nothing more of the seat after a refusal', async () => {
    const match = await place.deal();
    const [player, other] = [place.client(), place.client()];
    await player.sync(match, '0');
    await other.sync(match, '1');
    await takeAway();
    const action = { type: 'MAKE_MOVE', payload: { type: 'draw', args: [], playerID: '0', credentials: 'key-0' } };
    expect(await player.refusal('update', action, 0, match, '0')).toBe('NOT_YOUR_SEAT');
    await (await place.matches.open(match))?.act({ seat: '0', move: 'draw', args: [] });
    await settled(other, player);
    expect([other, player].map((client) => client.all('patch').length)).toEqual([1, 0]);
    expect(player.all('sync')).toHaveLength(1);
  });
});

test('the key of a joined seat is not checked again for every move; another key is', async () => {
  const match = await place.deal();
  const player = place.client();
  await player.sync(match, '0');
  const lookUp = jest.spyOn(place.keys, 'get');
  expect(await player.move(match, '0', 0, 'draw', [])).toMatchObject({ ok: true });
  expect(lookUp).not.toHaveBeenCalled();
  expect(await player.move(match, '0', 1, 'draw', [], { credentials: 'key-1' })).toMatchObject({
    code: 'NOT_YOUR_SEAT',
  });
  expect(lookUp).toHaveBeenCalledTimes(1);
});

describe('a client that does not read the log', () => {
  /** A player who does not read it, two watchers who do and do not, after a move. */
  async function moved() {
    const matchId = await place.deal();
    const quiet = { auth: { log: false } };
    const [player, reader, watcher] = [place.client(quiet), place.client(), place.client(quiet)];
    await Promise.all([player.sync(matchId, '0'), reader.sync(matchId, null), watcher.sync(matchId, null)]);
    await player.move(matchId, '0', 0, 'draw', []);
    await settled(player, reader, watcher);
    return { matchId, player, reader, watcher, quiet };
  }

  test('gets every change once without it, and others with it', async () => {
    const { player, reader, watcher } = await moved();
    const logs = [player, reader, watcher].map((client) =>
      client.all('patch').map((sent) => (sent[4] as unknown[]).length),
    );
    // The move, and the turn that it ended.
    expect(logs).toEqual([[0], [2], [0]]);
    expect(watcher.all('patch')[0]?.slice(0, 4)).toEqual(reader.all('patch')[0]?.slice(0, 4));
  });

  test('gets a snapshot without it, and others with it', async () => {
    const { matchId, quiet } = await moved();
    expect((await place.client(quiet).sync(matchId, null)).log).toEqual([]);
    expect((await place.client().sync(matchId, null)).log).toHaveLength(2);
  });

  test('gets nothing more of a seat that was dropped; nor do others', async () => {
    const { matchId, player, quiet } = await moved();
    const [reader, second] = [place.client(), place.client(quiet)];
    await Promise.all([reader.sync(matchId, '0'), second.sync(matchId, '1')]);
    place.gateway.dropSeat(matchId, '0');
    await second.move(matchId, '1', 1, 'draw', []);
    await settled(player, reader, second);
    expect([player, reader, second].map((client) => client.all('patch').length)).toEqual([1, 0, 1]);
  });
});

test('an accepted move is acknowledged with the version of the own view and sent as a patch', async () => {
  const matchId = await place.deal();
  const [player, watcher] = [place.client(), place.client()];
  await Promise.all([player.sync(matchId, '0'), watcher.sync(matchId, null)]);
  expect(await player.move(matchId, '0', 0, 'draw', [])).toEqual({ ok: true, stateID: 1 });
  await settled(player, watcher);
  for (const wire of [player, watcher]) {
    expect(wire.all('patch')).toEqual([[matchId, 0, 1, expect.any(Array), expect.any(Array)]]);
  }
});

test('a refused move is answered with code and sentence, to its sender only', async () => {
  const matchId = await place.deal();
  const [player, other] = [place.client(), place.client()];
  await Promise.all([player.sync(matchId, '1'), other.sync(matchId, '0')]);
  expect(await player.move(matchId, '1', 0, 'draw', [])).toEqual({
    ok: false,
    code: 'NOT_YOUR_DECISION',
    rule: 'R1',
    message: 'It is not your decision right now.',
  });
  await settled(other);
  expect(other.all('patch')).toEqual([]);
});

test('without an acknowledgement a refusal comes as an event', async () => {
  const matchId = await place.deal();
  const wire = place.client();
  const payload = { type: 'draw', args: [], playerID: '1', credentials: 'key-1' };
  expect(await wire.refusal('update', { type: 'MAKE_MOVE', payload }, 0, matchId, '1')).toBe('NOT_YOUR_DECISION');
});

test('a move on an old view is answered with the newest snapshot', async () => {
  const matchId = await place.deal();
  const wire = place.client();
  await wire.sync(matchId, '1');
  const match = await place.matches.open(matchId);
  await match?.act({ seat: '0', move: 'draw', args: [] });
  expect(await wire.move(matchId, '1', 0, 'draw', [])).toMatchObject({ ok: false, code: 'STALE_STATE' });
  await until(() => wire.all('sync').length === 2);
  expect(wire.all('sync').at(-1)?.[1]).toMatchObject({ state: { _stateID: 1 } });
});

test('a repeated request id acts once', async () => {
  const matchId = await place.deal();
  const wire = place.client();
  const first = await wire.move(matchId, '0', 0, 'draw', [], { requestId: 'r1' });
  expect(await wire.move(matchId, '0', 0, 'draw', [], { requestId: 'r1' })).toEqual(first);
  expect(await keptMatch(place.store, matchId).moves()).toHaveLength(1);
});

test('messages of one client are handled in order', async () => {
  const matchId = await place.deal(2);
  const wire = place.client();
  await wire.sync(matchId, '0');
  const hand = wire.all('sync')[0]?.[1] as { state: { G: { hand: string[] } } };
  const sent = hand.state.G.hand.map((card, version) => wire.move(matchId, '0', version, 'play', [card]));
  expect((await Promise.all(sent)).map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
});

test('a socket that joins another seat or match receives nothing more of the first', async () => {
  const [first, second] = [await place.deal(), await place.deal()];
  const wire = place.client();
  await wire.sync(first, '0');
  await wire.sync(second, null);
  await (await place.matches.open(first))?.act({ seat: '0', move: 'draw', args: [] });
  await settled(wire);
  expect(wire.all('patch')).toEqual([]);
});

test('a removed player loses the view of the seat at once, and the key becomes invalid', async () => {
  const matchId = await place.deal();
  const [removed, watcher] = [place.client(), place.client()];
  await Promise.all([removed.sync(matchId, '0'), watcher.sync(matchId, null)]);
  place.keys.set('0', 'new key');
  place.gateway.dropSeat(matchId, '0');
  await (await place.matches.open(matchId))?.act({ seat: '0', move: 'draw', args: [] });
  await settled(removed, watcher);
  expect(removed.all('patch')).toEqual([]);
  expect(watcher.all('patch')).toHaveLength(1);
  expect(removed.all('lantern:refused')[0]).toMatchObject([{ code: 'NOT_YOUR_SEAT' }]);
  expect(await removed.move(matchId, '0', 1, 'draw', [])).toMatchObject({ code: 'NOT_YOUR_SEAT' });
});

describe('no frame sent by the server', () => {
  /** Plays a whole match with secret votes and concealed moves, with everybody connected. */
  async function played() {
    const matchId = await place.deal();
    const wires = { '0': place.client(), '1': place.client(), '2': place.client(), watchers: place.client() };
    await Promise.all(Object.entries(wires).map(([who, wire]) => wire.sync(matchId, who === 'watchers' ? null : who)));
    const match = (await place.matches.open(matchId)) as RunningMatch;
    const version = (seat: string) => match.snapshot(seat).version;
    for (let turn = 0; turn < 9; turn++) {
      const seat = String(turn % 3) as '0' | '1' | '2';
      for (const move of ['stash', 'play']) {
        const [card] = (match.view(seat) as unknown as { hand: string[] }).hand;
        expect(await wires[seat].move(matchId, seat, version(seat), move, [card])).toMatchObject({ ok: true });
      }
      await wires[seat].move(matchId, seat, 0, 'vote', [true]);
      await wires[seat].move(matchId, seat, version(seat), 'draw', []);
    }
    await settled(...Object.values(wires));
    const kept = await keptMatch(place.store, matchId).moves();
    return { matchId, wires, kept, match };
  }

  test('contains a card that its receiver may not know', async () => {
    const { wires, match } = await played();
    const open = (match.view(null) as unknown as { pile: string[] }).pile;
    for (const [who, { frames }] of Object.entries(wires)) {
      expect(frames.join('\n')).toContain('patch');
      const cards = new Set(frames.join('\n').match(new RegExp(`${CANARY}-\\d+`, 'g')));
      const own = new Set([...open, ...(await cardsEverHeldBy(who))]);
      expect([...cards].filter((card) => !own.has(card))).toEqual([]);
    }

    async function cardsEverHeldBy(seat: string): Promise<string[]> {
      const { matchId, kept } = { matchId: match.id, kept: await place.store.moves(keyOf(match)) };
      const states = await Promise.all(
        [0, ...kept.map(({ seq }) => seq)].map((seq) => keptMatch(place.store, matchId).stateAt(seq)),
      );
      return states.flatMap((state) => {
        const { hands, stashed } = (state as StoredState).G as {
          hands: Record<string, string[]>;
          stashed: Record<string, string[]>;
        };
        return [...(hands[seat] ?? []), ...(stashed[seat] ?? [])];
      });
    }
  });

  test('contains a seed, plugin data, the first state, counters of hidden moves or credentials', async () => {
    const { wires, matchId, kept } = await played();
    const seeds: string[] = [];
    for (const seq of [0, ...kept.map((move) => move.seq)]) {
      const { plugins, fair } = (await keptMatch(place.store, matchId).stateAt(seq)) as {
        plugins: { random: { data: { seed: string } } };
        fair: { salt: string };
      };
      seeds.push(plugins.random.data.seed, fair.salt);
    }
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32,}$/);
    for (const { frames } of Object.values(wires)) {
      const text = frames.join('\n');
      for (const secret of [
        ...seeds,
        'prngstate',
        'initialState',
        'numMoves',
        'NumMoves',
        'history',
        'key-',
        'deltalog',
      ]) {
        expect(text).not.toContain(secret);
      }
      expect(text).not.toMatch(/"(plugins|_undo|_redo)":[[{][^\]}]/);
    }
  });
});

test('a hidden answer sends no frame to anybody else', async () => {
  const matchId = await place.deal();
  const wires = [place.client(), place.client(), place.client()];
  const [voter, ...others] = wires;
  await Promise.all([voter?.sync(matchId, '0'), others[0]?.sync(matchId, '1'), others[1]?.sync(matchId, null)]);
  const before = others.map(({ frames }) => frames.length);
  expect(await voter?.move(matchId, '0', 0, 'vote', [true])).toEqual({ ok: true, stateID: 1 });
  await settled(...others);
  expect(others.map(({ frames }) => frames.length)).toEqual(before.map((count) => count + 1));
  expect(others.map(({ frames }) => frames.at(-1))).toEqual(
    before.map(() => expect.stringContaining('lantern:refused')),
  );
});
