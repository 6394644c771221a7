import { lay } from '@lantern/games/improvised-dungeon-crawl/testing';
import { screen, within } from '@testing-library/react';
import { show } from './testing';

const bar = () => screen.getByRole('region', { name: 'What you can do' });
const tap = (name: string | RegExp) => within(bar()).getByRole('button', { name });

/** The hearts are humans: Jack fighter, Queen thief, King cleric, Ace wizard. */
const PARTY = ['JH', 'QH', 'KH', 'AH'] as const;

/** The fighter faces a Ghoul, the wizard a Cave Rat; all preparations are done. */
function fight(heroes: Parameters<typeof lay>[0]['heroes'] = [...PARTY]) {
  return lay({ heroes }).enter('7S', '4D', '5D', '2C').ready();
}

test('R6.7: on the viewer’s turn the partner is the target, and one tap rolls the attack', async () => {
  const table = fight();
  const { user, sent } = await show(table, '0');
  expect(screen.getByRole('button', { name: /^Ghoul/, pressed: true })).toBeVisible();
  table.dice(1, 1, 1);
  await user.click(tap('Roll the attack'));
  expect(sent).toEqual([['attack', '7S', 0]]);
});

test('R9.2: Slay! dice are chosen in one tap, and the chances change with them', async () => {
  const table = fight();
  const { user, sent } = await show(table, '0');
  expect(within(bar()).getByText('no wound').parentElement).toHaveTextContent('20 %');
  await user.click(within(bar()).getByRole('radio', { name: /^\+2d6/ }));
  expect(within(bar()).queryByText('no wound')).toBeNull();
  table.dice(4, 3, 2, 1);
  await user.click(tap('Roll the attack'));
  expect(sent).toEqual([['attack', '7S', 2]]);
  expect(table.hero('0').pools.slay).toBe(3);
});

test('R6.2: from round 2 on a tap on another monster takes aim at it', async () => {
  const table = lay({ heroes: ['JH', 'QH'] })
    .enter('7S', '2C')
    .round(2)
    .ready();
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: /^Cave Rat/ }));
  table.dice(1);
  await user.click(tap('Roll the attack'));
  expect(sent[0]).toEqual(['attack', '2C', 0]);
});

test('R9.15: a caster chooses the number of dice of a Missile', async () => {
  const table = lay({ heroes: ['AH'] })
    .enter('7S')
    .dice(1)
    .ready();
  const { user, sent } = await show(table, '0');
  await user.click(within(bar()).getByRole('radio', { name: /^✦2d6/ }));
  table.dice(1, 1, 1);
  await user.click(tap('Hurl the Missile'));
  expect(sent).toEqual([['missile', '7S', 2]]);
});

test('R6.5: before the attacks a spell is chosen, its target tapped, and its effect shown', async () => {
  const table = lay({ heroes: ['JH', 'AH'] }).enter('7S', '8C');
  const { user, sent } = await show(table, '1');
  await user.click(tap('Confuse'));
  expect(bar()).toHaveTextContent('It makes no attack this round.');
  await user.click(screen.getByRole('button', { name: /^Ghoul/ }));
  await user.click(tap('Cast'));
  expect(sent).toEqual([['castConfuse', '7S', 2]]);
});

test('R9.13: a Buff shows its effect on the chance of a wound', async () => {
  const table = lay({ heroes: ['JH', 'AH'] }).enter('10S', '8C');
  const { user } = await show(table, '1');
  await user.click(tap('Buff'));
  expect(bar()).toHaveTextContent('A wound: 60 % → 90 %.');
});

test('R6.5: a player who chose to skip the preparations is not asked again in this fight', async () => {
  const table = lay({ heroes: ['KH', 'AH'] }).enter('7S', '4D');
  const { user, sent } = await show(table, '1');
  await user.click(screen.getByRole('checkbox', { name: 'Always, in this fight' }));
  expect(sent).toEqual([['setReady', true]]);
});

test('R9.4: a thief sees the damage of the hit, and evades with some dice or takes it', async () => {
  const table = lay({ heroes: [{ card: 'QH', hp: 3 }] })
    .enter('7S')
    .ready();
  table.dice(1, 6).act('0', 'attack', '7S', 0);
  const { user, sent } = await show(table, '0');
  expect(bar()).toHaveTextContent('The Ghoul hits you for 6');
  expect(bar()).toHaveTextContent('With 3 HP you would fall.');
  await user.click(within(bar()).getByRole('radio', { name: '2' }));
  table.dice(3, 3);
  await user.click(tap('Evade with 2 dice'));
  expect(sent).toEqual([['evade', 2]]);
});

test('R10.4: a halfling sees the dice and their effect, and rolls them again', async () => {
  const table = lay({ heroes: ['JS'] })
    .enter('7S')
    .ready()
    .dice(1)
    .act('0', 'attack', '7S', 0);
  const { user, sent } = await show(table, '0');
  expect(bar()).toHaveTextContent('1 against WT 3 of the Ghoul: no wound.');
  table.dice(3, 1);
  await user.click(tap('Roll again (4 left)'));
  await user.click(tap('Keep it'));
  expect(sent.map(([move]) => move)).toEqual(['reroll', 'keepRoll']);
});

test('R11: a thief disarms a trap by a tap on its card', async () => {
  const table = lay({ heroes: ['QH', 'JH'] })
    .enter('4D', '5H')
    .dice(4);
  const { user, sent } = await show(table, '0');
  await user.click(screen.getByRole('button', { name: /^Trap, drawn by Ben, at hand/ }));
  expect(sent).toEqual([['disarm']]);
});

test('R11.4: without a thief the drawer springs the trap, and sees its possible damage', async () => {
  const table = lay({ heroes: ['JH'] }).enter('5H');
  const { user, sent } = await show(table, '0');
  expect(bar()).toHaveTextContent('up to 6');
  table.dice(2);
  await user.click(tap('Spring it'));
  expect(sent[0]?.[0]).toBe('springTrap');
});

test('R12.1: a chest is opened or left', async () => {
  const table = lay({ heroes: ['JH'] }).enter('5D');
  const { user, sent } = await show(table, '0');
  expect(within(bar()).getByText('safe: 2d6 LP').parentElement).toHaveTextContent('67 %');
  await user.click(tap('Leave it'));
  expect(sent[0]?.[0]).toBe('leaveChest');
});

test('R13.3: a cleric prays at the altar', async () => {
  const table = lay({ heroes: [{ card: 'KH', hp: 2 }] }).enter('JH');
  const { user, sent } = await show(table, '0');
  await user.click(tap('Pray for all'));
  expect(sent).toEqual([['prayAltar']]);
  expect(table.hero('0').hp).toBe(8);
});

test('R13.2: an encounter is rolled with a tap, and may be any person', async () => {
  const table = lay({ heroes: ['JH'] })
    .enter('JD')
    .dice(2);
  const { user, sent } = await show(table, '0');
  expect(bar()).toHaveTextContent('Priest');
  await user.click(tap('Speak to them'));
  expect(sent).toEqual([['meet']]);
});

test('R14.5: loot is shared in two taps, one of them by the lead', async () => {
  const table = lay({ heroes: ['JH', 'QH'], options: { loot: 'vote' } })
    .enter('5D', '4H')
    .dice(5, 2, 3, 4);
  table.defaults('trap').defaults('chest', 'trap');
  const lead = await show(table, table.state.room?.split?.by ?? '0');
  await lead.user.click(tap(/^Equal shares/));
  expect(lead.sent).toEqual([['proposeSplit', 'equal']]);
});

test('R19.3: the player who drew a monster chooses whether it is an elite', async () => {
  const table = lay({ heroes: ['JH'], options: { elites: true } }).enter('7S');
  const { user, sent } = await show(table, '0');
  expect(bar()).toHaveTextContent('An elite attacks with a d8 instead of a d6');
  await user.click(tap('An elite!'));
  expect(sent).toEqual([['declareElite', true]]);
});

test('an ability that cannot be used gives the reason', async () => {
  const { user, sent } = await show(lay({ heroes: ['KH'] }), '0');
  await user.click(tap('Heal'));
  expect(await screen.findByText('That hero is not hurt.')).toBeVisible();
  await user.click(tap('Pray'));
  expect(screen.getByText('You have all your dice already.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a spectator sees the fight and cannot play', async () => {
  const { lit } = await show(fight(), null);
  expect(lit()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Ghoul, d6, WT 3, 0 of 2 wounds, goes for Ana/ })).toBeVisible();
});

test('R16: the dragon fills the room, and its stack shows its remaining wounds', async () => {
  const table = lay({ heroes: ['JH'], counters: 11, draw: ['KS'] });
  table.dice(1).enter('KS').ready();
  await show(table, '0');
  expect(screen.getByRole('button', { name: /^Dragon, d12, WT 6/, pressed: true })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Wounds the dragon has left: 12 of 12' })).toBeInTheDocument();
});
