import { deal, type Lay, lay } from '../testing';
import { audiencesOf, d6, heard, type Told } from './testing';

const shopping = () =>
  deal({ hands: [['JH', 'QH', '2C', '3C', '4C', '5C']] })
    .act('0', 'claim', 'JH')
    .act('0', 'confirmClaim');
const plate = { kind: 'plate', value: 0 } as const;
const wearing = () => lay({ heroes: [{ card: 'JH', bag: ['plate'] }, 'KH'] });
/** Seat 1 is fallen, with plate and 7 loot points. */
const body = (loot: 'equal' | 'finders' | 'purse' = 'equal') => {
  const heroes: Lay['heroes'] = ['JH', { card: 'JC', hp: 0, lp: 7, bag: ['plate'] }, 'KH'];
  return lay({ options: { loot }, heroes });
};

const TOLD: readonly Told[] = [
  [
    'a purchase in the shop',
    'bought',
    () => shopping().act('0', 'buy', 'plate', 0),
    [{ seat: '0', thing: plate, price: 20, currency: 'rp' }],
  ],
  [
    'a purchase in the dungeon',
    'bought',
    () => lay({ heroes: [{ card: 'JH', lp: 9 }, 'KH'] }).act('0', 'buy', 'potion', 4),
    [{ seat: '0', thing: { kind: 'potion', value: 4 }, price: 8, currency: 'lp' }],
  ],
  [
    'what is given back',
    'refunded',
    () => shopping().act('0', 'buy', 'plate', 0).act('0', 'refund', 'i1'),
    [{ seat: '0', thing: plate, price: 20 }],
  ],
  ['who is done', 'doneShopping', () => shopping().act('0', 'doneShopping'), [{ seat: '0', lp: 34 }]],
  ['what is put away', 'unequipped', () => wearing().act('0', 'unequip', 'i1'), [{ seat: '0', thing: plate }]],
  [
    'what is put on',
    'equipped',
    () => wearing().act('0', 'unequip', 'i1').act('0', 'equip', 'i1'),
    [{ seat: '0', thing: plate }],
  ],
  [
    'a repair',
    'repaired',
    () =>
      lay({ heroes: ['JC', { card: 'JH', bag: [{ kind: 'plate', damaged: true }] }] }).act('0', 'repair', '1', 'i1'),
    [{ seat: '0', owner: '1', thing: plate }],
  ],
  [
    'a thing given',
    'gaveItem',
    () => wearing().act('0', 'giveItem', '1', 'i1'),
    [{ seat: '0', to: '1', thing: plate }],
  ],
  [
    'points given',
    'gaveLp',
    () => lay({ heroes: [{ card: 'JH', lp: 9 }, 'KH'] }).act('0', 'giveLP', '1', 4),
    [{ seat: '0', to: '1', lp: 4 }],
  ],
  [
    'a thing taken from the fallen',
    'lootedItem',
    () => body().act('0', 'lootBody', '1', 'i1'),
    [{ seat: '0', from: '1', thing: plate }],
  ],
  [
    'points of the fallen, shared',
    'lootedLp',
    () => body().act('2', 'lootBody', '1', 'lp'),
    [{ seat: '2', from: '1', lp: 7, shares: { '0': 4, '2': 3 }, purse: 0 }],
  ],
  [
    'points of the fallen, kept',
    'lootedLp',
    () => body('finders').act('2', 'lootBody', '1', 'lp'),
    [{ seat: '2', from: '1', lp: 7, shares: { '2': 7 }, purse: 0 }],
  ],
  [
    'points of the fallen, for the purse',
    'lootedLp',
    () => body('purse').act('2', 'lootBody', '1', 'lp'),
    [{ seat: '2', from: '1', lp: 7, shares: {}, purse: 7 }],
  ],
  [
    'healing',
    'healed',
    () =>
      lay({ heroes: ['KH', { card: 'JH', hp: 3 }] })
        .dice(4)
        .act('0', 'heal', '1', 1),
    [{ seat: '0', on: '1', dice: [d6(4)], amount: 4, hp: 7 }],
  ],
  [
    'a prayer',
    'prayed',
    () => lay({ heroes: [{ card: 'KH', lp: 12, pools: { heal: 1 } }] }).act('0', 'pray', 2),
    [{ seat: '0', dice: 2, lp: 10 }],
  ],
  [
    'a ritual',
    'ritual',
    () => lay({ heroes: [{ card: 'AH', lp: 12, pools: { spell: 1 } }] }).act('0', 'ritual', 2),
    [{ seat: '0', dice: 2, lp: 10 }],
  ],
  [
    'a potion',
    'potion',
    () =>
      lay({
        heroes: [
          { card: 'KH', bag: ['potion'] },
          { card: 'JH', hp: 5 },
        ],
      }).act('0', 'usePotion', 'i1', '1'),
    [{ seat: '0', on: '1', value: 5, amount: 3, hp: 8 }],
  ],
  [
    'a Divine Intervention',
    'intervention',
    () =>
      lay({
        heroes: [
          { card: 'KH', bag: ['divine'] },
          { card: 'JH', hp: 0 },
        ],
      }).act('0', 'usePotion', 'i1', '1'),
    [{ seat: '0', on: '1', hp: 8 }],
  ],
];

test.each(TOLD)('everybody gets the fact of %s', (_what, kind, happens, told) => {
  const table = happens();
  for (const audience of audiencesOf(table)) expect([audience, heard(table, audience, kind)]).toEqual([audience, told]);
});
