import { type PebblesState, type PebblesView, pebbles } from '../../test/pebbles';
import { seededRandom } from '../kit/random';
import type { AnyModule } from '../module';
import { localMatch } from './localMatch';
import { search } from './search';

/** Pebbles whose quick bot always takes one, and whose outlook assumes that all continue so. */
const dull: AnyModule = {
  ...pebbles,
  outlook: (state) => {
    if (state.result) return pebbles.outlook(state);
    return {
      '0': 0.5,
      '1': 0.5,
      [state.seat]: state.pebbles % 2,
      [state.seat === '0' ? '1' : '0']: 1 - (state.pebbles % 2),
    };
  },
  bot: (view: PebblesView, seat) => (view.turnSeat === seat ? { move: 'take', args: [1] } : undefined),
};

const viewWith = (stones: number, seat = '1') =>
  localMatch(pebbles, 2, { pebbles: stones }, seededRandom('deal')).view(seat);

const budget = { seed: 'one', steps: 600 };

describe('a search', () => {
  it('finds the choice that wins where the quick bot does not', () => {
    const found = search(dull, viewWith(6), '1', budget);
    expect(found.choice).toEqual({ move: 'take', args: [2] });
  });

  it('returns the tried choices, the chosen one first, each with its chance', () => {
    const { choice, candidates } = search(dull, viewWith(6), '1', budget);
    expect(candidates[0]?.choice).toEqual(choice);
    expect(candidates.map(({ choice }) => choice.args[0]).sort()).toEqual([1, 2, 3, 7]);
    const chances = candidates.map((candidate) => candidate.chance);
    expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    expect(chances[0]).toBe(Math.max(...chances));
  });

  it('gives a choice that was dropped early the chance it would have had in the worlds of the others', () => {
    // The shares depend on the imagined world; taking two is always better by a quarter.
    const outlook = (state: PebblesState) => {
      const share = (state.luck[0] ?? 0) / 8 + (dull.outlook(state)['1'] ?? 0) / 4;
      return { '0': 1 - share, '1': share };
    };
    const { candidates } = search({ ...dull, outlook }, viewWith(6), '1', budget);
    const dropped = candidates.filter(({ futures }) => futures < (candidates[0]?.futures ?? 0));
    expect(dropped.length).toBeGreaterThan(0);
    for (const { chance } of dropped) expect((candidates[0]?.chance ?? 0) - chance).toBeCloseTo(0.25);
  });

  it('keeps the quick choice if no other is better', () => {
    const found = search(pebbles, viewWith(5), '1', budget);
    expect(found.choice).toEqual({ move: 'take', args: [1] });
  });

  it('looks ahead to the end of the next turn and no further', () => {
    const turns = new Set<number>();
    const outlook = (state: PebblesState) => {
      turns.add(state.turn);
      return dull.outlook(state);
    };
    search({ ...dull, outlook }, viewWith(20), '1', budget);
    expect(turns).toEqual(new Set([3]));
  });

  it('looks ahead as far as the game specifies', () => {
    const turns = new Set<number>();
    const outlook = (state: PebblesState) => {
      turns.add(state.turn);
      return dull.outlook(state);
    };
    search(
      { ...dull, outlook, lookAhead: () => ({ depth: { steps: 60, turns: 3 }, whims: 0 }) },
      viewWith(20),
      '1',
      budget,
    );
    expect(turns).toEqual(new Set([5]));
  });

  it('keeps the quick choice unless another is better by the number of standard errors that the game specifies', () => {
    // All worlds agree, with different margins.
    const outlook = (state: PebblesState) => {
      const share = 0.5 + (((dull.outlook(state)['1'] ?? 0) - 0.5) * (state.luck[0] ?? 0)) / 8;
      return { '0': 1 - share, '1': share };
    };
    const chosen = (errors: number) =>
      search({ ...dull, outlook, lookAhead: () => ({ errors }) }, viewWith(6), '1', budget).choice;
    expect(chosen(1.5)?.args).toEqual([2]);
    expect(chosen(1000)?.args).toEqual([1]);
  });

  it('plays by default the number of steps that the game gives to a strong bot', () => {
    const { steps } = search({ ...dull, lookAhead: () => ({ steps: 300 }) }, viewWith(9), '1', { seed: 'one' });
    expect(steps).toBeGreaterThanOrEqual(300);
    expect(steps).toBeLessThan(400);
  });

  it('keeps the quick choice if too few worlds support another', () => {
    const { choice, candidates } = search(dull, viewWith(6), '1', { seed: 'one', steps: 1 });
    expect(candidates[0]?.futures).toBeLessThan(4);
    expect(choice).toEqual({ move: 'take', args: [1] });
  });

  it('gives the same answer to the same view, seed and budget', () => {
    expect(search(dull, viewWith(7), '1', budget)).toEqual(search(dull, viewWith(7), '1', budget));
  });

  it('plays about the allowed number of steps', () => {
    const { steps } = search(dull, viewWith(9), '1', { seed: 'one', steps: 1000 });
    expect(steps).toBeGreaterThanOrEqual(1000);
    expect(steps).toBeLessThan(1200);
  });

  it('of many choices tries the quick one and those that a short search finds best', () => {
    const whispers = Array.from({ length: 20 }, (_, number) => [number] as const);
    const whisper = { ...dull.moves.whisper, candidates: () => whispers } as AnyModule['moves'][string];
    const match = localMatch(pebbles, 2, { pebbles: 4 }, seededRandom('deal'));
    match.act('1', { move: 'take', args: [2] });
    const crowded = { ...dull, moves: { ...dull.moves, whisper } };
    const { choice, candidates } = search(crowded, match.view('0'), '0', budget);
    expect(choice).toEqual({ move: 'take', args: [2] });
    expect(candidates).toHaveLength(8);
    expect(candidates.map((candidate) => candidate.choice)).toContainEqual({ move: 'take', args: [1] });
  });

  it('does not change the view', () => {
    const view = viewWith(7);
    const before = JSON.stringify(view);
    search(dull, view, '1', budget);
    expect(JSON.stringify(view)).toBe(before);
  });

  it('finds nothing for a seat without a decision', () => {
    expect(search(dull, viewWith(7, '0'), '0', budget)).toEqual({ choice: undefined, candidates: [], steps: 0 });
  });
});
