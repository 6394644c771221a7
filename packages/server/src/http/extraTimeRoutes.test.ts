import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { calmToy, toy } from '../testing/toy';

const SECONDS = 30;

/** The toy game in which every decision is an answer beside the turn, which has no sentences. */
const asideToy = { ...toy, id: 'aside', overDays: { asides: ['turn', 'vote'] } };

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ modules: [toy, calmToy, asideToy] });
});
afterEach(stopApps);

/** A running match of Ana, who owes a decision, and Ben; both have the room open. */
async function playing() {
  const opened = await openRoom(app, { game: 'calm', options: { seconds: SECONDS } }, ['Ana', 'Ben']);
  const { room, hostKey, keys } = opened;
  const { code } = room;
  const { matchId } = await start(app, code, hostKey);
  const [ana, ben] = await Promise.all(keys.map((seatKey) => visit(app, { code, seatKey })));
  const match = await app.parts.matches.open(matchId as string);
  if (!ana || !ben || !match) throw new Error('the match did not begin');
  await ben.until(({ clock }) => clock?.seconds === SECONDS);
  const ask = (seat: number, time: unknown, key: string | undefined = keys[seat]) =>
    app.post(`/api/rooms/${code}/seats/${seat}/extra-time`, { time }, key);
  return { ...{ code, hostKey, keys, ana, ben, match, ask } };
}

test('the clock of a decision is twice as long for everybody if its player has double time', async () => {
  const { ana, ben, ask } = await playing();
  await ask(0, 'double').expect(200);
  for (const visit of [ana, ben]) await visit.until(({ clock }) => clock?.seconds === 2 * SECONDS);
});

test('the decision of another person keeps the usual time', async () => {
  const { ben, ask, match } = await playing();
  await ask(0, 'fourfold').expect(200);
  await ben.until(({ clock }) => clock?.seconds === 4 * SECONDS);
  await match.act({ seat: '0', move: 'draw', args: [] });
  await ben.until(({ clock }) => clock?.seconds === SECONDS);
});

test('no clock runs for a person without a limit, and the others may vote to go on without the answer', async () => {
  const { ben, ask, match, code, keys } = await playing();
  const vote = (key: string | undefined) => {
    const { decisionId } = match.view(null);
    return app.post(`/api/rooms/${code}/time-out/vote`, { decisionId, wanted: true }, key);
  };
  await vote(keys[1]).expect(409);
  await ask(0, 'none').expect(200);
  await ben.until(({ clock }) => clock === null);
  await vote(keys[1]).expect(200);
});

test('everybody sees the extra time of a person, until it is the usual time again', async () => {
  const { ask, code } = await playing();
  const times = async () => (await roomOf(app, code)).seats.map(({ extraTime }) => extraTime);
  await ask(1, 'double').expect(200);
  expect(await times()).toEqual([undefined, 'double']);
  await ask(1, 'usual').expect(200);
  expect(await times()).toEqual([undefined, undefined]);
});

test('only the person on the seat sets it, to one of the known values', async () => {
  const { ask, code, hostKey } = await playing();
  for (const key of [hostKey, 'x'.repeat(32)]) {
    const { status, body } = await ask(1, 'double', key);
    expect([status, body.code]).toEqual([403, 'NOT_YOUR_SEAT']);
  }
  for (const time of [2, 'much', null]) expect((await ask(1, time)).body.code).toBe('MALFORMED');
  expect((await roomOf(app, code)).seats.map(({ extraTime }) => extraTime)).toEqual([undefined, undefined]);
});

test('the clock of a reaction is longer for everybody if an asked player uses a screen reader', async () => {
  const { room, hostKey, keys } = await openRoom(app, { game: 'aside', options: { seconds: SECONDS } }, ['Ana', 'Ben']);
  const { code } = room;
  await start(app, code, hostKey);
  const [ana, ben] = await Promise.all([0, 1].map((seat) => visit(app, { code, seatKey: keys[seat] })));
  for (const visit of [ana, ben]) await visit?.until(({ clock }) => clock?.seconds === SECONDS);
  await visit(app, { code, seatKey: keys[1], listens: true });
  for (const visit of [ana, ben]) await visit?.until(({ clock }) => clock?.seconds === SECONDS + 5);
});
