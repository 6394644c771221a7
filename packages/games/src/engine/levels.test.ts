import { type PebblesState, pebbles } from '../../test/pebbles';
import { seededRandom } from '../kit/random';
import type { AnyModule } from '../module';
import { chosenAtLevel, looksAhead } from './levels';
import { localMatch } from './localMatch';

/** Pebbles whose quick bot takes one, with a given value for the number of pebbles that seat 1 takes first. */
function pebblesWorth(worth: Readonly<Record<number, number>>): AnyModule {
  const first = ({ story }: PebblesState) => story.facts.find(({ data }) => data.seat === '1')?.data.count;
  return {
    ...pebbles,
    bot: () => ({ move: 'take', args: [1] }),
    outlook: (state: PebblesState) => ({ '0': 0, '1': worth[first(state) ?? 1] ?? 0 }),
  };
}

const view = localMatch(pebbles, 2, { pebbles: 12 }, seededRandom('deal')).view('1');
const decision = (level: 'easy' | 'normal' | 'strong', seed: string) => ({ view, seat: '1', level, seed });
const seeds = Array.from({ length: 200 }, (_, number) => `${number}`);

/** The choice of an easy bot if taking two is slightly worse than taking one, and taking three much worse. */
const easyChoices = seeds.map((seed) =>
  chosenAtLevel(pebblesWorth({ 1: 0.5, 2: 0.4, 3: 0.3 }), decision('easy', seed)),
);
const isError = (choice: (typeof easyChoices)[number]) => choice?.args[0] !== 1;

describe('the level of a bot', () => {
  it('normal is the quick bot, and does not look ahead', () => {
    expect(chosenAtLevel(pebblesWorth({ 1: 0.1, 2: 0.9 }), decision('normal', 'one'))?.args).toEqual([1]);
    expect(looksAhead(pebbles, decision('normal', 'one'))).toBe(false);
  });

  it('strong finds moves that the quick bot does not', () => {
    expect(chosenAtLevel(pebblesWorth({ 1: 0.1, 2: 0.9 }), decision('strong', 'one'))?.args).toEqual([2]);
    expect(looksAhead(pebbles, decision('strong', 'one'))).toBe(true);
  });

  it('strong does not look ahead if the game says that it is no use', () => {
    const module: AnyModule = { ...pebblesWorth({ 1: 0.1, 2: 0.9 }), lookAhead: () => ({ errors: Infinity }) };
    expect(looksAhead(module, decision('strong', 'one'))).toBe(false);
    expect(chosenAtLevel(module, decision('strong', 'one'))?.args).toEqual([1]);
  });

  it('easy errs in about three of ten decisions', () => {
    const errors = easyChoices.filter(isError).length;
    expect(errors).toBeGreaterThan(0.2 * seeds.length);
    expect(errors).toBeLessThan(0.4 * seeds.length);
  });

  it('easy never errs by more than fifteen in a hundred', () => {
    expect(easyChoices.filter(isError).map((choice) => choice?.args[0])).not.toContain(3);
  });

  it('easy looks ahead only to make errors', () => {
    const looking = seeds.filter((seed) => looksAhead(pebbles, decision('easy', seed))).length;
    expect(looking).toBeGreaterThanOrEqual(easyChoices.filter(isError).length);
    expect(looking).toBeLessThan(0.4 * seeds.length);
  });

  it('gives the same answer to the same decision', () => {
    const again = seeds.map((seed) => chosenAtLevel(pebblesWorth({ 1: 0.5, 2: 0.4, 3: 0.3 }), decision('easy', seed)));
    expect(again).toEqual(easyChoices);
  });
});
