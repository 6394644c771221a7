import { botPlayer, playMatch } from './engine/randomPlay';
import { modules } from './index';
import type { TutorialPlan } from './kit/tutorial';
import type { CommonView } from './module';

/** Matches of bots in which every situation must have come up for the learner. */
const MATCHES = 4;

const taught = modules.filter(({ about }) => about?.tutorial);

describe.each(taught.map((module) => [module.id, module] as const))('%s', (id, module) => {
  const { plan } = jest.requireActual<{ plan: TutorialPlan }>(`./${id}/tutorial/tutorial`);
  const rules = module.strings.rulebook.map(({ rule }) => rule);

  test.each(plan.situations)('the lesson $id quotes a paragraph of the rulebook', ({ rule }) => {
    expect(rules).toContain(rule);
  });

  test('every situation of the lesson comes up in matches of bots', () => {
    const options = module.options.presets.find(({ id }) => id === plan.preset)?.options;
    expect(options).toBeDefined();
    const met = new Set<string>();
    const learn = (view: CommonView): void => {
      for (const { id, when } of plan.situations) if (when(view, '0')) met.add(id);
    };
    for (let match = 0; match < MATCHES; match++) {
      playMatch(
        module,
        { players: plan.players, options: options ?? {}, seed: `lesson ${match}` },
        { player: botPlayer(module), watch: (table) => learn(table.view('0')) },
      );
    }
    expect([...met].sort()).toEqual(plan.situations.map(({ id }) => id).sort());
  });
});
