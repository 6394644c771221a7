import type { Commit } from '../store/records';
import { type MatchServer, openMatchServer, settled, until } from '../testing/matchServer';

let place: MatchServer;
/** Releases or fails the pending commits. */
let disk: { letGo(): void; fail(): void };
let waiting: number;

beforeEach(async () => {
  place = await openMatchServer();
  const commit = place.store.commit.bind(place.store);
  waiting = 0;
  const gate = new Promise<void>((resolve, reject) => {
    disk = { letGo: resolve, fail: () => reject(new Error('the disk is gone')) };
  });
  gate.catch(() => {});
  place.store.commit = async (move: Commit) => {
    waiting++;
    await gate;
    return commit(move);
  };
});
afterEach(async () => {
  disk.letGo();
  await place.close();
});

/** A match with a player, the next player and a watcher, and a move whose commit is pending. */
async function moving() {
  const match = await place.deal();
  const [player, next, watcher] = [place.client(), place.client(), place.client()];
  await Promise.all([player.sync(match, '0'), next.sync(match, '1'), watcher.sync(match, null)]);
  let answered: unknown;
  const move = player.move(match, '0', 0, 'draw', []).then((answer) => {
    answered = answer;
  });
  await until(() => waiting === 1);
  return { match, all: [player, next, watcher], move, answer: () => answered };
}

test('until a move is on the disk there is no acknowledgement, no patch, and no snapshot for a client that joins', async () => {
  const { match, all, move, answer } = await moving();
  // Further messages of the player wait for the move.
  await settled(...all.slice(1));
  expect(answer()).toBeUndefined();
  for (const wire of all) expect([wire.all('patch'), wire.all('sync').length]).toEqual([[], 1]);
  expect((await place.client().sync(match, '0')).state._stateID).toBe(0);
  disk.letGo();
  await move;
});

test('once it is stored everybody receives it', async () => {
  const { all, move, answer } = await moving();
  disk.letGo();
  await move;
  await settled(...all);
  expect(answer()).toEqual({ ok: true, stateID: 1 });
  for (const wire of all) expect(wire.all('patch')).toHaveLength(1);
});

test('if it cannot be stored it is refused, and nobody else ever receives it', async () => {
  const { all, move, answer } = await moving();
  disk.fail();
  await move;
  await settled(...all);
  expect(answer()).toMatchObject({ ok: false });
  for (const wire of all) expect(wire.all('patch')).toEqual([]);
});
