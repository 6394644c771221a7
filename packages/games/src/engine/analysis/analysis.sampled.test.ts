import { revealedBotMatch } from '../../../test/revealedMatch';
import { testPlanOf } from '../../../test/testPlans';
import { modules } from '../../index';
import { analyseWhole } from './analysis';

/** Enough moves for dice and cards of every game. */
const MOVES = 24;
const BUDGET = { moments: 600, moment: 400, closer: 30, search: 100 };

describe.each(modules.map((module) => [module.id, module] as const))('%s', (_id, module) => {
  const players = Math.min(3, module.players.max);
  const found = analyseWhole(module, revealedBotMatch(module, players, MOVES), { budget: BUDGET });

  test('any match can be analysed: chances of rivals add up to one, a party has one chance', () => {
    if (typeof found === 'string') throw new Error(found);
    const { moments, party } = found;
    for (const { chances, expected = chances } of moments)
      for (const shares of [chances, expected]) {
        const sum = shares.reduce((all, share) => all + share, 0);
        if (party) expect(new Set(shares).size).toBe(1);
        else expect(sum).toBeCloseTo(1, 2);
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      }
  });

  test('some moves have luck, some have none; without chance none has', async () => {
    if (typeof found === 'string') throw new Error(found);
    const lucky = found.moments.slice(1).filter(({ expected }) => expected !== undefined).length;
    expect(lucky > 0).toBe((await testPlanOf(module)).chance !== false);
    expect(lucky).toBeLessThan(found.moments.length - 1);
  });
});
