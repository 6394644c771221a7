import { openRoom, roomOf, startApp, stopApps, visit } from '../testing/app';

afterEach(stopApps);

describe('a host who is gone for too long', () => {
  it('hands the role to the next person who sits here', async () => {
    const app = await startApp({ hostPatience: 20 });
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
    const app = await startApp({ hostPatience: 60_000 });
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

  it('keeps it while nobody who sits is here, and while the host is', async () => {
    const app = await startApp({ hostPatience: 20 });
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    await visit(app, { code, name: 'Wanda' });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await roomOf(app, code)).hostSeat).toBeNull();
    await visit(app, { code, hostKey });
    await visit(app, { code, seatKey: keys[1] });
    await new Promise((resolve) => setTimeout(resolve, 60));
    await app.post(`/api/rooms/${code}/configure`, { listed: true }, hostKey).expect(200);
  });
});
