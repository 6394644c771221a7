import type { Seat } from '@lantern/protocol/seat';
import { samplesOf } from '../../../jest.samples';
import { seedsFor, testPlanOf } from '../test/testPlans';
import { botPlayer, playMatch, randomDeal, randomPlayer } from './engine/randomPlay';
import { modules } from './index';

const MATCHES = samplesOf('imaginedMatches');

const spread = (shares: Record<Seat, number>) => Object.values(shares).sort((one, other) => one - other);

describe.each(modules.map((module) => [module.id, module] as const))('%s', (_id, module) => {
  test('the outlook gives every seat a share from 0 to 1: rivals share one win, a party has equal shares', async () => {
    const testPlan = await testPlanOf(module);
    const players = [randomPlayer(module, testPlan), botPlayer(module)];
    for (const [index, seed] of seedsFor(module, 'outlook', 0, MATCHES).entries()) {
      let moves = 0;
      playMatch(module, randomDeal(module, testPlan, seed), {
        player: players[index % players.length] as (typeof players)[number],
        interruptions: 0.03,
        watch: ({ state, seats }) => {
          const { result } = module.course(state);
          if (moves++ % 10 > 0 && !result) return;
          const shares = module.outlook(state);
          const [least = 0, ...others] = spread(shares);
          const sum = least + others.reduce((all, share) => all + share, 0);
          const isParty = others.every((share) => share === least);
          expect(Object.keys(shares).sort()).toEqual([...seats].sort());
          expect(least).toBeGreaterThanOrEqual(0);
          expect(others.at(-1) ?? least).toBeLessThanOrEqual(1);
          expect(isParty || Math.abs(sum - 1) < 1e-9).toBe(true);
          if (!result) return;
          for (const seat of seats) expect((shares[seat] ?? 0) > 0).toBe(result.winners.includes(seat));
        },
      });
    }
  }, 600_000);
});
