import { catalogue } from '@lantern/games/catalogue';
import { loadGame } from './load';

test('the same board serves every language', async () => {
  const [english, german] = await Promise.all([
    loadGame('crystal-city-catan', 'en'),
    loadGame('crystal-city-catan', 'de'),
  ]);
  expect(german?.Board).toBe(english?.Board);
  expect(german?.text).not.toBe(english?.text);
  expect([english?.language, german?.language]).toEqual(['en', 'de']);
});

test.each(catalogue.map(({ id }) => id))('every move of %s has a paragraph of the rulebook', async (id) => {
  const game = await loadGame(id, 'en');
  expect(Object.keys(game?.moveRules ?? {}).sort()).toEqual(Object.keys(game?.moves ?? {}).sort());
  const rules = game?.text.rulebook.map(({ rule }) => rule);
  for (const rule of Object.values(game?.moveRules ?? {})) expect(rules).toContain(rule);
});

test.each(['chess', '__proto__', '../pages'])('there is no board of %s', async (id) => {
  expect(await loadGame(id, 'de')).toBeUndefined();
});
