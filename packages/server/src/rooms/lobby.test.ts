import { openRoomParts, type RoomParts } from '../testing/roomParts';
import { Lobby } from './lobby';

let parts: RoomParts;
let lobby: Lobby;
/** The matches this server was notified of, in order. */
let told: (string | null)[];
beforeEach(() => {
  parts = openRoomParts();
  lobby = new Lobby(parts);
  told = [];
  parts.subscriptions.listen({ changed: ({ matchId }) => told.push(matchId) });
});
afterEach(() => parts.close());

test('a match created in the lobby is reported at once, before anybody has joined', async () => {
  const matchId = await lobby.create('toy', 2, {}, false);
  expect(told).toEqual([matchId]);
});

test('and so is the next match, once, for every caller', async () => {
  const matchId = await lobby.create('toy', 2, {}, false);
  const { playerID, playerCredentials } = await lobby.join('toy', matchId, 'Ana', '0');
  told.length = 0;
  const again = () => lobby.playAgain('toy', matchId, playerID, playerCredentials, { unlisted: true });
  const next = await again();
  expect(await again()).toBe(next);
  expect(told).toEqual([next]);
});

const refusal = (code: string, status: number) => ({ status, body: { code } });

/** A match with Ana on the first seat. */
async function joined() {
  const matchId = await lobby.create('toy', 2, {}, true);
  const { playerID, playerCredentials } = await lobby.join('toy', matchId, 'Ana', '0');
  return { matchId, seat: playerID, key: playerCredentials };
}

const namesIn = async (matchId: string) => (await lobby.get('toy', matchId)).players.map(({ name }) => name);

/**
 * Makes the first code for the next room collide.
 * @returns the codes that were tried
 */
function codeIsTaken(): string[] {
  const create = parts.store.createRoom.bind(parts.store);
  const tried: string[] = [];
  jest.spyOn(parts.store, 'createRoom').mockImplementation(async (room) => {
    tried.push(room.code);
    return tried.length === 1 ? 'exists' : create(room);
  });
  return tried;
}

test('if its code is taken, a match gets another code and another id', async () => {
  const tried = codeIsTaken();
  const matchId = await lobby.create('toy', 2, {}, true);
  expect(new Set(tried).size).toBe(2);
  expect(told).toEqual([matchId]);
  expect((await parts.store.loadRoomOfMatch(matchId))?.code).toBe(tried[1]);
});

test('a second request to play again gets the match of the first, even if they overlap', async () => {
  const { matchId, seat, key } = await joined();
  const again = () => lobby.playAgain('toy', matchId, seat, key, { unlisted: true });
  const load = parts.store.loadRoom.bind(parts.store);
  let first = '';
  jest.spyOn(parts.store, 'loadRoom').mockImplementationOnce(async (code) => {
    const none = await load(code);
    first = await again();
    return none;
  });
  told.length = 0;
  expect(await again()).toBe(first);
  expect(told).toEqual([first]);
});

test('a later request to play again gets that match too, and no other is dealt', async () => {
  const { matchId, seat, key } = await joined();
  const first = await lobby.playAgain('toy', matchId, seat, key, { unlisted: true });
  const dealt = jest.spyOn(parts.matches, 'create');
  expect(await lobby.playAgain('toy', matchId, seat, key, { unlisted: true })).toBe(first);
  expect(dealt).not.toHaveBeenCalled();
});

test('there is no next match once its room plays another one', async () => {
  const { matchId, seat, key } = await joined();
  const again = () => lobby.playAgain('toy', matchId, seat, key, { unlisted: true });
  const { code } = (await parts.store.loadRoomOfMatch(await again())) as { code: string };
  await parts.rooms.change(code, (kept) => ({ ...kept, matchId: null, state: 'open' }));
  await expect(again()).rejects.toMatchObject(refusal('NO_SUCH_MATCH', 404));
});

test('only a request with the key of a seat gets the next match', async () => {
  const { matchId, seat } = await joined();
  const again = lobby.playAgain('toy', matchId, seat, 'wrong', { unlisted: true });
  await expect(again).rejects.toMatchObject(refusal('NOT_YOUR_SEAT', 403));
});

test('the next match has the players and options of this one, or the requested ones', async () => {
  const matchId = await lobby.create('toy', 3, { seconds: 60 }, false);
  const { playerID, playerCredentials } = await lobby.join('toy', matchId, 'Ana', undefined);
  const same = await lobby.playAgain('toy', matchId, playerID, playerCredentials, { unlisted: false });
  expect(await lobby.get('toy', same)).toMatchObject({ setupData: { seconds: 60 }, unlisted: false });
  expect(await namesIn(same)).toHaveLength(3);
  const after = await lobby.join('toy', same, 'Ben', undefined);
  const wish = { numPlayers: 2, setupData: { seconds: 30 }, unlisted: true };
  const other = await lobby.playAgain('toy', same, after.playerID, after.playerCredentials, wish);
  expect(await lobby.get('toy', other)).toMatchObject({ setupData: { seconds: 30 }, unlisted: true });
  expect(await namesIn(other)).toHaveLength(2);
});

describe('a seat of the lobby', () => {
  it.each([undefined, null, ''])('is refused without a name: %p', async (name) => {
    const matchId = await lobby.create('toy', 2, {}, true);
    await expect(lobby.join('toy', matchId, name, undefined)).rejects.toMatchObject(refusal('BAD_NAME', 403));
    expect(await namesIn(matchId)).toEqual([undefined, undefined]);
  });

  it.each([5, {}, ' '])('is refused for an invalid name: %p', async (name) => {
    const matchId = await lobby.create('toy', 2, {}, true);
    await expect(lobby.join('toy', matchId, name, undefined)).rejects.toMatchObject(refusal('BAD_NAME', 400));
  });

  it.each(['0', 0])('is proved by its key, with the seat as a string or a number: %p', async (named) => {
    const { matchId, key } = await joined();
    await lobby.rename('toy', matchId, named, key, 'Zoë');
    expect(await namesIn(matchId)).toEqual(['Zoë', undefined]);
    await lobby.leave('toy', matchId, named, key);
    expect(await namesIn(matchId)).toEqual([undefined, undefined]);
  });

  it.each([
    ['no seat', undefined, true, refusal('NOT_YOUR_SEAT', 403)],
    ['no seat', null, true, refusal('NOT_YOUR_SEAT', 403)],
    ['a seat of another type', ['0'], true, refusal('NO_SUCH_SEAT', 404)],
    ['an unknown seat', '7', true, refusal('NO_SUCH_SEAT', 404)],
    ['an empty seat', '1', true, refusal('NOT_YOUR_SEAT', 403)],
    ['the seat without its key', '0', false, refusal('NOT_YOUR_SEAT', 403)],
  ])('is not left by a request that names %s', async (_, named, withKey, refused) => {
    const { matchId, key } = await joined();
    await expect(lobby.leave('toy', matchId, named, withKey ? key : undefined)).rejects.toMatchObject(refused);
    expect(await namesIn(matchId)).toEqual(['Ana', undefined]);
  });

  it('keeps its name if no new one is given, and refuses an invalid one', async () => {
    const { matchId, seat, key } = await joined();
    await lobby.rename('toy', matchId, seat, key, undefined);
    await expect(lobby.rename('toy', matchId, seat, key, null)).rejects.toMatchObject(refusal('BAD_NAME', 400));
    expect(await namesIn(matchId)).toEqual(['Ana', undefined]);
  });

  it('of a match that its room has just left behind is not changed', async () => {
    const { matchId, seat, key } = await joined();
    const load = parts.store.loadRoomOfMatch.bind(parts.store);
    let code = '';
    jest.spyOn(parts.store, 'loadRoomOfMatch').mockImplementationOnce(async (id) => {
      const room = await load(id);
      code = room?.code as string;
      await parts.rooms.change(code, (kept) => ({ ...kept, matchId: null, state: 'open' }));
      return room;
    });
    await expect(lobby.leave('toy', matchId, seat, key)).rejects.toMatchObject(refusal('NO_SUCH_MATCH', 404));
    expect((await parts.rooms.load(code)).seats[0]?.name).toBe('Ana');
  });
});

describe('a match of the lobby', () => {
  it('is the current match of its room, and no other', async () => {
    const { matchId } = await joined();
    const { code } = (await parts.store.loadRoomOfMatch(matchId)) as { code: string };
    await parts.rooms.change(code, (kept) => ({ ...kept, matchId: null, state: 'open' }));
    await expect(lobby.get('toy', matchId)).rejects.toMatchObject(refusal('NO_SUCH_MATCH', 404));
  });

  it('is not found under another game or an unknown id', async () => {
    const { matchId } = await joined();
    await expect(lobby.get('calm', matchId)).rejects.toMatchObject(refusal('NO_SUCH_MATCH', 404));
    await expect(lobby.get('toy', 'none')).rejects.toMatchObject(refusal('NO_SUCH_MATCH', 404));
  });

  it('reports its result once it is over, and not before', async () => {
    const { matchId } = await joined();
    expect(await lobby.get('toy', matchId)).not.toHaveProperty('gameover');
    await (await parts.matches.open(matchId))?.act({ seat: '0', move: 'concede', args: [] });
    expect(await lobby.get('toy', matchId)).not.toHaveProperty('gameover');
    const { code } = (await parts.store.loadRoomOfMatch(matchId)) as { code: string };
    await parts.rooms.finish(code, matchId, ['1']);
    expect(await lobby.get('toy', matchId)).toMatchObject({ gameover: { reason: 'conceded', winners: ['1'] } });
  });

  it('is listed as over or running, or in both cases without a filter', async () => {
    const [running, over] = [await joined(), await joined()];
    const { code } = (await parts.store.loadRoomOfMatch(over.matchId)) as { code: string };
    await parts.rooms.finish(code, over.matchId, []);
    const listed = async (where: object) => (await lobby.list('toy', where)).map(({ matchID }) => matchID).sort();
    expect(await listed({ over: true })).toEqual([over.matchId]);
    expect(await listed({ over: false })).toEqual([running.matchId]);
    expect(await listed({})).toEqual([running.matchId, over.matchId].sort());
  });

  it('is filtered by the time of its last change, exclusively', async () => {
    const { matchId } = await joined();
    const { updatedAt } = await lobby.get('toy', matchId);
    const isListed = async (where: object) => (await lobby.list('toy', where)).length > 0;
    expect([await isListed({ before: updatedAt }), await isListed({ after: updatedAt })]).toEqual([false, false]);
    expect([await isListed({ before: updatedAt + 1 }), await isListed({ after: updatedAt - 1 })]).toEqual([true, true]);
  });

  it('is listed with at most forty-nine others, the newest of all', async () => {
    for (let n = 0; n < 51; n++) await lobby.create('toy', 2, {}, true);
    expect(await lobby.list('toy', {})).toHaveLength(50);
  });
});
