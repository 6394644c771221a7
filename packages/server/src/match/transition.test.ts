import { deal } from '@lantern/games/engine/reducer';
import { TIME_OUT } from '@lantern/games/engine/serverOnlyMoves';
import type { AnyModule } from '@lantern/games/module';
import type { MadeBy } from '@lantern/protocol/serverMoves';
import { toy } from '../testing/toy';
import { audienceKey, audiencesOf } from './audience';
import { recorded } from './history';
import { takeableBy } from './takeBackEligibility';
import {
  dealt,
  type FairPlay,
  type MatchMoment,
  projectChanges,
  snapshotOf,
  stored,
  type Transition,
  transitionOf,
  versionsOf,
} from './transition';

const PLAYERS = 2;

/** A match just dealt. */
function fresh(module: AnyModule = toy, fair: Partial<FairPlay> = {}): MatchMoment {
  const state = dealt(deal(toy, PLAYERS, { seconds: 0 }, 'seed'), { promise: '', salt: '', ...fair });
  const record = { id: 'm', roomCode: 'ROOM', game: 'toy', rulesVersion: 1, players: PLAYERS, options: {}, seq: 0 };
  const times = { decidedAt: 0, frozen: null, createdAt: 0, updatedAt: 0 };
  return snapshotOf(module, { ...record, ...times, state: stored(state), versions: {} });
}

test.each<[string, string | null, string, MadeBy | undefined]>([
  ['a person', '0', 'draw', undefined],
  ['a stand-in', '0', 'draw', 'standIn'],
  ['the clock', null, TIME_OUT, 'clock'],
])('a move of %s computes the view of each audience once', (_, seat, move, by) => {
  const before = fresh();
  const { state } = before;
  const view = jest.fn(toy.view);
  const args = seat === null ? [toy.view(state.G, null).decisionId] : [];
  transitionOf({ ...toy, view }, PLAYERS, before, { seat, move, args, ...(by && { by }) }, 0);
  expect(view.mock.calls.map(([, audience]) => audience).sort()).toEqual(['0', '1', null]);
});

test.each([
  [true, []],
  [undefined, ['canary']],
] as const)('after the end of a match that withholds (%p) every audience is shown the deck %p', (withheld, shown) => {
  const module: AnyModule = {
    ...toy,
    view: (state, audience) => ({ ...toy.view(state, audience), deckLeft: ['canary'] }),
    withhold: (over) => ({ ...over, deckLeft: [] }),
  };
  const before = fresh(module, withheld && { withheld });
  const after = transitionOf(module, PLAYERS, before, { seat: '0', move: 'concede', args: [] }, 0) as Transition;
  for (const audience of audiencesOf(PLAYERS)) {
    expect(before.views[audienceKey(audience)]?.view).toMatchObject({ deckLeft: ['canary'] });
    expect(after.snapshot.views[audienceKey(audience)]?.state.G).toMatchObject({ deckLeft: shown });
  }
});

test('a move that can be taken back is identified by the version of the view that shows it to its seat', () => {
  const after = transitionOf(toy, PLAYERS, fresh(), { seat: '0', move: 'draw', args: [] }, 0) as Transition;
  const { state, views } = after.snapshot;
  expect(takeableBy(state.standing, '0')?.version).toBe(views[0]?.version);
  expect(takeableBy(state.standing, '1')).toBeUndefined();
});

describe('the view of an audience has the next version', () => {
  const before = fresh();
  const project = (state: MatchMoment['state']) =>
    projectChanges(toy, PLAYERS, before, { seq: 1, decidedAt: 0, state }).changes.map(({ audience, change }) => [
      audience,
      change.previousVersion,
      change.version,
      change.patch.length,
      change.log.length,
    ]);

  it('if anything in it changes, even without a move', () => {
    const { state } = before;
    const told = project({ ...state, G: { ...(state.G as object), decisionId: 7 } });
    expect(told).toEqual(audiencesOf(PLAYERS).map((audience) => [audience, 0, 1, 2, 0]));
  });

  it('if a move is reported that changed nothing in it', () => {
    const { state } = before;
    const entry = { action: { type: 'MAKE_MOVE', payload: { type: 'draw', args: [], playerID: '0' } } };
    const history = recorded(state.history, [entry] as never, audiencesOf(PLAYERS), versionsOf(before));
    expect(project({ ...state, history })).toEqual(audiencesOf(PLAYERS).map((audience) => [audience, 0, 1, 1, 1]));
  });

  it('and not otherwise', () => expect(project(before.state)).toEqual([]));
});
