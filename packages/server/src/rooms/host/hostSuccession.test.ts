import type { RoomCreated } from '@lantern/protocol/credentials';
import { GAME_NIGHT_LASTS } from '@lantern/protocol/gameNight';
import { usualTempo } from '@lantern/protocol/tempo';
import { DAY } from '@lantern/protocol/timeUnits';
import { openRoom, startApp, stopApps, visit } from '../../testing/app';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../../testing/roomParts';
import { hashKey } from '../access/keys';
import { datedFor } from '../gameNight/gameNightRules';
import { HOST_NEWS_TOLD } from './hostDeputy';
import { hostedBy, seatOfHost } from './hostingRules';
import { HOST_TIMEOUT, HostSuccession } from './hostSuccession';

afterEach(stopApps);

describe('a host who is away for too long', () => {
  it('loses the role to the next seated person who is present', async () => {
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

  it('gets the role back on return, by their key, and both are told so', async () => {
    const app = await startApp({ hostTimeout: 20 });
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    const ana = await visit(app, { code, hostKey, seatKey: keys[0] });
    const ben = await visit(app, { code, seatKey: keys[1] });
    await ben.until(({ room: { hostHere } }) => hostHere);
    ana.socket.disconnect();
    expect((await ben.until(({ you }) => you.host)).room).toHaveProperty('hostFor');
    const back = await visit(app, { code, hostKey, seatKey: keys[0] });
    expect((await back.until(() => true)).you.host).toBe(true);
    const told = await back.until(({ room: now }) => now.hostNews !== undefined);
    expect(told).toMatchObject({
      you: { host: true },
      room: { hostSeat: '0', hostNews: { how: 'back', name: 'Ben' } },
    });
    await ben.until(({ you, room: now }) => !you.host && now.hostNews?.how === 'back');
    await app.post(`/api/rooms/${code}/configure`, { listed: true }, hostKey).expect(200);
    await app.post(`/api/rooms/${code}/configure`, { listed: true }, keys[1]).expect(403);
  });

  it('is shown as awaited, with the next host and the remaining time', async () => {
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

describe('over days', () => {
  it.each([
    [14 * DAY - 60_000, false],
    [14 * DAY + 60_000, true],
  ])('a host who was last here %s ms ago has lost the role to a person who is here: %s', async (ago, lost) => {
    const app = await startApp({ hostTimeout: 0 });
    const { room, keys } = await openRoom(app, { tempo: usualTempo(3, 'Europe/Berlin') }, ['Ana', 'Ben']);
    const { store } = app.parts;
    const kept = await store.loadRoom(room.code);
    if (!kept) throw new Error('the room is gone');
    const hosting = { ...kept.hosting, hostSeenAt: Date.now() - ago };
    await store.saveRoom({ ...kept, hosting, version: kept.version + 1 });
    const ben = await visit(app, { code: room.code, seatKey: keys[1] });
    await ben.until(({ you }) => you.host === lost);
    expect((await store.loadRoom(room.code))?.hosting.hostAway !== undefined).toBe(lost);
  });
});

describe('the role of host', () => {
  /** As the room page states it. */
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

  /** A room with the host Ana, Ben and Cy, and their keys. */
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

  it('passes to the next person present, counted from the host', async () => {
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
    ['1', 'the first seat, if nobody is after it', ['ana'], '0'],
    ['0', 'the seat after the next, if nobody is on that', ['cy'], '2'],
    ['2', 'the first seat, before the second', ['ben', 'ana'], '0'],
  ] as const)('passes from a host on seat %s to %s', async (from, _, here, to) => {
    const all = await opened();
    await parts.rooms.change(all.code, (room) => hostedBy(room, from));
    for (const who of here) all.enter(all[who]);
    await pass(PATIENCE);
    expect(await all.host()).toBe(to);
  });

  it('passes from a host without a seat to the first person present', async () => {
    const { ana, ben, cy, enter, host } = await opened();
    for (const who of [cy, ben, ana]) enter(who);
    await pass(PATIENCE);
    expect(await host()).toBe('0');
  });

  it('stays if nobody present has a seat', async () => {
    const { enter, host } = await opened();
    enter();
    await pass(2 * PATIENCE);
    expect(await host()).toBeNull();
  });

  it('stays with a host who returns in time and may be away for as long again', async () => {
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

  it('stays with a host who returns while it is being passed on', async () => {
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

  it('stays with an absent host until the game night is over, however far ahead, and passes three minutes later', async () => {
    const DAYS = 40 * 24 * 60 * 60_000;
    const { code, ben, enter, host } = await opened();
    await parts.rooms.change(code, (room) => datedFor(room, Date.now() + DAYS, Date.now()));
    enter(ben);
    for (let day = 0; day < 40; day++) await pass(DAYS / 40);
    await pass(GAME_NIGHT_LASTS);
    await pass(PATIENCE - 1);
    expect(await host()).toBeNull();
    await pass(1);
    expect(await host()).toBe('1');
  });

  it('passes on three minutes after the date is removed', async () => {
    const { code, ben, enter, host } = await opened();
    await parts.rooms.change(code, (room) => datedFor(room, Date.now() + 10 * PATIENCE, Date.now()));
    enter(ben);
    await pass(PATIENCE);
    expect(watch.of(await parts.rooms.load(code))).toBeNull();
    await parts.rooms.change(code, (room) => datedFor(room, null, Date.now()));
    await pass(PATIENCE - 1);
    expect(await host()).toBeNull();
    await pass(1);
    expect(await host()).toBe('1');
  });

  it('stays with an absent host while a match is played during the game night', async () => {
    const { code, ben, enter, host } = await opened();
    await parts.rooms.change(code, (room) => datedFor(room, Date.now() + PATIENCE, Date.now()));
    await parts.rooms.change(code, (room) => ({ ...room, state: 'playing' as const }));
    enter(ben);
    await pass(10 * PATIENCE);
    expect(await host()).toBeNull();
  });

  it('passes on three minutes after the end of a game night that was moved forward', async () => {
    const { code, ben, enter, host } = await opened();
    const dated = (ahead: number) => parts.rooms.change(code, (room) => datedFor(room, Date.now() + ahead, Date.now()));
    await dated(10 * PATIENCE);
    enter(ben);
    await dated(2 * PATIENCE);
    await pass(2 * PATIENCE + GAME_NIGHT_LASTS);
    await pass(PATIENCE - 1);
    expect(await host()).toBeNull();
    await pass(1);
    expect(await host()).toBe('1');
  });

  describe('held by a deputy because the host was away', () => {
    /** Ben is the deputy of Ana. */
    async function lent() {
      const all = await opened();
      const news = async () => {
        const { hostFor, hostNews } = await parts.rooms.view(await parts.rooms.load(all.code));
        return { hostFor, hostNews };
      };
      const leave = all.enter(all.ben);
      await pass(PATIENCE);
      expect(await all.host()).toBe('1');
      return { ...all, leave, news };
    }

    it('goes back at once to the returning host, and both are told so for ten seconds', async () => {
      const { ana, hostHash, enter, code, news } = await lent();
      expect(await news()).toEqual({ hostFor: null, hostNews: undefined });
      enter(ana, hostHash);
      await pass(0);
      expect((await parts.rooms.load(code)).hostKeyHash).toBe(hostHash);
      const told = { hostFor: undefined, hostNews: { how: 'back', name: 'Ben' } };
      expect(await news()).toEqual(told);
      await pass(HOST_NEWS_TOLD - 1);
      expect(await news()).toEqual(told);
      await pass(1);
      expect(await news()).toEqual({ hostFor: undefined, hostNews: undefined });
    });

    it('goes back to the first host, however often it has passed on meanwhile', async () => {
      const { cy, leave, hostHash, enter, host, code } = await lent();
      enter(cy);
      leave();
      await pass(PATIENCE);
      expect(await host()).toBe('2');
      enter(null, hostHash);
      await pass(0);
      expect((await parts.rooms.load(code)).hostKeyHash).toBe(hostHash);
    });

    it('stays when another person arrives, or the host returns without the key', async () => {
      const { ana, cy, enter, host } = await lent();
      enter(cy);
      enter(ana);
      await pass(0);
      expect(await host()).toBe('1');
    });

    it('stays if the deputy has passed it on', async () => {
      const { code, hostHash, enter, host } = await lent();
      await parts.rooms.change(code, (room) => hostedBy(room, '2'));
      enter(null, hostHash);
      await pass(0);
      expect(await host()).toBe('2');
    });

    it('is given back later if the store does not answer, and the failure is logged', async () => {
      const { code, hostHash, cy, enter } = await lent();
      const warned = jest.spyOn(parts.log, 'warn');
      jest.spyOn(parts.store, 'loadRoom').mockRejectedValueOnce(new Error('away'));
      enter(null, hostHash);
      await pass(0);
      expect(warned.mock.calls).toEqual([[{ err: new Error('away') }, 'the host role could not be given back']]);
      enter(cy);
      await pass(0);
      expect((await parts.rooms.load(code)).hostKeyHash).toBe(hostHash);
    });
  });

  it('stays with a host who sets a date while it is about to pass on', async () => {
    const { code, ben, enter, host } = await opened();
    enter(ben);
    await pass(PATIENCE - 1);
    await parts.rooms.change(code, (room) => datedFor(room, Date.now() + 10 * PATIENCE, Date.now()));
    await pass(PATIENCE);
    expect(await host()).toBeNull();
  });

  it('passes on later if the store does not answer, and the failure is logged', async () => {
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
    ['while a host is awaited', 0],
    ['before a game night', 10 * PATIENCE],
  ])('is not watched by a server without visitors in the room: %s', async (_, ahead) => {
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

  it('is not watched in a room without a subscription', async () => {
    const timers = jest.getTimerCount();
    parts.presence.enter('BBBBBB', { name: '', hostHash: null, seatHash: null });
    expect(jest.getTimerCount()).toBe(timers);
  });

  it('is not watched by a stopped server, which has no timer', async () => {
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

  it('is not passed on by a stopped server', async () => {
    const { ben, cy, enter, host } = await opened();
    enter(ben);
    watch.close();
    enter(cy);
    await pass(2 * PATIENCE);
    expect(await host()).toBeNull();
  });
});
