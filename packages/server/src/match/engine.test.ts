import { deal, type EngineState, type Reduction, reduce } from '@lantern/games/engine/reducer';
import { TIME_OUT } from '@lantern/games/engine/serverOnlyMoves';
import { CANARY, type ToyState, toy } from '../testing/toy';

const SEED = 'a seed of the match';
const dealt = () => deal(toy, 3, { seconds: 30 }, SEED);
const after = (reduction: Reduction): EngineState => {
  if ('error' in reduction) throw new Error(reduction.error);
  return reduction.state;
};
const toyState = (state: EngineState) => state.G as ToyState;

test('the same seed deals the same match, another seed another one', () => {
  expect(dealt()).toEqual(dealt());
  expect(toyState(deal(toy, 3, { seconds: 30 }, 'other')).hands).not.toEqual(toyState(dealt()).hands);
});

test('a state is plain JSON, before and after a move', () => {
  const state = dealt();
  const next = after(reduce(toy, state, { seat: '0', move: 'draw', args: [] }));
  for (const one of [state, next]) expect(JSON.parse(JSON.stringify(one))).toEqual(one);
});

test('a move does not change the state it was made on', () => {
  const state = dealt();
  const before = structuredClone(state);
  reduce(toy, state, { seat: '2', move: 'vote', args: [true] });
  reduce(toy, state, { seat: '0', move: 'draw', args: [] });
  reduce(toy, state, { seat: '0', move: 'play', args: [`${CANARY}-none`] });
  expect(state).toEqual(before);
});

const draw = (state: EngineState) => after(reduce(toy, state, { seat: '0', move: 'draw', args: [] }));

test('the seed of the match determines the randomness of every move', () => {
  expect(draw(dealt())).toEqual(draw(dealt()));
  expect(dealt().plugins.random.data).toEqual(draw(dealt()).plugins.random.data);
});

test('every move draws its own randomness', () => {
  const later = { ...dealt(), _stateID: 1 };
  expect(toyState(draw(later)).hands['0']).not.toEqual(toyState(draw(dealt())).hands['0']);
});

test('a move reports whether it drew randomness', () => {
  expect(reduce(toy, dealt(), { seat: '0', move: 'draw', args: [] })).toMatchObject({ drew: true });
  expect(reduce(toy, dealt(), { seat: '0', move: 'vote', args: [true] })).toMatchObject({ drew: false });
});

test('a match with an unknown kind of randomness does not continue', () => {
  const old = { ...dealt(), plugins: { random: { data: { seed: SEED } } } } as unknown as EngineState;
  expect(() => draw(old)).toThrow('no longer known');
});

test("boardgame.io's turn, stages and end follow the course of the game", () => {
  const next = after(reduce(toy, dealt(), { seat: '0', move: 'draw', args: [] }));
  expect(next.ctx).toMatchObject({
    turn: 2,
    currentPlayer: '1',
    activePlayers: { '0': 'vote', '1': 'turn', '2': 'vote' },
  });
  const over = after(reduce(toy, next, { seat: '2', move: 'concede', args: [] }));
  expect(over.ctx).toMatchObject({ gameover: { reason: 'conceded', winners: ['0', '1'] } });
});

test('nothing is stored that counts hidden moves or could undo one', () => {
  const next = after(reduce(toy, dealt(), { seat: '2', move: 'vote', args: [true] }));
  expect(next).toMatchObject({ _undo: [], _redo: [], _stateID: 1, ctx: { numMoves: 0, _activePlayersNumMoves: {} } });
  expect(Object.keys(next)).not.toContain('deltalog');
});

test('a refused move returns only the reason', () => {
  expect(reduce(toy, dealt(), { seat: '1', move: 'draw', args: [] })).toEqual({
    error: 'action/invalid_move',
  });
  expect(reduce(toy, dealt(), { seat: '7', move: 'draw', args: [] })).toEqual({
    error: 'action/inactive_player',
  });
});

test('the clock makes its move for no seat', () => {
  const state = dealt();
  const args = [toy.view(state.G, null).decisionId];
  const reduction = reduce(toy, state, { seat: null, move: TIME_OUT, args });
  expect(after(reduction).ctx).toMatchObject({ turn: 2, currentPlayer: '1' });
  expect(JSON.parse(JSON.stringify(reduction))).toEqual(reduction);
});

test('errors of the rules are thrown on', () => {
  expect(() => reduce(toy, dealt(), { seat: '0', move: 'explode', args: [] })).toThrow('boom');
});
