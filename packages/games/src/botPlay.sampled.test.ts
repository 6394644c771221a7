import { samplesOf } from '../../../jest.samples';
import { seedsFor, testPlanOf } from '../test/testPlans';
import { watchLaws } from '../test/watch';
import { type AnyTestPlan, botPlayer, playMatch } from './engine/randomPlay';
import { modules } from './index';
import { checkOptions, presetsFor } from './kit/options';
import { seatsOf } from './kit/seat';
import type { AnyModule } from './module';

const MATCHES = samplesOf('botMatches');
const UNLIMITED_MATCHES = samplesOf('unlimitedMatches');

/** The limits of brief matches, switched off, or at their maximum if they cannot be switched off. */
function unlimited({ options }: AnyModule, { brief }: AnyTestPlan): Record<string, unknown> {
  const rules: AnyModule['options']['rules'] = options.rules;
  const widest = Object.keys(brief).flatMap((key) => {
    const rule = rules[key];
    return rule?.kind === 'number' ? [[key, rule.also?.includes(0) ? 0 : rule.max]] : [];
  });
  return Object.fromEntries(widest);
}

describe.each(modules.map((module) => [module.id, module] as const))('%s', (_id, module) => {
  test(`${MATCHES} matches of bots keep every law and end, over all presets and numbers of players`, async () => {
    const testPlan = await testPlanOf(module);
    const { min, max } = module.players;
    const wins = new Map<string, number>();
    seedsFor(module, 'bot', 0, MATCHES).forEach((seed, index) => {
      const players = min + (index % (max - min + 1));
      const presets = presetsFor(module.options, players);
      const options = presets[index % presets.length]?.options ?? {};
      const watch = watchLaws(module, testPlan, { plain: 50, choices: 50 });
      const { result } = playMatch(module, { players, options, seed }, { player: botPlayer(module), watch });
      expect(Object.keys(module.strings.endings)).toContain(result.reason);
      expect(seatsOf(players)).toEqual(expect.arrayContaining(result.winners));
      wins.set(result.reason, (wins.get(result.reason) ?? 0) + 1);
    });
    expect(wins.size).toBeGreaterThan(0);
  }, 600_000);

  test(`${UNLIMITED_MATCHES} matches of bots end by themselves without a limit`, async () => {
    const testPlan = await testPlanOf(module);
    const { min, max } = module.players;
    seedsFor(module, 'unlimited', 0, UNLIMITED_MATCHES).forEach((seed, index) => {
      const players = min + (index % (max - min + 1));
      const deal = { players, options: unlimited(module, testPlan), seed };
      expect(checkOptions(module.options, players, deal.options)).not.toHaveProperty('refusal');
      const { result } = playMatch(module, deal, { player: botPlayer(module) });
      expect(['roundLimit', 'turnLimit']).not.toContain(result.reason);
    });
  }, 600_000);
});
