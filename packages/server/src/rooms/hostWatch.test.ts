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
