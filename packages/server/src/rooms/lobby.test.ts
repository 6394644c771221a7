import { gamesOf } from '../games';
import { openRoomParts, type RoomParts } from '../testing/roomParts';
import { toy } from '../testing/toy';
import { Lobby } from './lobby';

let parts: RoomParts;
let lobby: Lobby;
/** Matches that this server was told of, in order. */
let told: (string | null)[];
beforeEach(() => {
  parts = openRoomParts();
  lobby = new Lobby({ ...parts, games: gamesOf([toy]) });
  told = [];
  parts.subscriptions.listen({ changed: ({ matchId }) => told.push(matchId) });
});
afterEach(() => parts.close());

test('a match that is dealt in the lobby is told of at once, before anybody has sat down', async () => {
  const matchId = await lobby.create('toy', 2, {}, false);
  expect(told).toEqual([matchId]);
});

test('so is the one in which they play again, once, whoever asks for it', async () => {
  const matchId = await lobby.create('toy', 2, {}, false);
  const { playerID, playerCredentials } = await lobby.join('toy', matchId, 'Ana', '0');
  told.length = 0;
  const again = () => lobby.playAgain('toy', matchId, playerID, playerCredentials, { unlisted: true });
  const next = await again();
  expect(await again()).toBe(next);
  expect(told).toEqual([next]);
});

const refusal = (code: string, status: number) => ({ status, body: { code } });

/** A match that Ana has joined on the first seat. */
async function joined() {
  const matchId = await lobby.create('toy', 2, {}, true);
  const { playerID, playerCredentials } = await lobby.join('toy', matchId, 'Ana', '0');
  return { matchId, seat: playerID, key: playerCredentials };
}

const namesIn = async (matchId: string) => (await lobby.get('toy', matchId)).players.map(({ name }) => name);

/** Makes the next room that is opened find one of its code. @returns the codes that were tried */
function codeIsTaken(): string[] {
  const create = parts.store.createRoom.bind(parts.store);
  const tried: string[] = [];
  jest.spyOn(parts.store, 'createRoom').mockImplementation(async (room) => {
    tried.push(room.code);
    return tried.length === 1 ? 'exists' : create(room);
  });
  return tried;
}

test('a match gets a room of another code, and is another match, where one of that code exists', async () => {
  const tried = codeIsTaken();
  const matchId = await lobby.create('toy', 2, {}, true);
  expect(new Set(tried).size).toBe(2);
  expect(told).toEqual([matchId]);
  expect((await parts.store.loadRoomOfMatch(matchId))?.code).toBe(tried[1]);
});

test('whoever asks to play again just after another gets the match of the other', async () => {
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

test('whoever asks to play again later gets that match too, and none is dealt in vain', async () => {
  const { matchId, seat, key } = await joined();
  const first = await lobby.playAgain('toy', matchId, seat, key, { unlisted: true });
  const dealt = jest.spyOn(parts.matches, 'create');
  expect(await lobby.playAgain('toy', matchId, seat, key, { unlisted: true })).toBe(first);
  expect(dealt).not.toHaveBeenCalled();
});

test('there is no next match any more where its room has left it behind', async () => {
  const { matchId, seat, key } = await joined();
  const again = () => lobby.playAgain('toy', matchId, seat, key, { unlisted: true });
  const { code } = (await parts.store.loadRoomOfMatch(await again())) as { code: string };
  await parts.rooms.change(code, (kept) => ({ ...kept, matchId: null, state: 'open' }));
  await expect(again()).rejects.toMatchObject(refusal('NO_SUCH_MATCH', 404));
});

test('nobody gets the next match who does not show the key of a seat', async () => {
  const { matchId, seat } = await joined();
  const again = lobby.playAgain('toy', matchId, seat, 'wrong', { unlisted: true });
  await expect(again).rejects.toMatchObject(refusal('NOT_YOUR_SEAT', 403));
});

test('the next match has the players and options of this one, or those that are wished', async () => {
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
  it.each([undefined, null, ''])('is refused to whoever gives no name: %p', async (name) => {
    const matchId = await lobby.create('toy', 2, {}, true);
    await expect(lobby.join('toy', matchId, name, undefined)).rejects.toMatchObject(refusal('BAD_NAME', 403));
    expect(await namesIn(matchId)).toEqual([undefined, undefined]);
  });

  it.each([5, {}, ' '])('is refused to whoever gives what is no name: %p', async (name) => {
    const matchId = await lobby.create('toy', 2, {}, true);
    await expect(lobby.join('toy', matchId, name, undefined)).rejects.toMatchObject(refusal('BAD_NAME', 400));
  });

  it.each(['0', 0])('is proved by its key, named by a text or by a number: %p', async (named) => {
    const { matchId, key } = await joined();
    await lobby.rename('toy', matchId, named, key, 'Zoë');
    expect(await namesIn(matchId)).toEqual(['Zoë', undefined]);
    await lobby.leave('toy', matchId, named, key);
    expect(await namesIn(matchId)).toEqual([undefined, undefined]);
  });

  it.each([
    ['no seat', undefined, true, refusal('NOT_YOUR_SEAT', 403)],
    ['no seat in particular', null, true, refusal('NOT_YOUR_SEAT', 403)],
    ['a seat of another kind', ['0'], true, refusal('NO_SUCH_SEAT', 404)],
    ['a seat that is not there', '7', true, refusal('NO_SUCH_SEAT', 404)],
    ['the seat of nobody', '1', true, refusal('NOT_YOUR_SEAT', 403)],
    ['the seat without its key', '0', false, refusal('NOT_YOUR_SEAT', 403)],
  ])('is left by nobody who names %s', async (_, named, withKey, refused) => {
    const { matchId, key } = await joined();
    await expect(lobby.leave('toy', matchId, named, withKey ? key : undefined)).rejects.toMatchObject(refused);
    expect(await namesIn(matchId)).toEqual(['Ana', undefined]);
  });

  it('keeps its name where no new one is given, and is refused what is none', async () => {
    const { matchId, seat, key } = await joined();
    await lobby.rename('toy', matchId, seat, key, undefined);
    await expect(lobby.rename('toy', matchId, seat, key, null)).rejects.toMatchObject(refusal('BAD_NAME', 400));
    expect(await namesIn(matchId)).toEqual(['Ana', undefined]);
  });

  it('of a match that the room leaves behind just then is not changed', async () => {
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
  it('is that which its room plays now, and no other', async () => {
    const { matchId } = await joined();
    const { code } = (await parts.store.loadRoomOfMatch(matchId)) as { code: string };
    await parts.rooms.change(code, (kept) => ({ ...kept, matchId: null, state: 'open' }));
    await expect(lobby.get('toy', matchId)).rejects.toMatchObject(refusal('NO_SUCH_MATCH', 404));
  });

  it('is not found through another game, nor under an id that none has', async () => {
    const { matchId } = await joined();
    await expect(lobby.get('calm', matchId)).rejects.toMatchObject(refusal('NO_SUCH_MATCH', 404));
    await expect(lobby.get('toy', 'none')).rejects.toMatchObject(refusal('NO_SUCH_MATCH', 404));
  });

  it('tells how it ended once it is over, and nothing of it before', async () => {
    const { matchId } = await joined();
    expect(await lobby.get('toy', matchId)).not.toHaveProperty('gameover');
    await (await parts.matches.open(matchId))?.act({ seat: '0', move: 'concede', args: [] });
    expect(await lobby.get('toy', matchId)).not.toHaveProperty('gameover');
    const { code } = (await parts.store.loadRoomOfMatch(matchId)) as { code: string };
    await parts.rooms.finish(code, matchId, ['1']);
    expect(await lobby.get('toy', matchId)).toMatchObject({ gameover: { reason: 'conceded', winners: ['1'] } });
  });

  it('is listed by whether it is over, and where nobody asks either way in any case', async () => {
    const [running, over] = [await joined(), await joined()];
    const { code } = (await parts.store.loadRoomOfMatch(over.matchId)) as { code: string };
    await parts.rooms.finish(code, over.matchId, []);
    const listed = async (where: object) => (await lobby.list('toy', where)).map(({ matchID }) => matchID).sort();
    expect(await listed({ over: true })).toEqual([over.matchId]);
    expect(await listed({ over: false })).toEqual([running.matchId]);
    expect(await listed({})).toEqual([running.matchId, over.matchId].sort());
  });

  it('is listed by when it changed, neither before nor after that very moment', async () => {
    const { matchId } = await joined();
    const { updatedAt } = await lobby.get('toy', matchId);
    const isListed = async (where: object) => (await lobby.list('toy', where)).length > 0;
    expect([await isListed({ before: updatedAt }), await isListed({ after: updatedAt })]).toEqual([false, false]);
    expect([await isListed({ before: updatedAt + 1 }), await isListed({ after: updatedAt - 1 })]).toEqual([true, true]);
  });

  it('is listed with forty-nine others at most, the newest of all', async () => {
    for (let n = 0; n < 51; n++) await lobby.create('toy', 2, {}, true);
    expect(await lobby.list('toy', {})).toHaveLength(50);
  });
});
