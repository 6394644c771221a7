import type { Card } from '@lantern/games/improvised-dungeon-crawl/board';
import { deal } from '@lantern/games/improvised-dungeon-crawl/testing';
import { render, screen, within } from '@testing-library/react';
import { board } from '../index';
import { Person } from '../sheets/Person';
import { strings } from '../strings.en';
import { show } from '../testing';

const bar = () => screen.getByRole('region', { name: 'What you can do' });
const tap = (name: string | RegExp) => within(bar()).getByRole('button', { name });

const PIPS: Card[] = ['9D', '8D', '4H', '3H', '2C', '10S'];
const RICH: Card[] = ['JH', 'QC', 'KD', '5S', '6S', '7S'];
const OTHER: Card[] = ['AD', '2S', '3S', '4S', '5H', '6H'];

test('R2.2, R2.10: a face card shows its hero, and the value of the remaining cards', async () => {
  const { user } = await show(deal({ hands: [RICH] }), '0');
  await user.click(screen.getByRole('button', { name: 'Q♣: Dwarf Thief' }));
  expect(screen.getByRole('heading', { name: 'Dwarf Thief' })).toBeVisible();
  expect(screen.getByText('points for gear').parentElement).toHaveTextContent('38');
});

test('R2.6: a claim and an agreement, a tap each', async () => {
  const table = deal({ hands: [RICH, OTHER] });
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: 'K♦: Elf Cleric' }));
  await user.click(tap('Claim the Elf Cleric'));
  await user.click(tap('I agree'));
  expect(sent).toEqual([['claim', 'KD'], ['confirmClaim']]);
});

test('R2.6: the claims of all players are shown, their other cards are not', async () => {
  const table = deal({ hands: [RICH, OTHER] }).act('0', 'claim', 'JH');
  await show(table, '1');
  const claims = screen.getByRole('list', { name: 'Who makes a hero' });
  expect(claims).toHaveTextContent('Human Fighter');
  expect(screen.queryByRole('button', { name: /Q♣/ })).toBeNull();
});

test('R2.7: a taken class gives the reason why it cannot be picked', async () => {
  const hands: Card[][] = [['JH', 'QC', '5S', '6S', '7S', '8S'], OTHER.with(0, 'JS')];
  const table = deal({ hands, options: { duplicateClasses: 'never' } });
  table.act('0', 'callOrder').act('1', 'pickHero', 'JS');
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: 'J♥: Human Fighter' }));
  expect(bar()).toHaveTextContent('Another hero has that class already.');
  expect(tap('Be the Human Fighter')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Q♣: Dwarf Thief' }));
  await user.click(tap('Be the Dwarf Thief'));
  expect(sent).toEqual([['pickHero', 'QC']]);
});

test('R2.8: spare face cards of players with a hero are shown to everybody, and no other hand is', async () => {
  const table = deal({ hands: [OTHER, ['JH', 'QC', 'KD', '5S', '6S', '7C'], ['JS', 'QS', 'AC', '8S', '9S', 'KC']] });
  table.act('0', 'callOrder').act('0', 'pickHero', 'AD').act('1', 'pickHero', 'JH');
  board.setStrings('en', strings as never);
  const view = table.view(null);
  const ben = render(<Person view={view} of="1" seat={null} names={{}} />);
  expect(ben.container).toHaveTextContent('to spare: Q♣ and K♦');
  const cleo = render(<Person view={view} of="2" seat={null} names={{}} />);
  expect(cleo.container).toHaveTextContent('6 cards, face cards: 4');
  expect(cleo.container).not.toHaveTextContent('to spare');
});

test('R2.4: without a face card the highest card is dropped for three', async () => {
  const table = deal({ hands: [PIPS], draw: ['KH', '7D', 'QD'] });
  const { user, sent } = await show(table, '0');
  expect(bar()).toHaveTextContent('the face cards among them are yours');
  await user.click(tap('Drop the 10♠, draw three'));
  expect(sent).toEqual([['dropForThree']]);
});

test('R2.5: with the hero deck empty a spare face card is taken', async () => {
  const { user, sent } = await show(deal({ hands: [PIPS, RICH], left: 0 }), '0');
  expect(bar()).toHaveTextContent('The hero deck is empty');
  await user.click(tap('Take K♦ of Ben'));
  expect(sent).toEqual([['takeFace', '1', 'KD']]);
});

test('R2.4: a pip card is offered, and the other player gives a face card for it', async () => {
  const table = deal({ hands: [PIPS, RICH] });
  const needy = await show(table, '0');
  await needy.user.click(screen.getByRole('button', { name: '2♣: 2 RP' }));
  await needy.user.click(tap('Offer 2♣ to Ben'));
  expect(needy.sent).toEqual([['offerSwap', '1', '2C']]);
  needy.unmount();
  const asked = await show(table, '1');
  expect(bar()).toHaveTextContent('Ana offers the 2♣');
  await asked.user.click(screen.getByRole('button', { name: 'K♦: Elf Cleric' }));
  await asked.user.click(tap('Give the K♦'));
  expect(asked.sent).toEqual([['answerSwap', '0', 'KD']]);
});

test('R2.4: a spare face card is given to a player without one', async () => {
  const table = deal({ hands: [PIPS, RICH] });
  const { user, sent } = await show(table, '1');
  await user.click(screen.getByRole('button', { name: 'J♥: Human Fighter' }));
  await user.click(tap('Give J♥ to Ana'));
  expect(sent).toEqual([['giveFace', '0', 'JH']]);
});

test('a spectator sees the claims, and no hand', async () => {
  const { lit } = await show(deal({ hands: [RICH, OTHER] }), null);
  expect(lit()).toEqual([]);
  expect(screen.queryByRole('list', { name: 'Your cards' })).toBeNull();
});
