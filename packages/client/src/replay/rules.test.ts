import { catalogue } from '@lantern/games/catalogue';
import { loadRules } from './rules';

test('the rules of every game of the catalogue can be fetched', async () => {
  for (const { id } of catalogue) expect((await loadRules(id))?.id).toBe(id);
});

test.each(['chess', '__proto__', 'constructor'])('there are no rules of %s', async (game) => {
  expect(await loadRules(game)).toBeUndefined();
});
