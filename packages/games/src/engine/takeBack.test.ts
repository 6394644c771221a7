import { pebbles } from '../../test/pebbles';
import type { AnyModule, CommonView } from '../module';
import { whatSeatLearned } from './learned';
import { deal, type EngineState, reduce } from './reducer';
import { mayTakeBackFreely, ReplayedSteps, takeBack } from './takeBack';

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
  const after = takeBack(game, made(before), before, { seat: '1', piles: 'kept' });

  test('is that before the move, except for the story', () => {
    const views = [before, after].map(({ G }) => ({ ...game.view(G, null), story: [], decisionId: 0 }));
    expect(views[1]).toEqual(views[0]);
    expect(after.ctx).toEqual(before.ctx);
  });

  test('has increasing counters, so that the next move draws new random numbers', () => {
    expect(after._stateID).toBe(before._stateID + 2);
  });

  test('contains the earlier facts, and one more about the take-back', () => {
    const numbers = facts(made(before)).map(({ n }) => n);
    expect(facts(after).slice(0, -1)).toEqual(facts(before));
    expect(facts(after).at(-1)).toEqual({ n: Math.max(...numbers) + 1, kind: 'takenBack', data: { seat: '1' } });
  });

  test('continues the numbers of facts without a gap', () => {
    const story = facts(made(after));
    expect(story.every((fact) => fact !== undefined)).toBe(true);
    expect(new Set(story.map(({ n }) => n)).size).toBe(story.length);
  });
});

describe('the effect of a take-back on numbers, piles and secrets', () => {
  const before = made(deal(game, 2, {}, 'seed'));
  const luckOf = ({ G }: EngineState) => (G as { luck: number[] }).luck;
  const idOf = ({ G }: EngineState) => (game.view(G, null) as CommonView).decisionId;
  const whispered = (state: EngineState, seat: string) => {
    const reduction = reduce(game, state, { seat, move: 'whisper', args: [70] });
    if ('error' in reduction) throw new Error(reduction.error);
    return reduction.state;
  };
  const lostOf = (state: EngineState, seat: string | null) =>
    (game.view(state.G, seat) as CommonView).story.find(({ kind }) => kind === 'takenBack')?.data.lost;

  test('the decision that is open again has a new number', () => {
    const now = made(before);
    expect(idOf(takeBack(game, now, before, { seat: '1', piles: 'kept' }))).toBe(idOf(now) + 1);
  });

  test('a decision that was open all along keeps its number', () => {
    const now = whispered(before, '0');
    expect(idOf(takeBack(game, now, before, { seat: '0', piles: 'kept' }))).toBe(idOf(before));
  });

  test('a pile of which a card was seen is shuffled; any other is not', () => {
    const orders = Array.from({ length: 4 }, (_, more) => {
      let now = made(before);
      for (let i = 0; i < more; i++) now = whispered(now, '0');
      return luckOf(takeBack(game, now, before, { seat: '1', piles: 'shuffled' }));
    });
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
    for (const order of orders) expect([...order].sort()).toEqual([...luckOf(before)].sort());
    expect(luckOf(takeBack(game, made(before), before, { seat: '1', piles: 'kept' }))).toEqual(luckOf(before));
  });

  test('only the player who loses a secret answer gets a message', () => {
    const now = whispered(made(before), '0');
    const after = takeBack(game, now, before, { seat: '1', piles: 'kept' });
    expect(['0', '1', null].map((audience) => lostOf(after, audience))).toEqual([['answer'], undefined, undefined]);
  });

  test('in a match from before such numbers only the story is new', () => {
    const now = made(before);
    const after = takeBack(game, now, before, { seat: '1' });
    expect(idOf(after)).toBe(idOf(before));
    expect(luckOf(after)).toEqual(luckOf(before));
  });
});

describe('what a move has revealed to a seat', () => {
  const table = deal(game, 2, {}, 'seed');
  const seen = (move: (state: EngineState) => EngineState, drew = false) =>
    whatSeatLearned(game, '0', { before: table.G, after: move(table).G, drew });

  test('is what its facts show', () => expect(seen(made)).toEqual(['die']));
  test('is chance if no fact names it', () => expect(seen((state) => state, true)).toEqual(['chance']));
  test('is named once', () => expect(seen((state) => made(made(state)), true)).toEqual(['die']));
  test('is nothing in the seat’s own hand', () => {
    const cards = { ...game, shows: { took: 'hand' } } as AnyModule;
    const [own, other] = ['1', '0'].map((seat) =>
      whatSeatLearned(cards, seat, { before: table.G, after: made(table).G, drew: false }),
    );
    expect([own, other]).toEqual([[], ['hand']]);
  });
});

describe('the effective moves of a match', () => {
  const [one, two, three] = ['one', 'two', 'three'] as unknown as EngineState[];
  const stand = () => {
    const standing = new ReplayedSteps();
    standing.made(1, '0', one as EngineState);
    standing.made(2, '1', two as EngineState);
    standing.made(3, null, three as EngineState);
    return standing;
  };

  test('end before the move that is taken back, whatever has followed', () => {
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
    mayTakeBackFreely(moves, { seat: '0', move, drew }, view({}), () => after);

  test('that is harmless may be taken back freely', () => expect(free('build')).toBe(true));
  test('that is not declared harmless may not', () => expect(free('roll')).toBe(false));
  test('that drew chance may not', () => expect(free('build', true)).toBe(false));
  test('that opens a decision of another seat may not', () =>
    expect(free('build', false, view({ stages: { '1': 'turn' } }))).toBe(false));
  test('that ends the match may not', () =>
    expect(free('build', false, view({ result: { reason: 'won', winners: [] } }))).toBe(false));
});
