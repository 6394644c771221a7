import { orderedMove } from '../engine/orders';
import { defaultOrders } from '../kit/orders';
import { improvisedDungeonCrawl } from './game';
import { orders } from './orders';
import { type LaidHero, type LaidTable, lay } from './testing';

const ordered = (table: LaidTable, more: object = {}, seat = '0') =>
  orderedMove(improvisedDungeonCrawl, table.view(seat), seat, { ...defaultOrders(orders), ...more });
const ready = { move: 'setReady', args: [true] };

test.each<[string, () => LaidTable]>([
  ['rest', () => lay({ heroes: ['JH', 'KH'] })],
  ['the aftermath', () => lay({ heroes: ['JH', 'KH'], slain: true })],
])('in %s the player is ready once another one is, unless they want to be asked', (_, open) => {
  expect(ordered(open())).toBeUndefined();
  const goesOn = open().act('1', 'setReady', true);
  expect([ordered(goesOn), ordered(goesOn, { rest: 'ask' })]).toEqual([ready, undefined]);
});

test('in the preparation of a fight the player is ready, unless they want to be asked', () => {
  const table = lay({ heroes: ['AH'] }).enter('2C');
  expect([ordered(table), ordered(table, { rest: 'ask' })]).toEqual([ready, undefined]);
});

describe('healing before continuing', () => {
  /** A fighter with this many of twelve hit points and a potion, at rest. */
  const hurt = (hp: number, more: Partial<LaidHero> = {}) =>
    lay({ heroes: [{ card: 'JH', hp, hpBase: 12, bag: ['potion'], ...more }, 'QH'] }).act('1', 'setReady', true);
  const heals = (hp: number, heal: string) => ordered(hurt(hp), { heal })?.move === 'usePotion';

  test('happens below the share, not at it', () => {
    expect([heals(3, 'third'), heals(4, 'third'), heals(5, 'half'), heals(6, 'half')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('does not happen unless it is ordered', () => {
    expect(ordered(hurt(1))).toEqual(ready);
  });

  test('is by the dice of a cleric who has no potion', () => {
    const cleric = lay({ heroes: [{ card: 'KH', hp: 1 }, 'QH'] }).act('1', 'setReady', true);
    expect(ordered(cleric, { heal: 'half' })).toEqual({ move: 'heal', args: ['0', 1] });
  });

  test('does not keep a hero who cannot heal from being ready', () => {
    expect(ordered(hurt(1, { bag: [] }), { heal: 'half' })).toEqual(ready);
  });

  test('happens before the player is asked, too', () => {
    expect(ordered(hurt(1), { heal: 'half', rest: 'ask' })?.move).toBe('usePotion');
  });
});

const looted = () =>
  lay({ options: { loot: 'vote' }, heroes: ['JH', 'KH'] })
    .enter('5D', 'QC')
    .dice(1, 3, 3)
    .act('0', 'openChest');

test('equal shares are proposed and agreed to, unless the player wants to be asked', () => {
  expect([ordered(looted()), ordered(looted(), { split: 'ask' })]).toEqual([
    { move: 'proposeSplit', args: ['equal'] },
    undefined,
  ]);
  const proposed = looted().act('0', 'proposeSplit', 'equal');
  expect([ordered(proposed, {}, '1'), ordered(proposed, { split: 'ask' }, '1')]).toEqual([
    { move: 'voteSplit', args: [true] },
    undefined,
  ]);
});

test('other shares than equal ones need the player', () => {
  expect(ordered(looted().act('0', 'proposeSplit', 'to:0'), {}, '1')).toBeUndefined();
});

test('a roll that may be repeated is kept, unless the player wants to be asked', () => {
  const table = lay({ heroes: ['JS'] })
    .enter('5D')
    .dice(5)
    .act('0', 'openChest');
  expect([ordered(table), ordered(table, { luck: 'ask' })]).toEqual([{ move: 'keepRoll', args: [] }, undefined]);
});
