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
  it('gets the state of the room at once, and what its keys have proved', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const ana = await visit(app, { code: room.code, hostKey, seat: '0', seatKey: keys[0] });
    const update = await ana.until(() => true);
    expect(update).toEqual({
      room: { ...(await roomOf(app, room.code)), hostHere: true },
      you: { seat: '0', host: true, devices: 1 },
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
    expect(update.you).toEqual({ seat: null, host: false, devices: 0 });
  });

  it('learns if others follow the same seat', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const phone = await visit(app, { code: room.code, seatKey: keys[0] });
    const tablet = await visit(app, { code: room.code, seatKey: keys[0] });
    expect((await phone.until(({ you }) => you.devices === 2)).you.seat).toBe('0');
    expect((await tablet.until(({ you }) => you.devices === 2)).you.seat).toBe('0');
    phone.socket.disconnect();
    const alone = await tablet.until(({ you }) => you.devices === 1);
    expect(alone.room.seats[0]?.here).toBe(true);
  });

  it('counts as one device with others of the same browser: tabs, the match, seats that share it', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const hers = { code: room.code, seatKey: keys[0], browser: 'hers' };
    const tab = await visit(app, hers);
    const other = await visit(app, hers);
    await visit(app, { code: room.code, seatKey: keys[1], browser: 'hers' });
    await tab.until(({ room }) => room.seats.every(({ here }) => here));
    expect([tab, other].map(({ updates }) => updates.at(-1)?.you.devices)).toEqual([1, 1]);
    await visit(app, { ...hers, browser: 'another' });
    await tab.until(({ you }) => you.devices === 2);
  });

  it('is refused with a wrong key, an unknown room or malformed data, without any secret', async () => {
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

  it('accepts chat messages only: other events are refused, with or without an acknowledgement', async () => {
    const { room } = await openRoom(app);
    const { socket } = await visit(app, { code: room.code });
    const told = new Promise((resolve) => socket.once('lantern:refused', resolve));
    socket.emit('chat', 'hello');
    expect(await told).toMatchObject({ code: 'MALFORMED' });
    expect(await socket.emitWithAck('anything', {})).toMatchObject({ ok: false, code: 'MALFORMED' });
  });

  it('has a limited number of messages, and is closed in the end', async () => {
    const { room } = await openRoom(app);
    const { socket } = await visit(app, { code: room.code });
    const codes = new Set<string>();
    socket.on('lantern:refused', ({ code }: { code: string }) => codes.add(code));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    for (let message = 0; message < 500; message++) socket.emit('x');
    await ended;
    expect(codes).toContain('TOO_MANY_REQUESTS');
  });

  it('receives every change made by others', async () => {
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

  it('keeps its person present until the last of two tabs is closed', async () => {
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

  it('that closes while it is admitted leaves nobody present', async () => {
    const { room } = await openRoom(app);
    const taken = jest.spyOn(GatewayLimits.prototype, 'take');
    const entered = jest.spyOn(Presence.prototype, 'enter');
    const { store } = app.parts;
    const load = store.loadRoom.bind(store);
    jest.spyOn(store, 'loadRoom').mockImplementationOnce((code) => {
      const [[{ conn }]] = taken.mock.calls as unknown as [[{ conn: { send(text: string): void; close(): void } }]];
      // A connection with pending writes is closed after them.
      for (const text of ['one', 'two']) conn.send(text);
      conn.close();
      return load(code);
    });
    visit(app, { code: room.code, name: 'Wanda' }).catch(() => {});
    await eventually(() => entered.mock.calls.length > 0 || undefined);
    await eventually(async () => (await roomOf(app, room.code)).watchers.length === 0 || undefined);
  });

  it('becomes a watcher’s once the seat is freed', async () => {
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

  it('receives nothing of other rooms', async () => {
    const [one, other] = [await openRoom(app), await openRoom(app)];
    const guest = await visit(app, { code: one.room.code });
    await guest.until(() => true);
    await sit(app, other.room.code, '0', 'Ana');
    await sit(app, one.room.code, '0', 'Ben');
    await guest.until((update) => update.room.seats[0]?.name === 'Ben');
    expect(JSON.stringify(guest.updates)).not.toContain('Ana');
  });
});

describe('the marks of a person on a seat', () => {
  /** A running match of Ana and Ben, and Ana's connection with the marks that it receives. */
  async function played() {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    const { matchId } = await start(app, code, hostKey);
    const comes = async (seatKey = keys[0]) => {
      const told: unknown[] = [];
      const { socket } = await visit(app, { code, seatKey }, (line) => line.on('marks', (marks) => told.push(marks)));
      await eventually(() => told[0]);
      return { socket, told };
    };
    return { comes, keys, matchId: matchId as string };
  }

  it('are sent to that person on the next visit, and to nobody else', async () => {
    const { comes, keys, matchId } = await played();
    const phone = await comes();
    expect(phone.told).toEqual([{ read: 0, seen: null }]);
    const seen = { matchId, version: 3, fact: 7 };
    expect(await phone.socket.emitWithAck('mark', { read: 2, seen })).toEqual({ ok: true });
    phone.socket.disconnect();
    expect((await comes()).told).toEqual([{ read: 2, seen }]);
    expect((await comes(keys[1])).told).toEqual([{ read: 0, seen: null }]);
  });

  it('are sent at once to their other devices', async () => {
    const { comes } = await played();
    const [phone, tablet] = [await comes(), await comes()];
    await phone.socket.emitWithAck('mark', { read: 4 });
    await eventually(() => tablet.told[1]);
    expect([phone.told, tablet.told]).toEqual([
      [{ read: 0, seen: null }],
      [
        { read: 0, seen: null },
        { read: 4, seen: null },
      ],
    ]);
  });

  it('are not kept for a match that the room does not play', async () => {
    const { comes } = await played();
    const { socket } = await comes();
    await socket.emitWithAck('mark', { seen: { matchId: 'another', version: 3, fact: 7 } });
    socket.disconnect();
    expect((await comes()).told).toEqual([{ read: 0, seen: null }]);
  });
});
