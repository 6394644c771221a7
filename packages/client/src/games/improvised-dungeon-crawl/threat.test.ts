import { lay } from '@lantern/games/improvised-dungeon-crawl/testing';
import { attackersOf, threatOf, threatTo } from './threat';

const ghoul = { die: 6 } as const;

test('R8.1: a roll above the armour rating does damage', () => {
  const view = lay({ heroes: [{ card: 'JH', bag: ['chain'] }] }).view('0');
  expect(threatOf(view, ghoul, '0')).toEqual({ worst: 3, hurts: expect.closeTo(3 / 6), kills: 0 });
});

test('R8.2: a hit that takes the last hit point kills', () => {
  const view = lay({ heroes: [{ card: 'JH', hp: 5 }] }).view('0');
  expect(threatOf(view, ghoul, '0').kills).toBeCloseTo(2 / 6);
});

test('the danger of a round is that of all attackers together', () => {
  const table = lay({ heroes: [{ card: 'JH', hp: 8 }, 'KH'] }).enter('7S', '7C');
  for (const monster of table.state.fight?.monsters ?? []) monster.target = '0';
  const view = table.view('0');
  expect(attackersOf(view, '0')).toHaveLength(2);
  expect(threatTo(view, '0')).toMatchObject({ worst: 12, kills: expect.closeTo(15 / 36) });
  expect(threatTo(view, '1')).toBeUndefined();
});

test('R9.14, R19.2: a confused monster does not attack, and a guard takes the attack', () => {
  const table = lay({ heroes: ['KH', 'AH'], options: { defending: true } }).enter('7S', '7C');
  for (const monster of table.state.fight?.monsters ?? []) monster.confused = monster.id === '7S' ? 1 : 0;
  table.act('0', 'guard', '7C');
  const view = table.view('0');
  expect(attackersOf(view, '0').map(({ id }) => id)).toEqual(['7C']);
  expect(attackersOf(view, '1')).toEqual([]);
});
