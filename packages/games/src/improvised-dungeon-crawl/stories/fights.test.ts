import { type Lay, lay } from '../testing';
import { audiencesOf, d6, heard, type Told } from './testing';

/** The rat faces seat 0; the wizard of seat 1 may help. */
const fight = (more: Partial<Lay> = {}) => lay({ heroes: ['JH', 'AH'], ...more }).enter('2C', 'QC');
const blow = { seat: '0', monster: '2C', wt: 1 } as const;
const fighterRolls = (value: number) => ({ sides: 10, value, tag: 'attack' }) as const;

const TOLD: readonly Told[] = [
  [
    'the order of a fight',
    'fightBegan',
    fight,
    [
      {
        order: [
          { side: 'hero', id: '0', die: 10, rolls: [] },
          { side: 'hero', id: '1', die: 4, rolls: [] },
          { side: 'monster', id: '2C', die: 4, rolls: [] },
        ],
      },
    ],
  ],
  ['a Buff', 'castBuff', () => fight().act('1', 'castBuff', '0', 2), [{ seat: '1', on: '0', dice: 2 }]],
  [
    'a Confuse, and how long it lasts',
    'castConfuse',
    () => fight().act('1', 'castConfuse', '2C', 2),
    [{ seat: '1', monster: '2C', dice: 2, rounds: 1 }],
  ],
  ['a Protect', 'castProtect', () => fight().act('1', 'castProtect', '0', 2), [{ seat: '1', on: '0', dice: 2 }]],
  [
    'Buff dice that come back',
    'buffReturned',
    () => fight().act('1', 'castBuff', '0', 2).dice(1).act('0', 'pass'),
    [{ seat: '1', dice: 2 }],
  ],
  [
    'a confused monster',
    'confusedIdle',
    () => fight().act('1', 'castConfuse', '2C', 2).act('0', 'pass'),
    [{ monster: '2C' }],
  ],
  [
    'a guard',
    'guarded',
    () => fight({ heroes: ['JH', 'KH'], options: { defending: true } }).act('1', 'guard', '2C'),
    [{ seat: '1', monster: '2C' }],
  ],
  [
    'an attack',
    'attacked',
    () => fight().ready().dice(1, 1).act('0', 'attack', '2C', 0),
    [{ ...blow, dice: [fighterRolls(1)], total: 1, wounds: 1, left: 1 }],
  ],
  [
    'a monster’s death',
    'monsterDied',
    () => fight().ready().dice(10).act('0', 'attack', '2C', 0),
    [{ seat: '0', monster: '2C' }],
  ],
  [
    'a dragon’s death',
    'dragonSlain',
    () =>
      lay({ heroes: ['JH'], counters: 11 })
        .dice(1)
        .enter('AS')
        .wound('dragon', 11)
        .dice(6)
        .act('0', 'attack', 'dragon', 0),
    [{ seat: '0' }],
  ],
  [
    'who waits, and the next round',
    'passed',
    () =>
      lay({ heroes: ['JH'] })
        .enter('2C')
        .dice(1)
        .act('0', 'pass'),
    [{ seat: '0' }],
  ],
  [
    'a monster’s attack',
    'monsterAttacked',
    () =>
      lay({ heroes: [{ card: 'JH', bag: ['cloth'] }] })
        .enter('2C')
        .dice(3)
        .act('0', 'pass'),
    [{ seat: '0', monster: '2C', dice: [{ sides: 4, value: 3, tag: 'die' }], armour: 1, damage: 2 }],
  ],
  [
    'what it does',
    'hurt',
    () =>
      lay({ heroes: ['JH'] })
        .enter('2C')
        .dice(3)
        .act('0', 'pass'),
    [{ seat: '0', damage: 3, hp: 5, from: { kind: 'monster', monster: '2C' } }],
  ],
  [
    'what a trap does',
    'hurt',
    () =>
      lay({ heroes: ['JH'] })
        .enter('5H')
        .dice(2)
        .act('0', 'springTrap'),
    [{ seat: '0', damage: 2, hp: 6, from: { kind: 'trap', roll: 2 } }],
  ],
  [
    'an evasion, and what is left',
    'evaded',
    () =>
      lay({ heroes: ['QH'] })
        .dice(8)
        .enter('8C')
        .dice(3)
        .act('0', 'evade', 1),
    [{ seat: '0', dice: [d6(3)], damage: 5 }],
  ],
  [
    'a death, and whom the monster turns to',
    'turnedTo',
    () =>
      lay({ heroes: [{ card: 'JH', hp: 1 }, 'KH'] })
        .enter('2C', 'QC')
        .ready()
        .dice(2)
        .act('0', 'pass'),
    [{ monster: '2C', seat: '1' }],
  ],
];

test.each(TOLD)('everybody gets the fact of %s', (_what, kind, happens, told) => {
  const table = happens();
  for (const audience of audiencesOf(table)) expect([audience, heard(table, audience, kind)]).toEqual([audience, told]);
});
