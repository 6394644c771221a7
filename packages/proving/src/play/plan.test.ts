import { modules } from '@lantern/games';
import { valuesDealt, valuesPossible } from './dealtOptions';
import { loadGame } from './game';
import { planned } from './plan';

test.each(modules.map(({ id }) => id))(
  '%s: a thousand matches are dealt with every value of every option',
  async (id) => {
    const game = await loadGame(id);
    const plan = { game: id, seed: 'lantern', players: null, bots: false };
    const dealt = Array.from({ length: 1000 }, (_, index) => planned(plan, index, game).deal);
    const met = new Set(dealt.flatMap(({ players, options }) => valuesDealt(game.module, players, options)));
    expect(valuesPossible(game.module).filter((value) => !met.has(value))).toEqual([]);
  },
);

test.each(modules.map(({ id }) => id))('%s: every second match of bots has the default options', async (id) => {
  const game = await loadGame(id);
  const plan = { game: id, seed: 'lantern', players: null, bots: true };
  const dealt = Array.from({ length: 40 }, (_, index) => planned(plan, index, game).deal.options);
  const usual = dealt.filter((_, index) => index % 20 >= 10);
  expect(usual).toEqual(usual.map(() => ({})));
});
