import type { Card } from '@lantern/games/improvised-dungeon-crawl/board';
import { deal, lay } from '@lantern/games/improvised-dungeon-crawl/testing';
import { screen, within } from '@testing-library/react';
import { show } from '../testing';

/** A dwarf wizard with 20 resource points. */
function shopping() {
  const hand: Card[] = ['AC', '2H', '3H', '4H', '5H', '6H'];
  return deal({ hands: [hand] })
    .act('0', 'claim', 'AC')
    .act('0', 'confirmClaim');
}

const wares = () => screen.getByRole('list', { name: 'Wares' });

test('W6: goods that can be bought are highlighted, others give the reason', async () => {
  const table = shopping();
  const { user } = await show(table, '0');
  expect(screen.getByRole('button', { name: /^20 points/ })).toBeVisible();
  await user.click(within(wares()).getByRole('button', { name: /^Chain mail, 10 RP, not for you$/ }));
  expect(screen.getByText('Chain mail is not for heroes like yours.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buy for 10 RP' })).toHaveAttribute('aria-disabled', 'true');
});

test('W6: an item is bought in two taps and put on, and items that are now too expensive say so', async () => {
  const table = shopping();
  const { user, sent } = await show(table, '0');
  await user.click(within(wares()).getByRole('button', { name: /^Shield, 5 RP/ }));
  await user.click(screen.getByRole('button', { name: 'Buy for 5 RP' }));
  expect(sent).toEqual([['buy', 'shield', 0]]);
  expect(screen.getByRole('button', { name: 'Shield, in use' })).toBeVisible();
  expect(within(wares()).getByRole('button', { name: 'Magic Weapon, 20 RP, too dear' })).toBeVisible();
});

test('the shop recommends affordable items that help this hero, with their effect', async () => {
  const { user } = await show(shopping(), '0');
  const advice = within(screen.getByRole('region', { name: 'Good for your hero:' }));
  expect(advice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'LeatherArmour 0 → 2',
    'ShieldArmour 0 → 1',
    'PotionRestores 5 hit points',
  ]);
  await user.click(advice.getByRole('button', { name: /^Shield/ }));
  expect(screen.getByRole('button', { name: 'Buy for 5 RP' })).toBeEnabled();
});

test('R2.11: a purchase of this visit can be given back', async () => {
  const table = shopping().act('0', 'buy', 'shield', 0);
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: 'Shield, in use' }));
  await user.click(screen.getByRole('button', { name: 'Give it back: +5 RP' }));
  expect(sent[0]?.[0]).toBe('refund');
  expect(table.hero('0').rp).toBe(20);
});

test('R3.6: a healing potion is bought with a chosen value', async () => {
  const table = shopping();
  const { user, sent } = await show(table, '0');
  await user.click(within(wares()).getByRole('button', { name: /^Healing Potion, 1 to 10 RP/ }));
  await user.click(screen.getByRole('radio', { name: '4' }));
  await user.click(screen.getByRole('button', { name: 'Buy for 4 RP' }));
  expect(sent).toEqual([['buy', 'potion', 4]]);
});

test('R2.11: leaving the shop shows what the remaining points become', async () => {
  const { user, sent } = await show(shopping(), '0');
  await user.click(screen.getByRole('button', { name: 'Done: 20 points become loot' }));
  expect(sent).toEqual([['doneShopping']]);
});

test('a hero is named in the shop', async () => {
  const table = shopping();
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: 'Name your hero' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of your hero' }), 'Gundra');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(sent).toEqual([['nameHero', 'Gundra']]);
});

test('R4.1: between rooms the shop asks for loot points', async () => {
  const table = lay({ heroes: [{ card: 'JH', lp: 12 }] });
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: 'Shop' }));
  expect(screen.getByRole('heading', { name: 'The shop: you have 12 LP' })).toBeVisible();
  await user.click(within(wares()).getByRole('button', { name: /^Leather, 12 LP/ }));
  await user.click(screen.getByRole('button', { name: 'Buy for 12 LP' }));
  expect(sent).toEqual([['buy', 'leather', 0]]);
});

test('R3.5: a potion of the bag is used on a wounded hero', async () => {
  const table = lay({
    heroes: [
      { card: 'JH', bag: ['potion'] },
      { card: 'QH', hp: 2 },
    ],
  });
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: 'Potion' }));
  expect(screen.getByRole('region', { name: 'What you can do' })).toHaveTextContent('Ben: 2 → 7 of 8 HP.');
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(sent[0]).toMatchObject(['usePotion', expect.any(String), '1']);
});

test('R14.6: loot points are given to a hero', async () => {
  const table = lay({ heroes: [{ card: 'JH', lp: 7 }, 'QH'] });
  const { user, sent } = await show(table, '0');
  const bar = () => within(screen.getByRole('region', { name: 'What you can do' }));
  await user.click(bar().getByRole('button', { name: 'Give' }));
  await user.click(bar().getByRole('radio', { name: '5' }));
  await user.click(bar().getByRole('button', { name: 'Give' }));
  expect(sent).toEqual([['giveLP', '1', 5]]);
});

test('R15.1: the fallen are looted on their sheet', async () => {
  const table = lay({ heroes: ['JH', { card: 'QH', hp: 0, lp: 9, bag: ['leather'] }] });
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: 'Loot Ben' }));
  await user.click(screen.getByRole('button', { name: 'Take 9 LP' }));
  const sheet = within(screen.getByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Leather, in use' }));
  await user.click(screen.getByRole('button', { name: 'Take it' }));
  expect(sent.map(([move]) => move)).toEqual(['lootBody', 'lootBody']);
});

test('R9.7: raising the fallen shows the chance, and dice and offering are chosen', async () => {
  const table = lay({
    heroes: [
      { card: 'KH', lp: 32 },
      { card: 'QH', hp: 0 },
    ],
  });
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: 'Raise' }));
  const bar = screen.getByRole('region', { name: 'What you can do' });
  await user.click(within(bar).getByRole('radio', { name: '3' }));
  await user.click(within(bar).getByRole('radio', { name: '32' }));
  expect(bar).toHaveTextContent('74 %alive (over 8)');
  table.dice(6, 6, 6);
  await user.click(within(bar).getByRole('button', { name: 'Raise' }));
  expect(sent).toEqual([['resurrect', '1', 3, 32]]);
});
