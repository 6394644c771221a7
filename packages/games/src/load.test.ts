import { modules } from './index';
import { loadRules } from './loadRules';
import { loadStrings } from './loadStrings';
import { loadTutorial, loadTutorialStrings } from './loadTutorial';

describe.each(modules.map((module) => [module.id, module] as const))('%s', (id, module) => {
  test('its rules are those a server plays by', async () => {
    expect(await loadRules(id)).toBe(module);
  });

  test.each(['en', 'de'])('it has sentences for its moves in %s', async (language) => {
    const strings = await loadStrings(id, language);
    expect(Object.keys(strings?.moves ?? {})).toEqual(expect.arrayContaining(Object.keys(module.moves)));
  });
});

const taught = modules.flatMap(({ id, about }) => (about?.tutorial ? [id] : []));

describe.each(taught)('the coach of %s', (id) => {
  test.each(['en', 'de'])('explains every situation of the tutorial in %s', async (language) => {
    const plan = await loadTutorial(id);
    expect(plan?.situations).not.toHaveLength(0);
    const strings = await loadTutorialStrings(id, language);
    expect(Object.keys(strings ?? {})).toEqual(plan?.situations.map((situation) => situation.id));
  });
});

test.each(['chess', '__proto__', 'constructor', '../kit'])('there is nothing of %s', async (id) => {
  expect(await loadRules(id)).toBeUndefined();
  expect(await loadStrings(id, 'en')).toBeUndefined();
  expect(await loadTutorial(id)).toBeUndefined();
  expect(await loadTutorialStrings(id, 'en')).toBeUndefined();
});
