import { deal } from '@lantern/games/engine/reducer';
import { TIME_OUT } from '@lantern/games/engine/serverOnlyMoves';
import type { MadeBy } from '@lantern/protocol/serverMoves';
import { toy } from '../testing/toy';
import { dealt, snapshotOf, stored, transitionOf } from './transition';

const PLAYERS = 2;

test.each<[string, string | null, string, MadeBy | undefined]>([
  ['a person', '0', 'draw', undefined],
  ['a stand-in', '0', 'draw', 'standIn'],
  ['the clock', null, TIME_OUT, 'clock'],
])('a move of %s computes the view of each audience once', (_, seat, move, by) => {
  const state = dealt(deal(toy, PLAYERS, { seconds: 0 }, 'seed'), { promise: '', salt: '' });
  const record = { id: 'm', roomCode: 'ROOM', game: 'toy', rulesVersion: 1, players: PLAYERS, options: {}, seq: 0 };
  const times = { decidedAt: 0, frozen: null, createdAt: 0, updatedAt: 0 };
  const before = snapshotOf(toy, { ...record, ...times, state: stored(state), versions: {} });
  const view = jest.fn(toy.view);
  const args = seat === null ? [toy.view(state.G, null).decisionId] : [];
  transitionOf({ ...toy, view }, PLAYERS, before, { seat, move, args, ...(by && { by }) }, 0);
  expect(view.mock.calls.map(([, audience]) => audience).sort()).toEqual(['0', '1', null]);
});
