import { type PebblesState, pebbles } from '../../../test/pebbles';
import { revealedWith } from '../../../test/revealedMatch';
import type { MoveContext } from '../../kit/move';
import type { AnyModule } from '../../module';
import { moduleOf } from '../moduleOf';
import { type AnalysisBudget, analyse, analyseWhole } from './analysis';
import { balanceOf, changeAt, mostChanged, totalOf } from './changes';
import type { Analysis } from './types';

const BUDGET: AnalysisBudget = { moments: 600, moment: 400, closer: 30, search: 60 };

/** Seven pebbles, seat 1 begins: it leaves four, and takes the last one after any reply. */
const WON = [
  ['1', 'take', [3]],
  ['0', 'take', [2]],
  ['1', 'take', [2]],
] as const;

const analysed = (moves: Parameters<typeof revealedWith>[2], module: AnyModule = pebbles): Analysis => {
  const found = analyseWhole(module, revealedWith(module, 2, moves), { budget: BUDGET });
  if (typeof found === 'string') throw new Error(found);
  return found;
};

/** Pebbles with a die: the player who rolls a six wins. */
const dice: AnyModule = moduleOf({
  ...pebbles,
  id: 'dice',
  moves: {
    take: {
      ...pebbles.moves.take,
      apply(context: MoveContext<PebblesState>, seat: string, args: [number]) {
        const thrown = context.random.die(6);
        (pebbles.moves.take as AnyModule['moves'][string]).apply(context, seat, args);
        if (thrown === 6 && !context.state.result) context.state.result = { reason: 'last', winners: [seat] };
      },
    } as AnyModule['moves'][string],
  },
} as AnyModule);

describe('an analysis', () => {
  it('has a moment for the deal and one for every move', () => {
    const { moments, seats, party } = analysed(WON);
    expect(moments.map(({ seat, told }) => [seat, told])).toEqual([
      [null, 0],
      ['1', 1],
      ['0', 2],
      ['1', 3],
    ]);
    expect([seats, party]).toEqual([['0', '1'], false]);
  });

  it('is the same for the same match and budget', () => {
    expect(analysed(WON)).toEqual(analysed(WON));
  });

  it('is the same in slices as in one piece', () => {
    const slices = analyse(pebbles, revealedWith(pebbles, 2, WON), BUDGET);
    let [slice, done] = [slices.next(), 0];
    while (!slice.done) {
      expect(slice.value).toBeGreaterThan(done);
      done = slice.value;
      slice = slices.next();
    }
    expect(done).toBeLessThan(1.001);
    expect(slice.value).toEqual(analysed(WON));
  });

  it('gives rivals chances that add up to one', () => {
    for (const { chances } of analysed(WON).moments)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
  });

  it('ends with 1 for the winner and 0 for the others', () => {
    expect(analysed(WON).moments.at(-1)?.chances).toEqual([0, 1]);
  });

  it('finds no luck in moves without dice', () => {
    const { moments } = analysed(WON);
    expect(moments.every(({ expected }) => expected === undefined)).toBe(true);
    expect([1, 2, 3].map((at) => changeAt(moments, at, 0).luck)).toEqual([0, 0, 0]);
  });

  it('separates the luck of a die from the choice', () => {
    const { moments } = analysed([['1', 'take', [1]]], dice);
    const { luck, choice } = changeAt(moments, 1, 1);
    expect(moments[1]?.expected).toBeDefined();
    expect(Math.abs(luck)).toBeGreaterThan(0.01);
    expect(luck + choice).toBeCloseTo((moments[1]?.chances[1] ?? 0) - (moments[0]?.chances[1] ?? 0), 10);
  });

  it('lists the moves that changed most, their sentences, and the choices of the search', () => {
    const { turningPoints, moments, seats } = analysed([
      ['1', 'take', [1]],
      ['0', 'take', [2]],
      ['1', 'take', [1]],
      ['0', 'take', [3]],
    ]);
    expect(turningPoints.length).toBeGreaterThan(0);
    const [first] = turningPoints;
    expect(first?.made).toEqual({ move: 'take', args: expect.anything() });
    expect(first?.facts[0]).toMatchObject({ kind: 'took' });
    expect(first?.advice?.chance).toBeGreaterThan(0);
    expect(seats[mostChanged(moments, seats, first?.at ?? 0)]).toBe(moments[first?.at ?? 0]?.seat);
  });

  it('makes no turning point of moves that were taken back', () => {
    const { moments, turningPoints } = analysed([
      ['1', 'take', [1]],
      ['1', 'takeBack', [1, 'kept']],
      ['1', 'take', [3]],
      ['0', 'take', [2]],
      ['1', 'take', [2]],
    ]);
    expect(moments).toHaveLength(6);
    expect(moments[2]?.chances[0]).toBeCloseTo(moments[0]?.chances[0] ?? 0, 0);
    expect(turningPoints.map(({ at }) => at).filter((at) => at < 3)).toEqual([]);
  });

  it('fails if the rules were different, or a move was not possible', () => {
    const match = revealedWith(pebbles, 2, WON);
    expect(analyseWhole(pebbles, { ...match, rulesVersions: [0] })).toBe('rules');
    expect(analyseWhole(pebbles, { ...match, players: 9 })).toBe('broken');
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(analyseWhole(pebbles, revealedWith(pebbles, 2, [['0', 'take', [1]]]))).toBe('broken');
    jest.restoreAllMocks();
  });
});

describe('the balance of a seat', () => {
  it('is the change of its chances in the whole match', () => {
    const analysis = analysed(WON);
    for (const place of [0, 1]) {
      const { luck, own, others } = balanceOf(analysis, place);
      const [first, last] = [analysis.moments[0], analysis.moments.at(-1)].map((moment) => moment?.chances[place] ?? 0);
      expect(luck + own + others).toBeCloseTo((last ?? 0) - (first ?? 0), 10);
    }
  });

  it('counts all choices of a party as its own', () => {
    const analysis = { ...analysed(WON), party: true };
    const { own, others } = balanceOf(analysis, 0);
    expect(others).toBe(0);
    expect(own).toBeCloseTo(
      totalOf(changeAt(analysis.moments, 1, 0)) +
        totalOf(changeAt(analysis.moments, 2, 0)) +
        totalOf(changeAt(analysis.moments, 3, 0)),
      10,
    );
  });
});
