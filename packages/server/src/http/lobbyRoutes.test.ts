import { LobbyClient, LobbyClientError } from 'boardgame.io/client';
import { openRoom, roomOf, start, startApp, startNext, stopApps, type TestApp } from '../testing/app';
import { eventually } from '../testing/eventually';

let app: TestApp;
let lobby: LobbyClient;
beforeEach(async () => {
  app = await startApp();
  lobby = new LobbyClient({ server: app.url });
});
afterEach(stopApps);

async function refusedAs(call: Promise<unknown>, status: number, code: string) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(LobbyClientError);
  const { message, details } = error as LobbyClientError;
  expect({ message, code: details.code }).toEqual({ message: `HTTP status ${status}`, code });
}

async function joined(players: number) {
  const { matchID } = await lobby.createMatch('toy', { numPlayers: players });
  const seats = [];
  for (let n = 0; n < players; n++) seats.push(await lobby.joinMatch('toy', matchID, { playerName: `P${n}` }));
  return { matchID, seats };
}

describe('boardgame.io’s LobbyClient', () => {
  it('lists the games', async () => expect(await lobby.listGames()).toEqual(['toy']));

  it('creates a match with empty seats that runs at once', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 3, setupData: { seconds: 60 } });
    expect(await lobby.getMatch('toy', matchID)).toEqual({
      matchID,
      gameName: 'toy',
      unlisted: false,
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
      setupData: { seconds: 60 },
      players: [{ id: 0 }, { id: 1 }, { id: 2 }],
    });
  });

  it('is refused for an unknown game, a wrong number of players or a wrong option', async () => {
    await refusedAs(lobby.createMatch('chess', { numPlayers: 2 }), 404, 'NO_SUCH_GAME');
    await refusedAs(lobby.createMatch('toy', { numPlayers: 5 }), 400, 'BAD_PLAYER_COUNT');
    await refusedAs(lobby.createMatch('toy', { numPlayers: 2, setupData: { seconds: 1 } }), 400, 'BAD_OPTION');
    await refusedAs(lobby.createMatch('toy', { numPlayers: 2, setupData: 'x' }), 400, 'BAD_OPTIONS');
  });

  it('lists the listed matches of that game', async () => {
    const shown = await lobby.createMatch('toy', { numPlayers: 2 });
    await lobby.createMatch('toy', { numPlayers: 2, unlisted: true });
    const { matches } = await lobby.listMatches('toy', { isGameover: false });
    expect(matches.map((match) => match.matchID)).toEqual([shown.matchID]);
    expect(await lobby.listMatches('toy', { isGameover: true })).toEqual({ matches: [] });
    expect(await lobby.listMatches('toy', { updatedAfter: Date.now() + 1000 })).toEqual({ matches: [] });
    expect(await lobby.listMatches('chess')).toEqual({ matches: [] });
  });

  it('lists at most fifty', async () => {
    for (let n = 0; n < 51; n++) await lobby.createMatch('toy', { numPlayers: 2 });
    expect((await lobby.listMatches('toy')).matches).toHaveLength(50);
  });

  it('filters matches by the time of their last change, exclusively', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const { updatedAt } = await lobby.getMatch('toy', matchID);
    const found = async (filter: object) =>
      (await lobby.listMatches('toy', filter)).matches.map((match) => match.matchID);
    expect(await found({ updatedBefore: updatedAt + 1 })).toEqual([matchID]);
    expect(await found({ updatedBefore: updatedAt })).toEqual([]);
    expect(await found({ updatedAfter: updatedAt - 1 })).toEqual([matchID]);
    expect(await found({ updatedAfter: updatedAt })).toEqual([]);
  });

  it('lists a finished match as such, with its result', async () => {
    const { matchID } = await joined(2);
    await (await app.parts.matches.open(matchID))?.act({ seat: '0', move: 'concede', args: [] });
    const over = await eventually(async () => (await lobby.listMatches('toy', { isGameover: true })).matches[0]);
    expect(over).toMatchObject({ matchID, gameover: { winners: ['1'] } });
    expect((await lobby.listMatches('toy', { isGameover: false })).matches).toEqual([]);
  });

  it('does not find a match after the next one has started in its room', async () => {
    const { room, hostKey, keys } = await openRoom(app, { listed: true }, ['Ana', 'Ben']);
    const matchId = (await start(app, room.code, hostKey)).matchId as string;
    await (await app.parts.matches.open(matchId))?.act({ seat: '0', move: 'concede', args: [] });
    await eventually(async () => ((await roomOf(app, room.code)).state === 'over' ? true : undefined));
    const next = (await startNext(app, { code: room.code, hostKey, keys })).matchId;
    expect(next).not.toBe(matchId);
    await refusedAs(lobby.getMatch('toy', matchId), 404, 'NO_SUCH_MATCH');
    expect((await lobby.listMatches('toy')).matches.map(({ matchID }) => matchID)).toEqual([next]);
  });

  it('joins the first free seat, or the requested one', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 3 });
    const last = await lobby.joinMatch('toy', matchID, { playerName: 'Cy', playerID: '2' });
    const first = await lobby.joinMatch('toy', matchID, { playerName: 'Ana' });
    expect([last.playerID, first.playerID]).toEqual(['2', '0']);
    expect(first.playerCredentials).toHaveLength(32);
    const { players } = await lobby.getMatch('toy', matchID);
    expect(players).toEqual([
      { id: 0, name: 'Ana', isConnected: false },
      { id: 1 },
      { id: 2, name: 'Cy', isConnected: false },
    ]);
  });

  it('is refused without a name, and for a taken, an extra or an unknown seat', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    await refusedAs(lobby.joinMatch('toy', matchID, { playerName: '' }), 403, 'BAD_NAME');
    await refusedAs(lobby.joinMatch('toy', matchID, { playerName: 'A', playerID: '__proto__' }), 404, 'NO_SUCH_SEAT');
    await refusedAs(lobby.joinMatch('toy', matchID, { playerName: 'A', playerID: '2' }), 404, 'NO_SUCH_SEAT');
    await refusedAs(lobby.joinMatch('toy', 'nothing', { playerName: 'A' }), 404, 'NO_SUCH_MATCH');
    await lobby.joinMatch('toy', matchID, { playerName: 'A', playerID: '0' });
    await refusedAs(lobby.joinMatch('toy', matchID, { playerName: 'B', playerID: '0' }), 409, 'SEAT_TAKEN');
    await lobby.joinMatch('toy', matchID, { playerName: 'B' });
    await refusedAs(lobby.joinMatch('toy', matchID, { playerName: 'C' }), 409, 'ROOM_FULL');
  });

  it('gives one seat each to four players who join at the same time', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 4 });
    const calls = ['A', 'B', 'C', 'D'].map((playerName) => lobby.joinMatch('toy', matchID, { playerName }));
    const seats = (await Promise.all(calls)).map((seat) => seat.playerID);
    expect(seats.sort()).toEqual(['0', '1', '2', '3']);
  });

  it('renames and leaves only with its own credentials', async () => {
    const { matchID, seats } = await joined(2);
    const credentials = seats[0]?.playerCredentials as string;
    const foreign = seats[1]?.playerCredentials as string;
    await lobby.updatePlayer('toy', matchID, { playerID: '0', credentials, newName: 'Zoë' });
    const bad = { playerID: '0', credentials: foreign };
    await refusedAs(lobby.updatePlayer('toy', matchID, { ...bad, newName: 'X' }), 403, 'NOT_YOUR_SEAT');
    await refusedAs(lobby.leaveMatch('toy', matchID, bad), 403, 'NOT_YOUR_SEAT');
    expect((await lobby.getMatch('toy', matchID)).players[0]?.name).toBe('Zoë');
    await lobby.leaveMatch('toy', matchID, { playerID: '0', credentials });
    expect((await lobby.getMatch('toy', matchID)).players[0]).toEqual({ id: 0 });
    await refusedAs(lobby.leaveMatch('toy', matchID, { playerID: '0', credentials }), 403, 'NOT_YOUR_SEAT');
  });

  it('gives everybody who asks the same next match, with empty seats', async () => {
    const { matchID, seats } = await joined(2);
    const ask = (n: number) =>
      lobby.playAgain('toy', matchID, { playerID: String(n), credentials: seats[n]?.playerCredentials as string });
    const [first, second] = await Promise.all([ask(0), ask(1)]);
    expect(first.nextMatchID).toBe(second.nextMatchID);
    expect(first.nextMatchID).not.toBe(matchID);
    expect((await lobby.getMatch('toy', first.nextMatchID)).players).toEqual([{ id: 0 }, { id: 1 }]);
    await refusedAs(lobby.playAgain('toy', matchID, { playerID: '0', credentials: 'x' }), 403, 'NOT_YOUR_SEAT');
  });

  it.each(['createMatch', 'playAgain'])('opens no more rooms than an address may: %s', async (call) => {
    const strict = new LobbyClient({ server: (await startApp({ env: { ROOMS_PER_HOUR: '1' } })).url });
    const { matchID } = await strict.createMatch('toy', { numPlayers: 2 });
    const { playerCredentials } = await strict.joinMatch('toy', matchID, { playerName: 'Ana' });
    const again =
      call === 'createMatch'
        ? strict.createMatch('toy', { numPlayers: 2 })
        : strict.playAgain('toy', matchID, { playerID: '0', credentials: playerCredentials });
    await refusedAs(again, 429, 'TOO_MANY_ROOMS');
  });

  it('does not find a match under another game', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    await refusedAs(lobby.getMatch('other', matchID), 404, 'NO_SUCH_MATCH');
  });

  it('finds a match of a listed room', async () => {
    const { room, hostKey } = await openRoom(app, { listed: true }, ['Ana', 'Ben']);
    expect((await lobby.listMatches('toy')).matches).toEqual([]);
    const { matchId } = await start(app, room.code, hostKey);
    expect((await lobby.listMatches('toy')).matches).toMatchObject([
      { matchID: matchId, players: [{ name: 'Ana' }, {}] },
    ]);
  });
});
