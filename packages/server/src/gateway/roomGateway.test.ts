import { Presence } from '../rooms/presence/presence';
import { openRoom, roomOf, sit, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import { GatewayLimits } from './socketLimits';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await stopApps();
});

describe('a connection to a room', () => {
  it('is told at once how the room stands and what its keys have proved', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const ana = await visit(app, { code: room.code, hostKey, seat: '0', seatKey: keys[0] });
    const update = await ana.until(() => true);
    expect(update).toEqual({
      room: { ...(await roomOf(app, room.code)), hostHere: true },
      you: { seat: '0', host: true, links: 1 },
      clock: null,
      waits: { seats: {}, host: null },
    });
    expect(update.room.seats.map((seat) => seat.here)).toEqual([true, false]);
    expect(JSON.stringify(ana.updates)).not.toContain(hostKey);
  });

  it('without keys watches, under a name or as a guest', async () => {
    const { room } = await openRoom(app);
    const wanda = await visit(app, { code: room.code.toLowerCase(), name: ' Wanda ' });
    await visit(app, { code: room.code });
    const update = await wanda.until(({ room: { watcherCount } }) => watcherCount === 2);
    expect(update.room.watchers).toEqual(['Wanda', '']);
    expect(update.you).toEqual({ seat: null, host: false, links: 0 });
  });

  it('may be one of several that follow the same seat, and hears of it', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const phone = await visit(app, { code: room.code, seatKey: keys[0] });
    const tablet = await visit(app, { code: room.code, seatKey: keys[0] });
    expect((await phone.until(({ you }) => you.links === 2)).you.seat).toBe('0');
    expect((await tablet.until(({ you }) => you.links === 2)).you.seat).toBe('0');
    phone.socket.disconnect();
    const alone = await tablet.until(({ you }) => you.links === 1);
    expect(alone.room.seats[0]?.here).toBe(true);
  });

  it('is refused with a wrong key, without a room, in a wrong form, and told no secret', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    await expect(visit(app, { code, hostKey: keys[0] })).rejects.toMatchObject({ code: 'NOT_HOST' });
    await expect(visit(app, { code, seatKey: `${keys[1]}x` })).rejects.toMatchObject({ code: 'NOT_YOUR_SEAT' });
    await expect(visit(app, { code, seatKey: '__proto__' })).rejects.toMatchObject({ code: 'NOT_YOUR_SEAT' });
    await expect(visit(app, { code: 'BBBBBB' })).rejects.toMatchObject({ code: 'NO_SUCH_ROOM' });
    await expect(visit(app, { code: 7 })).rejects.toMatchObject({ code: 'MALFORMED' });
    await expect(visit(app, {})).rejects.toMatchObject({ code: 'MALFORMED' });
    await expect(visit(app, { code, name: 'a\nb' })).rejects.toMatchObject({ code: 'BAD_NAME' });
    expect((await roomOf(app, code)).watchers).toEqual([]);
  });

  it('is for talking only: anything else is refused, with or without an acknowledgement', async () => {
    const { room } = await openRoom(app);
    const { socket } = await visit(app, { code: room.code });
    const told = new Promise((resolve) => socket.once('lantern:refused', resolve));
    socket.emit('chat', 'hello');
    expect(await told).toMatchObject({ code: 'MALFORMED' });
    expect(await socket.emitWithAck('anything', {})).toMatchObject({ ok: false, code: 'MALFORMED' });
  });

  it('counts what is said in it, and ends in the end', async () => {
    const { room } = await openRoom(app);
    const { socket } = await visit(app, { code: room.code });
    const codes = new Set<string>();
    socket.on('lantern:refused', ({ code }: { code: string }) => codes.add(code));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    for (let message = 0; message < 1000; message++) socket.emit('x');
    await ended;
    expect(codes).toContain('TOO_MANY_REQUESTS');
  });

  it('is told of every change by others', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana']);
    const watcher = await visit(app, { code: room.code });
    const { seatKey } = await sit(app, room.code, '1', 'Ben');
    await watcher.until((update) => update.room.seats[1]?.name === 'Ben');
    const ben = await visit(app, { code: room.code, seat: '1', seatKey });
    await watcher.until((update) => update.room.seats[1]?.here === true);
    const { matchId } = await start(app, room.code, hostKey);
    expect((await watcher.until((update) => update.room.state === 'playing')).room.matchId).toBe(matchId);
    ben.socket.disconnect();
    await watcher.until((update) => update.room.seats[1]?.here === false);
  });

  it('counts for as long as one of two tabs is open', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const auth = { code: room.code, seat: '0', seatKey: keys[0] };
    const first = await visit(app, auth);
    const second = await visit(app, auth);
    const watcher = await visit(app, { code: room.code, name: 'Wanda' });
    await watcher.until((update) => update.room.seats[0]?.here === true);
    first.socket.disconnect();
    const other = await visit(app, { code: room.code, name: 'Otto' });
    expect((await other.until(() => true)).room.seats[0]?.here).toBe(true);
    second.socket.disconnect();
    await watcher.until((update) => update.room.seats[0]?.here === false);
  });

  it('whose line is closing while it is admitted leaves nobody behind', async () => {
    const { room } = await openRoom(app);
    const taken = jest.spyOn(GatewayLimits.prototype, 'take');
    const entered = jest.spyOn(Presence.prototype, 'enter');
    const { store } = app.parts;
    const load = store.loadRoom.bind(store);
    jest.spyOn(store, 'loadRoom').mockImplementationOnce((code) => {
      const [[{ conn }]] = taken.mock.calls as unknown as [[{ conn: { send(text: string): void; close(): void } }]];
      // A line with something still to be written is closed once that is.
      for (const text of ['one', 'two']) conn.send(text);
      conn.close();
      return load(code);
    });
    visit(app, { code: room.code, name: 'Wanda' }).catch(() => {});
    await eventually(() => entered.mock.calls.length > 0 || undefined);
    await eventually(async () => (await roomOf(app, room.code)).watchers.length === 0 || undefined);
  });

  it('becomes a watcher’s once the seat has been vacated', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const ben = await visit(app, { code: room.code, name: 'Ben', seat: '1', seatKey: keys[1] });
    await ben.until((update) => update.you.seat === '1');
    await app.post(`/api/rooms/${room.code}/seats/1/stand`, {}, hostKey).expect(200);
    const update = await ben.until(({ you }) => you.seat === null);
    expect(update.room).toMatchObject({
      watchers: ['Ben'],
      seats: [{ kind: 'person' }, { kind: 'empty', here: false }],
    });
  });

  it('hears nothing of other rooms', async () => {
    const [one, other] = [await openRoom(app), await openRoom(app)];
    const guest = await visit(app, { code: one.room.code });
    await guest.until(() => true);
    await sit(app, other.room.code, '0', 'Ana');
    await sit(app, one.room.code, '0', 'Ben');
    await guest.until((update) => update.room.seats[0]?.name === 'Ben');
    expect(JSON.stringify(guest.updates)).not.toContain('Ana');
  });
});
