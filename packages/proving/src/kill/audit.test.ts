import { colossalCave } from '@lantern/games/colossal-cave/game';
import { deal } from '@lantern/games/engine/reducer';
import type { AnyModule } from '@lantern/games/module';
import type { Store } from '@lantern/server/src/store/store';
import { memoryStore } from '@lantern/server/src/testing/stores';
import { audit } from './audit';
import { Ledger, type SentMove } from './ledger';

const cave: AnyModule = colossalCave;
let store: Store;
let ledger: Ledger;

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  store = memoryStore();
  ledger = new Ledger();
  const state = JSON.parse(JSON.stringify(deal(cave, 3, {}, 'seed')));
  await store.createMatch({
    ...{ id: 'm1', roomCode: 'AAAA', game: cave.id, rulesVersion: cave.rulesVersion, players: 3, options: {} },
    ...{ seq: 0, state, versions: {}, decidedAt: 1, frozen: null, createdAt: 1, updatedAt: 1 },
  });
  ledger.matches.add('m1');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.close();
});

function sent(answer: string | null): SentMove {
  return {
    ...{ matchId: 'm1', seat: '0', requestId: 'r1', move: 'draw', args: [], version: 0 },
    ...{ times: 1, killedAt: null, answer },
  };
}

function keep(requestId: string) {
  const delta = [{ op: 'add' as const, path: '/G/extra', value: 1 }];
  const key = { roomCode: 'AAAA', matchId: 'm1' };
  const move = { ...key, seq: 1, at: 2, seat: '0', move: 'draw', args: [], rulesVersion: 1, requestId, delta };
  return store.commit({ move, state: {}, versions: {}, decidedAt: null });
}

test('a match without moves reopens unchanged', async () => {
  expect(await audit(store, cave, ledger)).toMatchObject({ matches: 1, reopened: 1, lost: 0, doubled: 0 });
  expect(ledger.faults).toEqual([]);
});

test('an acknowledged move missing in the store is lost', async () => {
  ledger.sent.set('r1', sent('ok'));
  expect(await audit(store, cave, ledger)).toMatchObject({ lost: 1 });
  expect(ledger.faults).toHaveLength(1);
});

test('a refused move that was stored is an error', async () => {
  ledger.sent.set('r1', sent('STALE_STATE'));
  await keep('0:r1');
  await audit(store, cave, ledger);
  expect(ledger.faults).toContainEqual(expect.stringContaining('answered with STALE_STATE'));
});

test('a state that does not follow from the rules, an unknown move and a lost match are errors', async () => {
  ledger.matches.add('m2');
  await keep('0:r9');
  expect(await audit(store, cave, ledger)).toMatchObject({ reopened: 0 });
  expect(ledger.faults).toEqual([
    expect.stringMatching(/no longer possible|another state/),
    expect.stringContaining('nobody sent'),
    'match m2 is lost',
  ]);
});
