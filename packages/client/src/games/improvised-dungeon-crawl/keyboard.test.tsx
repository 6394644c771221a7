import { lay } from '@lantern/games/improvised-dungeon-crawl/testing';
import { changeSettings } from '../../state/settings';
import { show } from './testing';

/** Sets the focus on the action bar, as the key that leads there does. */
const focusBar = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-frame="action"]')?.focus();

afterEach(() => changeSettings({ letterKeys: true }));

test('section 13: in the action bar digits choose the target, and R rolls', async () => {
  const table = lay({ heroes: ['JH', 'QH'] })
    .enter('7S', '2C')
    .round(2)
    .ready();
  const { user, sent, container } = await show(table, '0');
  focusBar(container);
  await user.keyboard('2');
  table.dice(1);
  await user.keyboard('r');
  expect(sent).toEqual([['attack', '2C', 0]]);
});

test('section 13: in the action bar the space bar means ready', async () => {
  const table = lay({ heroes: ['JH', 'QH'] });
  const { user, sent, container } = await show(table, '0');
  focusBar(container);
  await user.keyboard(' ');
  expect(sent).toEqual([['setReady', true]]);
});

test('a key of an impossible action does nothing', async () => {
  const table = lay({ heroes: ['JH', 'QH'] });
  const { user, sent, container } = await show(table, '0');
  focusBar(container);
  await user.keyboard('r3x');
  expect(sent).toEqual([]);
});

test('no key acts while nothing has the focus', async () => {
  const { user, sent } = await show(lay({ heroes: ['JH', 'QH'] }), '0');
  expect(document.body).toHaveFocus();
  await user.keyboard(' ');
  expect(sent).toEqual([]);
});

test('no key acts if single keys are switched off', async () => {
  changeSettings({ letterKeys: false });
  const { user, sent, container } = await show(lay({ heroes: ['JH', 'QH'] }), '0');
  focusBar(container);
  await user.keyboard(' ');
  expect(sent).toEqual([]);
});
