import { catalogue } from '@lantern/games/catalogue';
import { loadGame, loadText } from './load';

test('a game is told in the language that is asked for', async () => {
  const [english, german] = await Promise.all([loadText('colossal-cave', 'en'), loadText('colossal-cave', 'de')]);
  expect(english?.moves.draw).toBe('Draw');
  expect(german?.moves.draw).toBe('Ziehen');
});

test('the same half of a game serves every language', async () => {
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

test('a game this client does not have is none', async () => {
  expect(await loadGame('chess', 'de')).toBeUndefined();
});
