import { lay } from '@lantern/games/improvised-dungeon-crawl/testing';
import { show } from './testing';

test('section 13: digits take aim, R rolls', async () => {
  const table = lay({ heroes: ['JH', 'QH'] })
    .enter('7S', '2C')
    .round(2)
    .ready();
  const { user, sent } = await show(table, '0');
  await user.keyboard('2');
  table.dice(1);
  await user.keyboard('r');
  expect(sent).toEqual([['attack', '2C', 0]]);
});

test('section 13: the space bar is ready', async () => {
  const table = lay({ heroes: ['JH', 'QH'] });
  const { user, sent } = await show(table, '0');
  await user.keyboard(' ');
  expect(sent).toEqual([['setReady', true]]);
});

test('a key does nothing that is not possible now', async () => {
  const table = lay({ heroes: ['JH', 'QH'] });
  const { user, sent } = await show(table, '0');
  await user.keyboard('r3x');
  expect(sent).toEqual([]);
});
