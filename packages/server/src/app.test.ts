import { colossalCave } from '@lantern/games/colossal-cave/game';
import { LobbyClient } from 'boardgame.io/client';
import { Manager } from 'socket.io-client';
import { openRoom, roomOf, start, startApp, stopApps, visit } from './testing/app';
import { eventually } from './testing/eventually';
import { type StockClient, stockClient, stopStockClients } from './testing/stockClient';

const managers: Manager[] = [];
afterEach(async () => {
  for (const manager of managers.splice(0)) manager._close();
  stopStockClients();
  await stopApps();
});

describe('the whole server', () => {
  it('keeps the connection of a client that does not read its answer for a minute, longer than a poll', async () => {
    const { server } = await startApp();
    expect(server.timeout).toBe(60_000);
  });

  it('lets stock boardgame.io clients open, join and play a match', async () => {
    const app = await startApp();
    const lobby = new LobbyClient({ server: app.url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const clients: StockClient[] = [];
    for (const playerName of ['Ana', 'Ben']) {
      const { playerID, playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName });
      const client = stockClient(app.url, { matchID, playerID, credentials: playerCredentials });
      clients.push(client);
    }
    const [ana, ben] = clients;
    await eventually(() => (clients.every((client) => client.getState()) ? true : undefined));
    ana?.moves.draw?.();
    await eventually(() => (ben?.getState()?.G.turnSeat === '1' ? true : undefined));
    ben?.moves.draw?.();
    const mine = await eventually(() => (ana?.getState()?.G.turnSeat === '0' && ana.getState()) || undefined);
    expect(mine.G.hand).toHaveLength(6);
    expect(mine.G.hands).toEqual({ 0: 6, 1: 6 });
    expect(ben?.matchData).toMatchObject([
      { id: 0, name: 'Ana' },
      { id: 1, name: 'Ben' },
    ]);
  });

  it('shows stock clients who is connected, and counts them as present', async () => {
    const app = await startApp();
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { matchId } = await start(app, room.code, hostKey);
    const client = stockClient(app.url, { matchID: matchId as string, playerID: '0', credentials: keys[0] as string });
    await eventually(async () => ((await roomOf(app, room.code)).seats[0]?.here ? true : undefined));
    await eventually(() => (client.matchData?.[0]?.isConnected ? true : undefined));
    expect((await roomOf(app, room.code)).watchers).toEqual([]);
    stopStockClients();
    await eventually(async () => ((await roomOf(app, room.code)).seats[0]?.here ? undefined : true));
  });

  it('ends the view of a seat for a player who loses it', async () => {
    const app = await startApp();
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { matchId } = await start(app, room.code, hostKey);
    const client = stockClient(app.url, { matchID: matchId as string, playerID: '1', credentials: keys[1] as string });
    await eventually(() => (client.getState() ? true : undefined));
    await app.post(`/api/rooms/${room.code}/seats/1/stand`, {}, hostKey).expect(200);
    const asked = await app.post(`/api/rooms/${room.code}/seats/1/ask`, { name: 'Cy' }).expect(202);
    const { request, seatKey } = asked.body;
    for (const key of [hostKey, keys[0]]) {
      await app.post(`/api/rooms/${room.code}/seat-requests/${request}/answer`, { agreed: true }, key);
    }
    const watcher = await visit(app, { code: room.code, seat: '1', seatKey });
    await watcher.until((update) => update.you.seat === '1');
    const match = await app.parts.matches.open(matchId as string);
    await match?.act({ seat: '0', move: 'draw', args: [] });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(client.getState()?.G.turnSeat).toBe('0');
  });

  it('finishes pending moves and refuses later ones when it stops', async () => {
    const app = await startApp();
    const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { matchId } = await start(app, room.code, hostKey);
    const match = await app.parts.matches.open(matchId as string);
    const last = match?.act({ seat: '0', move: 'draw', args: [] });
    const closed = app.close();
    const late = await match?.act({ seat: '1', move: 'draw', args: [] });
    expect(await last).toMatchObject({ ok: true });
    expect(late).toMatchObject({ ok: false, refusal: { code: 'CLOSING' } });
    await closed;
    const again = await startApp({ folder: app.folder });
    expect((await again.parts.matches.open(matchId as string))?.view(null).turnSeat).toBe('1');
  });

  it('admits nobody to a room while it stops, and accepts no chat messages', async () => {
    const app = await startApp();
    const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    const { matchId } = await start(app, code, hostKey);
    const wanda = await visit(app, { code, name: 'Wanda' });
    // Connected, but not yet in a room.
    const waiting = new Manager(app.url, { transports: ['websocket'], reconnection: false });
    managers.push(waiting);
    await new Promise((resolve) => waiting.once('open', () => resolve(undefined)));
    const { store, matches } = app.parts;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const commit = store.commit.bind(store);
    jest.spyOn(store, 'commit').mockImplementation((move) => held.then(() => commit(move)));
    const match = await matches.open(matchId as string);
    const last = match?.act({ seat: '0', move: 'draw', args: [] });
    const closed = app.close();
    expect(await wanda.socket.emitWithAck('say', { text: 'still here?' })).toMatchObject({ code: 'CLOSING' });
    const late = waiting.socket('/room', { auth: { code } });
    const refused = new Promise((resolve) =>
      late.once('connect_error', (error: Error & { data?: unknown }) => resolve(error.data)),
    );
    expect(await refused).toMatchObject({ code: 'CLOSING' });
    goOn();
    expect(await last).toMatchObject({ ok: true });
    await closed;
  });

  it('plays Colossal Cave to its end with bots', async () => {
    const app = await startApp({ modules: [colossalCave] });
    const options = { roundLimit: 20 };
    const { room, hostKey } = await openRoom(app, { game: 'colossal-cave', players: 3, options });
    for (const { seat } of room.seats) {
      await app.post(`/api/rooms/${room.code}/seats/${seat}/bot`, {}, hostKey).expect(200);
    }
    const { matchId } = await start(app, room.code, hostKey);
    const watcher = await visit(app, { code: room.code });
    await watcher.until((update) => update.room.state === 'over');
    const match = await app.parts.matches.open(matchId as string);
    expect(match?.frozen).toBe(false);
    expect(match?.result()).toMatchObject({ reason: expect.any(String), winners: expect.any(Array) });
  }, 120_000);
});
