import type { RoomView } from '@lantern/protocol/rooms';
import { openRoom, refusedAs, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

const path = (code: string, rest: string) => `/api/rooms/${code}/${rest}`;

/** A room whose first match was ended by vote, with a connection that shows Ana's host key. */
async function played(people = ['Ana', 'Ben', 'Cy']) {
  const { room, hostKey, keys } = await openRoom(app, {}, people);
  const { code } = room;
  await visit(app, { code, hostKey, seatKey: keys[0] });
  await start(app, code, hostKey);
  for (const key of keys) await app.post(path(code, 'end'), { wanted: true }, key);
  const way = async (name: string, key = hostKey): Promise<RoomView> =>
    (await app.post(path(code, name), {}, key).expect(200)).body;
  const answer = (offer: RoomView['offer'], agreed: boolean, key?: string) =>
    app.post(path(code, `offer/${offer?.id}/answer`), { agreed }, key);
  const startWithout = (offer: RoomView['offer'], without: string[], key = hostKey) =>
    app.post(path(code, `offer/${offer?.id}/start`), { without }, key);
  return { code, hostKey, keys, way, answer, startWithout };
}

const names = ({ seats }: RoomView) => seats.map(({ name }) => name);

describe('after a match', () => {
  it.each(['start', 'rematch'])('%s deals nothing, and is offered to the others', async (name) => {
    const { code, way } = await played();
    const before = await roomOf(app, code);
    const { offer, ...after } = await way(name);
    expect(after).toEqual({ ...before, version: after.version });
    expect(offer).toEqual({ id: offer?.id, kind: name, by: '0', yes: ['0'], no: [], asked: ['1', '2'] });
  });

  it.each([
    ['start', ['Ana', 'Ben', 'Cy']],
    ['rematch', ['Ben', 'Cy', 'Ana']],
  ])('%s starts with the last acceptance, and not before', async (name, order) => {
    const { way, answer, keys } = await played();
    const { offer } = await way(name);
    const once = (await answer(offer, true, keys[2]).expect(200)).body;
    expect(once).toMatchObject({ state: 'over', offer: { yes: ['0', '2'], asked: ['1'] } });
    const begun = (await answer(offer, true, keys[1]).expect(200)).body;
    expect([begun.state, begun.offer, names(begun)]).toEqual(['playing', undefined, order]);
  });

  it('another game is offered too', async () => {
    const { code, hostKey, way, answer, keys } = await played(['Ana', 'Ben']);
    await app.post(path(code, 'configure'), { options: { seconds: 30 } }, hostKey).expect(200);
    const { state, offer } = await way('start');
    expect([state, offer?.kind]).toEqual(['open', 'start']);
    expect((await answer(offer, true, keys[1]).expect(200)).body.state).toBe('playing');
  });

  it('the next match starts at once if all others on seats are bots', async () => {
    const { code, hostKey, way, keys } = await played(['Ana', 'Ben']);
    await app.post(path(code, 'seats/1/stand'), {}, keys[1]).expect(200);
    await app.post(path(code, 'seats/1/bot'), {}, hostKey).expect(200);
    expect(await way('rematch')).toMatchObject({ state: 'playing' });
  });

  it('everybody in the room sees the offer and its answers', async () => {
    const { code, way, answer, keys } = await played();
    const guest = await visit(app, { code, name: 'Wanda' });
    const { offer } = await way('rematch');
    await guest.until(({ room }) => room.offer?.asked.length === 2);
    await answer(offer, false, keys[1]).expect(200);
    await guest.until(({ room }) => room.offer?.no[0] === '1');
  });
});

describe('an offer', () => {
  it('is made by the host, and answered by seated people', async () => {
    const { code, way, answer, startWithout, keys } = await played();
    await refusedAs(app.post(path(code, 'rematch'), {}, keys[1]), 403, 'NOT_HOST');
    const { offer } = await way('rematch');
    await refusedAs(answer(offer, true), 403, 'NOT_YOUR_SEAT');
    await refusedAs(answer({ ...(offer as object), id: 'x' } as never, true, keys[1]), 409, 'NO_OFFER');
    await refusedAs(startWithout(offer, ['1', '2'], keys[1]), 403, 'NOT_HOST');
    expect((await roomOf(app, code)).offer).toEqual(offer);
  });

  it('is withdrawn by the host', async () => {
    const { code, hostKey, way, answer, keys } = await played();
    const { offer } = await way('rematch');
    expect((await answer(offer, false, hostKey).expect(200)).body.offer).toBeUndefined();
    await refusedAs(answer(offer, true, keys[1]), 409, 'NO_OFFER');
    expect((await roomOf(app, code)).state).toBe('over');
  });

  it('starts without the people who have not agreed, if all of them are named', async () => {
    const { code, way, answer, startWithout, keys } = await played();
    const { offer } = await way('rematch');
    await answer(offer, true, keys[1]).expect(200);
    await refusedAs(startWithout(offer, ['1', '2']), 409, 'OFFER_CHANGED');
    await refusedAs(startWithout(offer, []), 409, 'OFFER_CHANGED');
    expect((await roomOf(app, code)).state).toBe('over');
    const { body } = await startWithout(offer, ['2']).expect(200);
    expect(body.seats).toMatchObject([
      { name: 'Ben', standIn: 'none' },
      { name: 'Cy', standIn: 'default', kind: 'person' },
      { name: 'Ana', standIn: 'none' },
    ]);
    const cy = await visit(app, { code, seatKey: keys[2] });
    await cy.until(({ you, room }) => you.seat === '1' && room.seats[1]?.standIn === 'none');
  });

  it('leaves people who declined without a seat, which only they can take again without asking', async () => {
    const { code, way, answer, startWithout, keys } = await played();
    const { offer } = await way('start');
    await answer(offer, true, keys[1]).expect(200);
    expect((await answer(offer, false, keys[2]).expect(200)).body.state).toBe('over');
    const { body } = await startWithout(offer, ['2']).expect(200);
    expect(body.seats[2]).toMatchObject({ kind: 'empty', standIn: 'default', ask: true });
    const sit = (name: string, key?: string) => app.post(path(code, 'seats/2/sit'), { name }, key);
    await refusedAs(sit('Eve'), 409, 'ASK_FOR_SEAT');
    expect((await sit('Cy', keys[2]).expect(200)).body.room.seats[2]).toMatchObject({ name: 'Cy', standIn: 'none' });
  });

  it('starts one match, even for simultaneous answers', async () => {
    const { code, way, answer, keys } = await played();
    const { offer } = await way('rematch');
    await Promise.all([1, 2, 1, 2].map((seat) => answer(offer, true, keys[seat])));
    expect((await roomOf(app, code)).state).toBe('playing');
    expect(await app.parts.store.maintenance.matches(code)).toHaveLength(2);
  });

  it('contains no key and no number of a person', async () => {
    const { way, hostKey, keys } = await played();
    const { offer } = await way('rematch');
    for (const secret of [hostKey, ...keys]) expect(JSON.stringify(offer)).not.toContain(secret);
    expect(Object.keys(offer as object).sort()).toEqual(['asked', 'by', 'id', 'kind', 'no', 'yes']);
  });
});

describe('the next room of a group', () => {
  it('is offered to all seated people, and starts nothing', async () => {
    const { code, hostKey, answer, startWithout, keys } = await played();
    await app.post(path(code, 'next'), {}, hostKey).expect(201);
    const { offer } = await roomOf(app, code);
    expect(offer).toMatchObject({ kind: 'next', by: '0', asked: ['1', '2'] });
    for (const key of keys.slice(1)) await answer(offer, true, key).expect(200);
    await refusedAs(startWithout(offer, []), 409, 'NO_OFFER');
    expect(await roomOf(app, code)).toMatchObject({ state: 'over', offer: { yes: ['0', '1', '2'] } });
  });
});
