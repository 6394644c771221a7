import { pebbles } from '../../test/pebbles';
import type { AnyModule, CommonView } from '../module';
import { deal, type EngineState, reduce } from './engine';
import { isFree, Standing, takenBack } from './takeBack';

const game = pebbles as unknown as AnyModule;

function made(state: EngineState): EngineState {
  const seat = ['0', '1', '2'].find((one) => game.view(state.G, one).mustDecide) as string;
  const choice = game.defaultMove(game.view(state.G, seat), seat) as { move: string; args: unknown[] };
  const reduction = reduce(game, state, { seat, ...choice });
  if ('error' in reduction) throw new Error(reduction.error);
  return reduction.state;
}

const facts = (state: EngineState) => (game.view(state.G, null) as CommonView).story;

describe('a state after a take-back', () => {
  const before = made(deal(game, 2, {}, 'seed'));
  const after = takenBack(made(before), before, '1');

  test('is the one before the move, but for the story', () => {
    const views = [before, after].map(({ G }) => ({ ...game.view(G, null), story: [] }));
    expect(views[1]).toEqual(views[0]);
    expect(after.ctx).toEqual(before.ctx);
  });

  test('counts on, so that the next move draws chance nobody has seen', () => {
    expect(after._stateID).toBe(before._stateID + 2);
  });

  test('tells what was told before, and that a move was taken back under a number of its own', () => {
    const numbers = facts(made(before)).map(({ n }) => n);
    expect(facts(after).slice(0, -1)).toEqual(facts(before));
    expect(facts(after).at(-1)).toEqual({ n: Math.max(...numbers) + 1, kind: 'takenBack', data: { seat: '1' } });
  });

  test('goes on telling without a gap in the story', () => {
    const story = facts(made(after));
    expect(story.every((fact) => fact !== undefined)).toBe(true);
    expect(new Set(story.map(({ n }) => n)).size).toBe(story.length);
  });
});

describe('the moves a match stands on', () => {
  const [one, two, three] = ['one', 'two', 'three'] as unknown as EngineState[];
  const stand = () => {
    const standing = new Standing();
    standing.made(1, '0', one as EngineState);
    standing.made(2, '1', two as EngineState);
    standing.made(3, null, three as EngineState);
    return standing;
  };

  test('go back to before the move that is taken back, whatever has followed', () => {
    const standing = stand();
    expect(standing.takeBack('1', 2)).toBe(two);
    expect(standing.takeBack('0', 1)).toBe(one);
  });

  test('are taken back once, by the seat that made them', () => {
    const standing = stand();
    expect(standing.takeBack('0', 2)).toBeUndefined();
    expect(standing.takeBack(null, 3)).toBeUndefined();
    expect(standing.takeBack('0', '1')).toBeUndefined();
    standing.takeBack('1', 2);
    expect(standing.takeBack('1', 2)).toBeUndefined();
  });
});

describe('a move', () => {
  const view = (change: Partial<CommonView>): CommonView =>
    ({ stages: { '0': 'build' }, result: null, ...change }) as CommonView;
  const moves = { build: { harmless: true }, roll: {} } as unknown as AnyModule['moves'];
  const free = (move: string, drew = false, after = view({})) =>
    isFree(moves, { seat: '0', move, drew }, view({}), after);

  test('that is harmless may be taken back freely', () => expect(free('build')).toBe(true));
  test('that is not declared harmless may not', () => expect(free('roll')).toBe(false));
  test('that drew chance may not', () => expect(free('build', true)).toBe(false));
  test('that asks somebody else may not', () =>
    expect(free('build', false, view({ stages: { '1': 'turn' } }))).toBe(false));
  test('that ends the match may not', () =>
    expect(free('build', false, view({ result: { reason: 'won', winners: [] } }))).toBe(false));
});
