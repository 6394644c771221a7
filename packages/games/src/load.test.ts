import { modules } from './index';
import { loadRules } from './loadRules';
import { loadStrings } from './loadStrings';

describe.each(modules.map((module) => [module.id, module] as const))('%s', (id, module) => {
  test('its rules are those of the server', async () => {
    expect(await loadRules(id)).toBe(module);
  });

  test.each(['en', 'de'])('it has sentences for its moves in %s', async (language) => {
    const strings = await loadStrings(id, language);
    expect(Object.keys(strings?.moves ?? {})).toEqual(expect.arrayContaining(Object.keys(module.moves)));
  });
});

test.each(['chess', '__proto__', 'constructor', '../kit'])('nothing is loaded for %s', async (id) => {
  expect(await loadRules(id)).toBeUndefined();
  expect(await loadStrings(id, 'en')).toBeUndefined();
});
