import type { MatchState } from '../match/transition';
import type { StoredState } from '../store/records';
import { openRoom, start, startApp, stopApps, type TestApp } from '../testing/app';
import { keptMatch } from '../testing/keptMatch';
import { exportRoom } from './exportRoom';

afterEach(stopApps);

/** A match in a room that reveals its matches, or withholds them. */
async function matchWith(app: TestApp, reveals: boolean) {
  const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
  await app.post(`/api/rooms/${room.code}/configure`, { reveals }, hostKey).expect(200);
  const id = String((await start(app, room.code, hostKey)).matchId);
  const { fair, plugins } = (await keptMatch(app.parts.store, id).stateAt(0)) as unknown as MatchState;
  const secrets = [fair?.secret, fair?.salt, plugins.random.data.seed] as string[];
  const giveUp = async () => (await app.parts.matches.open(id))?.act({ seat: '0', move: 'concede', args: [] });
  return { id, secrets, giveUp };
}

const kept = (deal: StoredState | undefined, secrets: readonly string[]) =>
  secrets.filter((secret) => JSON.stringify(deal).includes(secret));

test('the seed of a match that is never revealed is exported only while it is played', async () => {
  const app = await startApp();
  const { id, secrets, giveUp } = await matchWith(app, false);
  expect(secrets.every((secret) => secret.length >= 32)).toBe(true);
  const running = await exportRoom(app.parts.store, id);
  expect(kept(running.matches[0]?.deal, secrets)).toEqual(secrets);
  await giveUp();
  const over = await exportRoom(app.parts.store, id);
  expect(kept(over.matches[0]?.deal, secrets)).toEqual([]);
  expect(over.matches[0]?.moves).toHaveLength(1);
});

test('the seed of any other match is exported, so that it can be checked elsewhere too', async () => {
  const app = await startApp();
  const { id, secrets, giveUp } = await matchWith(app, true);
  await giveUp();
  const { matches } = await exportRoom(app.parts.store, id);
  expect(kept(matches[0]?.deal, secrets)).toEqual(secrets);
});
