import type { RoomCreated } from '@lantern/protocol/credentials';
import type { RoomRecord } from '../../store/records';
import { openRoom, startApp, stopApps, visit } from '../../testing/app';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../../testing/roomParts';
import { hashKey } from '../access/keys';
import { datedFor } from '../gameNight/gameNightRules';
import { hostedBy, seatOfHost } from './hostingRules';
import { HOST_TIMEOUT, HostSuccession } from './hostSuccession';

afterEach(stopApps);

describe('a host who is gone for too long', () => {
  it('hands the role to the next person who sits here', async () => {
    const app = await startApp({ hostTimeout: 20 });
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben', 'Cy']);
    const { code } = room;
    const ana = await visit(app, { code, hostKey, seatKey: keys[0] });
    const cy = await visit(app, { code, seatKey: keys[2] });
    await cy.until(({ room: { hostHere } }) => hostHere);
    ana.socket.disconnect();
    await cy.until(({ you, room: now }) => you.host && now.hostSeat === '2');
    await app.post(`/api/rooms/${code}/configure`, { listed: true }, keys[2]).expect(200);
    await app.post(`/api/rooms/${code}/configure`, { listed: true }, hostKey).expect(403);
  });

  it('is seen to be waited for, with who would be next and the time that is left', async () => {
    const app = await startApp({ hostTimeout: 60_000 });
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben', 'Cy']);
    const { code } = room;
    const ana = await visit(app, { code, hostKey, seatKey: keys[0] });
    const cy = await visit(app, { code, seatKey: keys[2] });
    expect((await cy.until(({ room: { hostHere } }) => hostHere)).waits.host).toBeNull();
    ana.socket.disconnect();
    const { waits } = await cy.until((update) => update.waits.host !== null);
    expect(waits.host).toEqual({ heir: '2', remaining: expect.any(Number) });
    const ben = await visit(app, { code, seatKey: keys[1] });
    const later = await cy.until((update) => update.waits.host?.heir === '1');
    expect(later.waits.host?.remaining).toBeLessThanOrEqual(waits.host?.remaining as number);
    expect(later.waits.host?.remaining).toBeGreaterThan(0);
    await visit(app, { code, hostKey });
    await ben.until((update) => update.waits.host === null && update.room.hostHere);
  });
});

describe('the role of host', () => {
  /** As the room's page tells it. */
  const PATIENCE = 3 * 60_000;
  let parts: RoomParts;
  let watch: HostSuccession;

  beforeEach(() => {
    fakeTime();
    parts = openRoomParts();
    watch = new HostSuccession({ ...parts, timeout: HOST_TIMEOUT });
  });

  afterEach(async () => {
    watch.close();
    await parts.close();
    jest.useRealTimers();
  });

  /** A room of Ana, its host, of Ben and of Cy, and what lets them in. */
  async function opened() {
    const { room, hostKey, seat }: RoomCreated = await parts.rooms.create({ game: 'toy', players: 3, name: 'Ana' });
    const { code } = room;
    const keys = [seat?.seatKey ?? ''];
    for (const name of ['Ben', 'Cy']) keys.push((await parts.rooms.sit(code, undefined, name)).seatKey);
    const unsubscribe = await parts.subscriptions.subscribe(code);
    const [ana, ben, cy] = keys.map((key) => hashKey(key));
    const enter = (seatHash: string | null = null, hostHash: string | null = null) =>
      parts.presence.enter(code, { name: '', hostHash, seatHash });
    const host = async () => seatOfHost(await parts.rooms.load(code));
    return { code, ana, ben, cy, hostHash: hashKey(hostKey), enter, host, unsubscribe };
  }

  it('passes on three minutes after the host has left, and not before', async () => {
    const { ana, ben, hostHash, enter, host } = await opened();
    const leave = enter(ana, hostHash);
    enter(ben);
    await pass(2 * PATIENCE);
    leave();
    await pass(PATIENCE - 1);
    expect(await host()).toBeNull();
    await pass(1);
    expect(await host()).toBe('1');
  });

  it('passes to the next person who is here, counted on from the host', async () => {
    const { code, ben, cy, enter, host } = await opened();
    await parts.rooms.change(code, (room) => hostedBy(room, '1'));
    const leave = enter(ben);
    enter(cy);
    leave();
    await pass(PATIENCE);
    expect(await host()).toBe('2');
  });

  it.each([
    ['1', 'the last seat', ['cy', 'ana'], '2'],
    ['1', 'the first seat, where nobody is behind', ['ana'], '0'],
    ['0', 'the seat after the next, where nobody is on that', ['cy'], '2'],
    ['2', 'the first seat, before the second', ['ben', 'ana'], '0'],
  ] as const)('passes from a host on seat %s to %s', async (from, _, here, to) => {
    const all = await opened();
    await parts.rooms.change(all.code, (room) => hostedBy(room, from));
    for (const who of here) all.enter(all[who]);
    await pass(PATIENCE);
    expect(await all.host()).toBe(to);
  });

  it('passes from a host without a seat to the first who is here', async () => {
    const { ana, ben, cy, enter, host } = await opened();
    for (const who of [cy, ben, ana]) enter(who);
    await pass(PATIENCE);
    expect(await host()).toBe('0');
  });

  it('stays where only people are who do not sit', async () => {
    const { enter, host } = await opened();
    enter();
    await pass(2 * PATIENCE);
    expect(await host()).toBeNull();
  });

  it('stays with a host who comes back in time, who may be away as long again', async () => {
    const { ben, hostHash, enter, host } = await opened();
    enter(ben);
    await pass(PATIENCE - 2);
    const leave = enter(null, hostHash);
    await pass(1);
    leave();
    await pass(PATIENCE - 1);
    expect(await host()).toBeNull();
    await pass(1);
    expect(await host()).toBe('1');
  });

  it('stays with a host who comes back while it is being passed on', async () => {
    const { ben, hostHash, enter, host } = await opened();
    enter(ben);
    const load = parts.store.loadRoom.bind(parts.store);
    jest.spyOn(parts.store, 'loadRoom').mockImplementationOnce((code) => {
      enter(null, hostHash);
      return load(code);
    });
    await pass(PATIENCE);
    expect(await host()).toBeNull();
  });

  it('stays with a host who is away until the date of the game night, however far ahead, and passes three minutes later', async () => {
    const DAYS = 40 * 24 * 60 * 60_000;
    const { code, ben, enter, host } = await opened();
    await parts.rooms.change(code, (room) => datedFor(room, Date.now() + DAYS, Date.now()));
    enter(ben);
    for (let day = 0; day < 40; day++) await pass(DAYS / 40);
    await pass(PATIENCE - 1);
    expect(await host()).toBeNull();
    await pass(1);
    expect(await host()).toBe('1');
  });

  it.each([
    ['the date is taken away', (room: RoomRecord) => datedFor(room, null, Date.now())],
    ['the match begins before it', (room: RoomRecord) => ({ ...room, state: 'playing' as const })],
  ])('passes on three minutes after %s', async (_, changed) => {
    const { code, ben, enter, host } = await opened();
    await parts.rooms.change(code, (room) => datedFor(room, Date.now() + 10 * PATIENCE, Date.now()));
    enter(ben);
    await pass(PATIENCE);
    expect(watch.of(await parts.rooms.load(code))).toBeNull();
    await parts.rooms.change(code, changed);
    await pass(PATIENCE - 1);
    expect(await host()).toBeNull();
    await pass(1);
    expect(await host()).toBe('1');
  });

  it('passes on three minutes after the date to which the game night was put forward', async () => {
    const { code, ben, enter, host } = await opened();
    const dated = (ahead: number) => parts.rooms.change(code, (room) => datedFor(room, Date.now() + ahead, Date.now()));
    await dated(10 * PATIENCE);
    enter(ben);
    await dated(2 * PATIENCE);
    await pass(2 * PATIENCE);
    await pass(PATIENCE - 1);
    expect(await host()).toBeNull();
    await pass(1);
    expect(await host()).toBe('1');
  });

  it('passes on three minutes after a date that is but a moment ahead', async () => {
    const { code, ben, enter, host } = await opened();
    await parts.rooms.change(code, (room) => datedFor(room, Date.now() + 1, Date.now()));
    enter(ben);
    await pass(1);
    await pass(PATIENCE - 1);
    expect(await host()).toBeNull();
    await pass(1);
    expect(await host()).toBe('1');
  });

  it('stays with a host who sets a date while the role is about to be passed on', async () => {
    const { code, ben, enter, host } = await opened();
    enter(ben);
    await pass(PATIENCE - 1);
    await parts.rooms.change(code, (room) => datedFor(room, Date.now() + 10 * PATIENCE, Date.now()));
    await pass(PATIENCE);
    expect(await host()).toBeNull();
  });

  it('passes on later where the store does not answer, and the log says so', async () => {
    const { ben, enter, host } = await opened();
    const warned = jest.spyOn(parts.log, 'warn');
    enter(ben);
    jest.spyOn(parts.store, 'loadRoom').mockRejectedValueOnce(new Error('away'));
    await pass(PATIENCE);
    expect(await host()).toBeNull();
    expect(warned.mock.calls).toEqual([[{ err: new Error('away') }, 'the host role could not be passed on']]);
    await pass(PATIENCE);
    expect(await host()).toBe('1');
  });

  it.each([
    ['while a host is waited for', 0],
    ['while a date is waited for', 10 * PATIENCE],
  ])('is watched by no server on which everybody has left the room: %s', async (_, ahead) => {
    const { code, ben, enter, host, unsubscribe } = await opened();
    const timers = jest.getTimerCount();
    if (ahead > 0) await parts.rooms.change(code, (room) => datedFor(room, Date.now() + ahead, Date.now()));
    enter(ben);
    expect(jest.getTimerCount()).toBe(timers + 1);
    unsubscribe();
    expect(jest.getTimerCount()).toBe(timers);
    await pass(ahead + 2 * PATIENCE);
    expect(await host()).toBeNull();
  });

  it('is not watched in a room that is not followed', async () => {
    const timers = jest.getTimerCount();
    parts.presence.enter('BBBBBB', { name: '', hostHash: null, seatHash: null });
    expect(jest.getTimerCount()).toBe(timers);
  });

  it('is not watched by a server that has stopped, which keeps no timer', async () => {
    const timers = jest.getTimerCount();
    const [waits, dated] = [await opened(), await opened()];
    await parts.rooms.change(dated.code, (room) => datedFor(room, Date.now() + 10 * PATIENCE, Date.now()));
    for (const { enter, ben } of [waits, dated]) enter(ben);
    expect(jest.getTimerCount()).toBe(timers + 2);
    watch.close();
    expect(jest.getTimerCount()).toBe(timers);
    const looked = jest.spyOn(parts.subscriptions, 'room');
    waits.enter(waits.cy);
    expect(looked).not.toHaveBeenCalled();
  });

  it('is passed on by no server that has stopped', async () => {
    const { ben, cy, enter, host } = await opened();
    enter(ben);
    watch.close();
    enter(cy);
    await pass(2 * PATIENCE);
    expect(await host()).toBeNull();
  });
});
