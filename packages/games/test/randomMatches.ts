import { type AnyMatch, playMatch, randomDeal, randomPlayer } from '../src/engine/randomPlay';
import { modules } from '../src/index';
import { seedsFor, testPlanOf } from './testPlans';
import { unexplained, untold, watchLaws } from './watch';

/**
 * Random players play every game: seats and options at random, interrupted now and then by other seats and the clock.
 * @param from the first seed; @param count how many matches of each game
 */
export function testRandomMatches(from: number, count: number): void {
  describe.each(modules.map((module) => [module.id, module] as const))('%s', (_id, module) => {
    test(`${count} random matches keep every law, have all required facts and end`, async () => {
      const testPlan = await testPlanOf(module);
      const player = randomPlayer(module, testPlan);
      const missing = new Set<string>();
      const stages = new Set<string>();
      for (const [index, seed] of seedsFor(module, 'random', from, count).entries()) {
        const laws = watchLaws(module, testPlan, { plain: index < 50 ? 1 : 50, choices: 25 });
        let last: AnyMatch | undefined;
        const report = playMatch(module, randomDeal(module, testPlan, seed), {
          player,
          timeOuts: 0.03,
          interruptions: 0.03,
          tryEvery: 50,
          refused: (refusal) => {
            for (const word of unexplained(module, refusal)) missing.add(word);
          },
          watch(match, moves) {
            last = match;
            laws(match, moves);
            for (const stage of Object.values(match.view(null).stages)) stages.add(stage);
          },
        });
        if (last) for (const word of untold(module, last, report)) missing.add(word);
      }
      for (const stage of stages) if (!module.strings.stages[stage]) missing.add(`stage ${stage}`);
      expect([...missing]).toEqual([]);
    }, 600_000);
  });
}
