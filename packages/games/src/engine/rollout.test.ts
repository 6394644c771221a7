import { newStory } from '../kit/story';
import type { AnyModule } from '../module';
import { type AnyState, playFuture } from './rollout';

/**
 * A game in which one seat follows its plan: a throw, an action without a throw, the next part or turn, or the previous
 * part.
 */
type Plan = readonly ('throw' | 'wait' | 'part' | 'back' | 'turn')[];

const move = (apply: (state: AnyState, die: (sides: number) => number) => void) => ({
  candidates: () => [[]],
  refuse: () => undefined,
  apply: ({ state, random }: AnyState) => {
    state.plan = state.plan.slice(1);
    apply(state, random.die);
  },
});

const planned = {
  course: ({ turn, part, plan }: AnyState) => ({
    turn,
    part: `room ${part}`,
    seat: '0',
    stages: { '0': 'act' },
    result: plan.length === 0 ? { reason: 'done', winners: [] } : null,
  }),
  view: ({ plan }: AnyState) => ({ mustDecide: true, plan }),
  bot: ({ plan }: AnyState) => ({ move: plan[0], args: [] }),
  moves: {
    throw: move((state, die) => {
      state.thrown.push(die(1000));
    }),
    wait: move(() => undefined),
    part: move((state) => {
      state.part++;
    }),
    back: move((state) => {
      state.part--;
    }),
    turn: move((state) => {
      state.turn++;
    }),
  },
  outlook: () => ({ '0': 0.5 }),
} as unknown as AnyModule;

function thrown(plan: Plan, seed = 'one', future = { steps: 60, turns: 4, whims: 0 }): number[] {
  const state = { turn: 1, part: 1, plan, thrown: [], story: newStory() };
  playFuture(planned, state, undefined, { seed, ...future });
  return state.thrown;
}

describe('a future', () => {
  it('has the same dice for the same seed, and others for another', () => {
    expect(thrown(['throw', 'throw'])).toEqual(thrown(['throw', 'throw']));
    expect(thrown(['throw', 'throw'])).not.toEqual(thrown(['throw', 'throw'], 'two'));
  });

  it('has other dice for each roll', () => {
    expect(new Set(thrown(['throw', 'throw', 'part', 'throw', 'turn', 'throw'])).size).toBe(4);
  });

  it('has the same rolls after an action without a roll', () => {
    expect(thrown(['wait', 'throw', 'wait', 'throw'])).toEqual(thrown(['throw', 'throw']));
  });

  it('has the same rolls in a part of the turn, however many rolls came before it', () => {
    expect(thrown(['throw', 'throw', 'part', 'throw'])[2]).toBe(thrown(['part', 'throw'])[0]);
  });

  it('continues its rolls in a part that it returns to', () => {
    const [first, , again] = thrown(['throw', 'part', 'throw', 'back', 'throw']);
    expect([first, again]).toEqual(thrown(['throw', 'throw']));
  });

  it('has the same rolls in a turn, however many rolls came before it', () => {
    expect(thrown(['throw', 'throw', 'turn', 'throw'])[2]).toBe(thrown(['turn', 'throw'])[0]);
  });

  it('ends after its number of steps, and after its number of turns', () => {
    expect(thrown(['throw', 'throw', 'throw'], 'one', { steps: 2, turns: 4, whims: 0 })).toHaveLength(2);
    expect(thrown(['turn', 'throw', 'turn', 'throw'], 'one', { steps: 60, turns: 1, whims: 0 })).toHaveLength(1);
  });

  it('makes the given share of choices at random', () => {
    const plan: Plan = Array.from({ length: 60 }, () => 'throw');
    const shareThrown = (whims: number) => thrown(plan, 'one', { steps: 60, turns: 4, whims }).length / 60;
    expect(shareThrown(0)).toBe(1);
    expect(shareThrown(0.5)).toBeLessThan(0.8);
    expect(shareThrown(0.5)).toBeGreaterThan(0.3);
    expect(shareThrown(1)).toBeLessThan(0.4);
  });
});
