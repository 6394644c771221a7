import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';

afterEach(stopApps);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const path = (code: string, rest: string) => `/api/rooms/${code}/${rest}`;

/** A running match of Ana, the host, Ben and Cy. */
async function running() {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben', 'Cy']);
  await start(app, room.code, hostKey);
  return { code: room.code, hostKey, keys };
}

describe('a seat freed by the host', () => {
  it('is reported to its person with the name of the host, and to nobody else', async () => {
    const { code, hostKey, keys } = await running();
    const ana = await visit(app, { code, hostKey, seatKey: keys[0] });
    const ben = await visit(app, { code, seatKey: keys[1] });
    const watcher = await visit(app, { code });
    await ben.until(({ room }) => room.hostHere);
    await app.post(path(code, 'seats/1/stand'), {}, hostKey).expect(200);
    const told = await ben.until(({ you }) => you.seat === null);
    expect(told.you.lost).toEqual({ how: 'removed', by: 'Ana' });
    for (const other of [ana, watcher]) {
      const { you } = await other.until(({ room }) => room.seats[1]?.kind === 'empty');
      expect(you).not.toHaveProperty('lost');
    }
  });

  it('is also reported to a later visitor with its key, current or former', async () => {
    const { code, hostKey, keys } = await running();
    await app.post(path(code, 'seats/1/stand'), {}, hostKey).expect(200);
    for (const key of [{ seatKey: keys[1] }, { formerKey: keys[1] }]) {
      const { you } = await (await visit(app, { code, ...key })).until(() => true);
      expect(you).toMatchObject({ seat: null, host: false, lost: { how: 'removed', by: null } });
    }
  });

  it('is open to the same key again after the undo, without a new connection', async () => {
    const { code, hostKey, keys } = await running();
    const ben = await visit(app, { code, seatKey: keys[1] });
    await app.post(path(code, 'seats/1/stand'), {}, hostKey).expect(200);
    await ben.until(({ you }) => you.seat === null);
    await app.post(path(code, 'undo'), { seat: '1' }, hostKey).expect(200);
    const { you } = await ben.until((update) => update.you.seat === '1');
    expect(you).not.toHaveProperty('lost');
  });
});

test('a former key is never refused, and shows nothing if the room does not know it', async () => {
  const { code } = await running();
  const { you } = await (await visit(app, { code, formerKey: 'never heard of' })).until(() => true);
  expect(you).toEqual({ seat: null, host: false, devices: 0 });
});

test('a person who left undoes it by the key of the seat, and nobody else does', async () => {
  const { code, hostKey, keys } = await running();
  await app.post(path(code, 'seats/1/stand'), {}, keys[1]).expect(200);
  for (const key of [hostKey, keys[2], undefined]) {
    const { body } = await app.post(path(code, 'undo'), { seat: '1' }, key).expect(409);
    expect(body.code).toBe('UNDO_GONE');
  }
  expect((await roomOf(app, code)).seats[1]?.kind).toBe('empty');
  const { body } = await app.post(path(code, 'undo'), { seat: '1' }, keys[1]).expect(200);
  expect(body.seats[1]).toMatchObject({ kind: 'person', name: 'Ben', person: 2 });
});

test('a host who passed the role on takes it back by the key that had it', async () => {
  const { code, hostKey, keys } = await running();
  await app.post(path(code, 'seats/1/host'), {}, hostKey).expect(200);
  await app.post(path(code, 'pause'), { paused: true }, hostKey).expect(403);
  await app.post(path(code, 'undo'), { seat: null }, hostKey).expect(200);
  await app.post(path(code, 'pause'), { paused: true }, hostKey).expect(200);
  await app.post(path(code, 'pause'), { paused: false }, keys[1]).expect(403);
});

test('a new host learns who passed the role on, and no longer after an undo', async () => {
  const { code, hostKey, keys } = await running();
  const ana = await visit(app, { code, hostKey, seatKey: keys[0] });
  const ben = await visit(app, { code, seatKey: keys[1] });
  await ben.until(({ room }) => room.hostHere);
  await app.post(path(code, 'seats/1/host'), {}, hostKey).expect(200);
  const { room } = await ben.until(({ you }) => you.host);
  expect(room.hostNews).toEqual({ how: 'passed', name: 'Ana' });
  await app.post(path(code, 'undo'), { seat: null }, hostKey).expect(200);
  const after = await ana.until(({ you, room: now }) => you.host && now.hostSeat === '0');
  expect(after.room).not.toHaveProperty('hostNews');
});

test('the data of an undo is shown to nobody', async () => {
  const { code, hostKey, keys } = await running();
  const { body } = await app.post(path(code, 'seats/1/stand'), {}, hostKey).expect(200);
  for (const secret of [keys[1], 'undoable', 'removedBy', 'keyHash'])
    expect(JSON.stringify(body)).not.toContain(secret);
});
