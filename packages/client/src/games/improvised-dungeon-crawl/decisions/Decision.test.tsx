import { lay } from '@lantern/games/improvised-dungeon-crawl/testing';
import { screen, within } from '@testing-library/react';
import { carriersOnBoard, isAbout, subjectsOfChoice, subjectsOfElement } from '../../../match/highlight/subjects';
import { show } from '../testing';

const bar = () => screen.getByRole('region', { name: 'What you can do' });
const tap = (name: string | RegExp) => within(bar()).getByRole('button', { name });

test('R6.7: a turn is passed', async () => {
  const table = lay({ heroes: ['JH'] })
    .enter('7S')
    .ready();
  const { user, sent } = await show(table, '0');
  table.dice(1);
  await user.click(tap('Wait'));
  expect(sent).toEqual([['pass']]);
});

test('R9.16: Protect is cast on the tapped hero', async () => {
  const table = lay({ heroes: ['JH', 'AH', 'KH'] }).enter('7S', '4D', '5D');
  const { user, sent } = await show(table, '1');
  await user.click(tap('Protect'));
  await user.click(screen.getByRole('button', { name: /^Ana, Human Fighter/ }));
  await user.click(within(bar()).getByRole('radio', { name: '2' }));
  expect(bar()).toHaveTextContent('Ana: AR 0 → 2 for 2 rounds.');
  await user.click(tap('Cast'));
  expect(sent).toEqual([['castProtect', '0', 2]]);
});

test('R19.2: a guard sees the possible damage of the attack', async () => {
  const table = lay({ heroes: ['KH', 'QH', 'AH'], options: { defending: true } }).enter('4D', '5D', '7S');
  const { user, sent } = await show(table, '0');
  await user.click(tap('Guard'));
  expect(bar()).toHaveTextContent('Its attack of this round hits you instead: 100 %, up to 6 damage.');
  await user.click(tap('Guard'));
  expect(sent).toEqual([['guard', '7S']]);
});

test('R9.5: a cleric heals with some dice before the attacks', async () => {
  const table = lay({ heroes: [{ card: 'JH', hp: 3 }, 'KH', 'AH'] }).enter('7S', '4D', '5D');
  const { user, sent } = await show(table, '1');
  await user.click(tap('Heal'));
  expect(bar()).toHaveTextContent('some of 5 HP');
  await user.click(within(bar()).getByRole('radio', { name: '2' }));
  table.dice(2, 2);
  await user.click(tap('Heal'));
  expect(sent).toEqual([['heal', '0', 2]]);
});

test('R6.6: a heal not sent before the attacks begin is dropped, and the turn is asked for', async () => {
  const table = lay({ heroes: [{ card: 'KH', hp: 3 }, 'JH'] }).enter('7S', '4D');
  const { user, again } = await show(table, '0');
  await user.click(tap('Heal'));
  table.defaults('prepare');
  again();
  expect(bar()).toHaveTextContent('Attack the Ghoul');
  expect(within(bar()).queryByText(/of 5 HP/)).toBeNull();
});

test.each([
  ['twoToSix', 'A d6: 2 to 6 disarms it, on a 1 it strikes you.', 0],
  ['twoToFive', 'A d6: 2 to 5 disarms it, on a 1 it strikes you, on a 6 it stays where it is.', 1],
] as const)('R11.3: a thief is told what disarms the trap (%s)', async (disarmOn, words, stays) => {
  await show(lay({ options: { disarmOn }, heroes: ['QH'] }).enter('5H'), '0');
  expect(bar()).toHaveTextContent(words);
  expect(within(bar()).queryAllByText(/it stays$/)).toHaveLength(stays);
});

test('R9.7: a cleric raises the fallen before the attacks, if the options allow it', async () => {
  const heroes = [{ card: 'JH', hp: 0 } as const, { card: 'KH', lp: 32 } as const];
  const laid = (resurrectInCombat: boolean) =>
    lay({ heroes, options: { resurrectInCombat }, lead: '1' }).enter('2C').round(2);
  const plain = await show(laid(false), '1');
  expect(within(bar()).queryByRole('button', { name: 'Raise' })).toBeNull();
  plain.unmount();
  const table = laid(true);
  const { user, sent } = await show(table, '1');
  await user.click(tap('Raise'));
  table.dice(1, 1, 1, 1, 1, 1);
  await user.click(tap('Raise'));
  expect(sent).toEqual([['resurrect', '0', expect.any(Number), expect.any(Number)]]);
});

test.each([
  ['R9.6: a cleric prays for dice', 'KH', 'heal', 'Pray', 'pray'],
  ['R9.17: a wizard holds a ritual for dice', 'AH', 'spell', 'Ritual', 'ritual'],
] as const)('%s', async (_, card, pool, word, move) => {
  const table = lay({ heroes: [{ card, lp: 20, pools: { [pool]: 1 } }] });
  const { user, sent } = await show(table, '0');
  await user.click(tap(word));
  await user.click(within(bar()).getByRole('radio', { name: '3' }));
  expect(bar()).toHaveTextContent('3 dice for 15 LP.');
  await user.click(tap(move === 'pray' ? 'Pray' : 'Perform it'));
  expect(sent).toEqual([[move, 3]]);
});

test('R10.3: a dwarf repairs the armour of another hero', async () => {
  const table = lay({ heroes: ['JC', { card: 'KH', bag: [{ kind: 'scale', damaged: true }] }] });
  const { user, sent } = await show(table, '0');
  await user.click(tap('Repair'));
  await user.click(tap('Repair'));
  expect(sent).toEqual([['repair', '1', expect.any(String)]]);
});

test('R3.7: gear is taken off and put on', async () => {
  const table = lay({ heroes: [{ card: 'JH', bag: ['plate'] }] });
  const { user, sent } = await show(table, '0');
  await user.click(tap('Gear'));
  const sheet = screen.getByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: 'Plate armour, in use' }));
  await user.click(within(sheet).getByRole('button', { name: 'Take it off' }));
  await user.click(within(sheet).getByRole('button', { name: 'Plate armour' }));
  await user.click(within(sheet).getByRole('button', { name: 'Put it on' }));
  expect(sent.map(([move]) => move)).toEqual(['unequip', 'equip']);
});

test('R3.2: gear that the hero may not use says so', async () => {
  const table = lay({ heroes: [{ card: 'AH', bag: ['plate'] }] });
  const { user } = await show(table, '0');
  await user.click(tap('Gear'));
  const sheet = screen.getByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: 'Plate armour' }));
  expect(within(sheet).getByText('Plate armour is not for heroes like yours.')).toBeVisible();
});

test('R11.2: a thief may leave a trap alone', async () => {
  const table = lay({ heroes: ['QH', 'JH'] }).enter('4D', '5H');
  const { user, sent } = await show(table, '0');
  await user.click(tap('Leave it alone'));
  expect(sent).toEqual([['leaveTrap']]);
});

test('R12.3: a chest whose trap all thieves decline can be left', async () => {
  const table = lay({ heroes: ['JH', 'QH'] })
    .enter('5D', 'KS')
    .dice(6)
    .act('0', 'openChest')
    .act('1', 'leaveTrap');
  const { user, sent } = await show(table, '0');
  expect(bar()).toHaveTextContent('A trap guards the chest');
  await user.click(tap('Leave the chest'));
  expect(sent).toEqual([['leaveChest']]);
});

test('R14.5: a voter sees the shares of the proposal, and declines', async () => {
  const table = lay({ heroes: ['JH', 'QH'], options: { loot: 'vote' } })
    .enter('5D', 'KS')
    .dice(1, 3, 4);
  table.act('0', 'openChest').act('0', 'proposeSplit', 'to:0');
  const { user, sent } = await show(table, '1');
  expect(bar()).toHaveTextContent('7 LP: All to Ana?');
  expect(bar()).toHaveTextContent('you would get 0');
  await user.click(tap('No, equally'));
  expect(sent).toEqual([['voteSplit', false]]);
});

test('R14.5: a hint how to share highlights only that way', async () => {
  const table = lay({ heroes: ['JH', 'QH'], options: { loot: 'vote' } })
    .enter('5D', 'KS')
    .dice(1, 3, 4);
  table.act('0', 'openChest');
  await show(table, '0');
  const subjects = subjectsOfChoice({}, { choice: { move: 'proposeSplit', args: ['finders'] } }, '0');
  const lit = carriersOnBoard().filter((element) => isAbout(subjectsOfElement(element), subjects, 'seat:0'));
  expect(lit).toEqual([tap(/^Finders keep/)]);
});

test('R5.1: a player is ready, and can take that back', async () => {
  const table = lay({ heroes: ['JH', 'QH'] });
  const { user, sent } = await show(table, '0');
  await user.click(tap('On into the next room'));
  await user.click(tap('Wait, I am not ready'));
  expect(sent.map(([, ready]) => ready)).toEqual([true, false]);
});

test('R5.4: the lead words the room', async () => {
  const table = lay({ heroes: ['JH'] }).enter('5D');
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: 'The way so far' }));
  await user.type(screen.getByRole('textbox', { name: 'The room, in your words' }), 'A wet hall');
  await user.click(screen.getByRole('button', { name: 'Say it' }));
  expect(sent).toEqual([['describe', 'room', 'A wet hall']]);
});

test('R8.2: the fallen have no decision, and the bar says so', async () => {
  const table = lay({ heroes: ['JH', { card: 'QH', hp: 0 }] });
  const { lit } = await show(table, '1');
  expect(bar()).toHaveTextContent('Your hero has fallen.');
  expect(lit()).toEqual([]);
});
