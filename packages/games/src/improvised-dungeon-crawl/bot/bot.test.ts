import { botPlayer, playMatch } from '../../engine/randomPlay';
import { improvisedDungeonCrawl } from '../game';
import { type Deal, deal, type LaidTable, type Lay, lay } from '../testing';

const choice = (table: LaidTable, seat: string) => {
  const random = { die: () => 1, shuffle: <T>(items: readonly T[]) => [...items] };
  const chosen = improvisedDungeonCrawl.bot(table.view(seat), seat, random);
  if (chosen && table.refused(seat, chosen.move, ...chosen.args)) throw new Error(`the bot may not ${chosen.move}`);
  return chosen && [chosen.move, ...chosen.args];
};

const making = (...hands: string[][]) => deal({ hands: hands as Deal['hands'] });
const PIPS = ['2C', '3C', '4C', '5C', '6C', '7C'];

describe('the bot of section 14 makes a hero', () => {
  test('E4 fighters first, dwarves first, halflings before elves, but elves of wizards', () => {
    expect(choice(making(['JH', 'JC', 'KC', '2C', '3C', '4C']), '0')).toEqual(['claim', 'JC']);
    expect(choice(making(['JD', 'JS', 'KC', '2C', '3C', '4C']), '0')).toEqual(['claim', 'JS']);
    expect(choice(making(['KH', 'QC', 'AC', '2C', '3C', '4C']), '0')).toEqual(['claim', 'KH']);
    expect(choice(making(['AC', 'AD', '2C', '3C', '4C', '5C']), '0')).toEqual(['claim', 'AD']);
  });

  test('of three, a class nobody has claimed before all; thieves before wizards', () => {
    const [second, third] = [
      ['AH', '2D', '3D', '4D', '5D', '6D'],
      ['JH', 'KH', '2H', '3H', '4H', '5H'],
    ];
    const table = making(['JC', 'QC', 'AC', '2C', '3C', '4C'], second, third);
    expect(choice(table, '0')).toEqual(['claim', 'JC']);
    expect(choice(table.act('2', 'claim', 'JH'), '0')).toEqual(['claim', 'QC']);
  });

  test('of two, a fighter even beside a fighter', () => {
    const table = making(['JC', 'KC', '2C', '3C', '4C', '5C'], ['JH', 'KH', '2D', '3D', '4D', '5D']);
    expect(choice(table.act('1', 'claim', 'JH'), '0')).toEqual(['claim', 'JC']);
  });

  test('asks once for a face card with the lowest pip card, then drops', () => {
    const table = making(PIPS, ['JH', 'QH', '2D', '3D', '4D', '5D'], ['KH', 'AH', 'AS', '2S', '3S', '4S']);
    expect(choice(table, '0')).toEqual(['offerSwap', '2', '2C']);
    table.act('0', 'offerSwap', '2', '2C');
    expect(choice(table, '2')).toEqual(['answerSwap', '0', expect.stringMatching(/^A[HS]$/)]);
    table.act('2', 'answerSwap', '0', null);
    expect(choice(table, '0')).toEqual(['dropForThree']);
  });

  test('buys armour, shield, vitality, potions for all that is left, and leaves', () => {
    const table = making(['JH', '10C', '10D', '10H', '10S', '9C'], ['KH', '2D', '3D', '4D', '5D', '6D']);
    table.act('0', 'claim', 'JH').act('1', 'claim', 'KH').act('0', 'confirmClaim').act('1', 'confirmClaim');
    const bought = [];
    for (let next = choice(table, '0'); next?.[0] === 'buy'; next = choice(table, '0')) {
      bought.push(next[1]);
      table.act('0', 'buy', ...next.slice(1));
    }
    expect(bought).toEqual(['plate', 'shield', 'vitality', 'potion', 'potion', 'potion', 'potion']);
    expect(choice(table, '0')).toEqual(['doneShopping']);
  });

  test('wizards keep their points for potions', () => {
    const table = making(['AH', '10C', '2D', '3D', '4D', '5D'], ['KH', '2C', '3C', '4C', '5C', '6C']);
    table.act('0', 'claim', 'AH').act('1', 'claim', 'KH').act('0', 'confirmClaim').act('1', 'confirmClaim');
    expect(choice(table, '0')).toEqual(['buy', 'leather', 0]);
    expect(choice(table.act('0', 'buy', 'leather', 0), '0')).toEqual(['buy', 'potion', 5]);
  });
});

describe('the bot fights', () => {
  test('heals heroes who may die of the next attack', () => {
    const table = lay({ heroes: [{ card: 'JH', hp: 2 }, 'KH'] }).enter('8C', 'QC');
    expect(choice(table, '1')).toEqual(['heal', '0', 1]);
  });

  test('raises the fallen before the attacks, drinks when necessary', () => {
    const body = lay({
      heroes: [
        { card: 'JH', bag: ['divine'] },
        { card: 'KH', hp: 0 },
      ],
    }).enter('2C');
    expect(choice(body, '0')).toEqual(['usePotion', 'i1', '1']);
    const thirsty = lay({ heroes: [{ card: 'JH', hp: 2, bag: ['potion'] }] }).enter('2C');
    expect(choice(thirsty, '0')).toEqual(['usePotion', 'i1', '0']);
  });

  test.each([
    ['the largest that is not wasted', [9, 5, 4], 'i2'],
    ['the smallest where all are too large', [9, 8], 'i2'],
  ])('drinks %s', (_, values, expected) => {
    const bag = values.map((value) => ({ kind: 'potion' as const, value }));
    expect(choice(lay({ heroes: [{ card: 'JH', hp: 2, bag }] }).enter('2C'), '0')).toEqual([
      'usePotion',
      expected,
      '0',
    ]);
  });

  test.each([
    ['from a wizard without spell dice as soon as it fits', { spell: 0 }, 9, 3, ['usePotion', 'i1', '1']],
    ['but none that would be wasted', { spell: 0 }, 9, 5, ['setReady', true]],
    ['nor from a wizard who can still shoot', { spell: 5 }, 9, 3, ['castBuff', '1', 2]],
    ['but in need from that one, too', { spell: 1 }, 6, 3, ['usePotion', 'i1', '1']],
  ])('a potion for the hero whom the dragon attacks, %s', (_, pools, hp, value, expected) => {
    const heroes: Lay['heroes'] = [
      { card: 'AH', pools, bag: [{ kind: 'potion', value }] },
      { card: 'JC', hp, bag: ['plate', 'vitality'] },
    ];
    expect(choice(lay({ heroes, counters: 11 }).enter('AS', '2H'), '0')).toEqual(expected);
  });

  test('no potion from a hero whose blows do as much as the attacked hero’s', () => {
    const heroes: Lay['heroes'] = [
      { card: 'JH', bag: ['potion'] },
      { card: 'JC', hp: 6, bag: ['plate', 'vitality'] },
    ];
    const table = lay({ heroes, counters: 11 }).dice(1, 2);
    expect(choice(table.enter('AS', '2H'), '0')).toEqual(['setReady', true]);
  });

  test('raises the fallen in a fight by Resurrect, if the options allow it and it will rather succeed', () => {
    const chosen = (lp: number, resurrectInCombat = true) => {
      const heroes: Lay['heroes'] = [
        { card: 'KH', lp },
        { card: 'JH', hp: 0 },
        { card: 'AH', lp: 1 },
      ];
      return choice(lay({ heroes, options: { resurrectInCombat } }).enter('2C', '3C').round(2), '0');
    };
    expect(chosen(32)).toEqual(['resurrect', '1', 5, 32]);
    expect(chosen(10)).toEqual(['setReady', true]);
    expect(chosen(32, false)?.[0]).not.toBe('resurrect');
  });

  test('confuses the dragon where it could kill, else buffs the strongest ally', () => {
    const facing = (hp: number) =>
      lay({ heroes: ['AH', { card: 'JC', hp, bag: ['plate'] }], counters: 11 }).enter('AS', '2H');
    expect(choice(facing(7), '0')).toEqual(['castConfuse', 'dragon', 2]);
    expect(choice(facing(10), '0')).toEqual(['castBuff', '1', 2]);
  });

  test('guards heroes who could die, if it could not die itself', () => {
    const heroes: Lay['heroes'] = [
      { card: 'JC', bag: ['plate'] },
      { card: 'AH', hp: 3, pools: { spell: 0 } },
    ];
    const table = lay({ options: { defending: true }, heroes }).enter('QC', '8C');
    expect(choice(table, '0')).toEqual(['guard', '8C']);
  });

  test('attacks monsters that it can wound and that are nearly dead, with all Slay! dice against the dragon', () => {
    const table = lay({ heroes: ['JH', 'KH'] })
      .enter('9C', '8C')
      .round(2)
      .wound('9C', 1);
    expect(choice(table, '0')).toEqual(['attack', '9C', 0]);
    const dragon = lay({ heroes: ['JH'], counters: 11 })
      .dice(1)
      .enter('AS');
    expect(choice(dragon, '0')).toEqual(['attack', 'dragon', 5]);
  });

  test('shoots with all dice at the dragon, with two at something tough, with none where one wound is enough', () => {
    const table = lay({ heroes: ['AH'] })
      .dice(1)
      .enter('10S')
      .ready();
    expect(choice(table, '0')).toEqual(['missile', '10S', 2]);
    const nearlyDead = lay({ heroes: ['AH'] })
      .dice(1)
      .enter('7C')
      .wound('7C', 1)
      .ready();
    expect(choice(nearlyDead, '0')).toEqual(['attack', '7C', 0]);
    const dragon = lay({ heroes: [{ card: 'AC', bag: ['wand', 'arcane'] }], counters: 11 })
      .dice(1)
      .enter('AS')
      .ready();
    expect(choice(dragon, '0')).toEqual(['missile', 'dragon', 4]);
    expect(
      choice(
        lay({ heroes: ['AH'] })
          .enter('2C')
          .ready(),
        '0',
      ),
    ).toEqual(['attack', '2C', 0]);
  });

  test.each([
    [3, 'evade'],
    [4, 'takeHit'],
  ])('evades a blow of 3 with %i hit points: %s', (hp, move) => {
    expect(
      choice(
        lay({ heroes: [{ card: 'QH', hp }] })
          .dice(3)
          .enter('8C'),
        '0',
      )?.[0],
    ).toBe(move);
  });
});

describe('the bot on the way', () => {
  test('rolls a trap’s damage on a 1 again, keeps a good enough roll', () => {
    const disarming = lay({ heroes: ['QS'] })
      .enter('5H')
      .dice(1)
      .act('0', 'disarm');
    expect(choice(disarming, '0')).toEqual(['reroll']);
    const treasure = lay({ heroes: ['KS'] })
      .enter('5D')
      .dice(1, 1, 1)
      .act('0', 'openChest');
    expect(choice(treasure, '0')).toEqual(['keepRoll']);
  });

  test.each([
    ['dragon', 1, 'reroll'],
    ['dragon', 9, 'keepRoll'],
    ['8C', 1, 'keepRoll'],
  ])('rolls a blow again that is poor against the dragon: %s, %i: %s', (monster, value, expected) => {
    const isDragon = monster === 'dragon';
    const table = lay({ heroes: [{ card: 'JS', pools: { slay: 0 } }], counters: isDragon ? 11 : 0 }).dice(1, value);
    table.enter(isDragon ? 'AS' : '8C').ready();
    expect(choice(table.act('0', 'attack', monster, 0), '0')).toEqual([expected]);
  });

  test('keeps re-rolls for the dragon when a chest may be trapped', () => {
    const chest = lay({ heroes: ['KS'] })
      .enter('5D')
      .dice(5)
      .act('0', 'openChest');
    expect(choice(chest, '0')).toEqual(['keepRoll']);
  });

  test('disarms, unless it is frail and the drawer is not', () => {
    const trap = (hp: number) => lay({ heroes: ['JH', { card: 'QH', hp }] }).enter('5H', 'QC');
    expect(choice(trap(8), '1')).toEqual(['disarm']);
    expect(choice(trap(2), '1')).toEqual(['leaveTrap']);
  });

  test('opens chests, unless it is frail and no thief is there', () => {
    const chest = (hp: number) => lay({ heroes: [{ card: 'JH', hp }, 'KH'] }).enter('5D', 'QC');
    expect(choice(chest(3), '0')).toEqual(['openChest']);
    expect(choice(chest(2), '0')).toEqual(['leaveChest']);
  });

  test.each<[what: string, heroes: Lay['heroes'], expected: unknown[], more?: Partial<Lay>]>([
    ['mends as a dwarf', [{ card: 'JC', bag: [{ kind: 'plate', damaged: true }] }], ['repair', '0', 'i1']],
    ['heals the weakest', ['KH', { card: 'JH', hp: 4 }, { card: 'QH', hp: 2 }], ['heal', '2', 1]],
    [
      'keeps dice for the dragon',
      [
        { card: 'KH', pools: { heal: 2 } },
        { card: 'JH', hp: 4 },
      ],
      ['setReady', true],
      { counters: 9 },
    ],
    [
      'prays for somebody hurt',
      [
        { card: 'KH', lp: 5, pools: { heal: 0 } },
        { card: 'JH', hp: 4 },
      ],
      ['pray', 1],
    ],
    [
      'buys an intervention',
      [
        { card: 'JH', lp: 20 },
        { card: 'KH', hp: 0 },
      ],
      ['buy', 'divine', 0],
    ],
    [
      'raises with all it has',
      [
        { card: 'KH', lp: 24 },
        { card: 'JH', hp: 0, lp: 0 },
      ],
      ['buy', 'divine', 0],
    ],
    ['has a potion in stock', [{ card: 'JH', lp: 10 }], ['buy', 'potion', 5], { counters: 10 }],
    [
      'takes the potion of the fallen where nobody can be raised',
      [
        { card: 'JH', lp: 0 },
        { card: 'KH', hp: 0, lp: 0, bag: ['potion'] },
      ],
      ['lootBody', '1', 'i1'],
    ],
    ['alone buys potions with what it has', [{ card: 'JH', lp: 10 }], ['buy', 'potion', 5]],
    [
      'alone has three potions at most before the dragon may come',
      [{ card: 'JH', lp: 10, bag: ['plate', 'shield', ...Array(3).fill('potion')] }],
      ['setReady', true],
      { counters: 10 },
    ],
    [
      'alone buys protection, not vitality, with eight hit points',
      [{ card: 'JH', lp: 60, bag: ['plate', 'shield', ...Array(3).fill('potion')] }],
      ['buy', 'protection', 0],
    ],
    [
      'alone buys vitality with six',
      [{ card: 'JS', lp: 60, bag: ['plate', 'shield', ...Array(3).fill('potion')] }],
      ['buy', 'vitality', 0],
    ],
    ['alone heals the last hit point', [{ card: 'JH', hp: 7, lp: 2, bag: ['potion'] }], ['buy', 'potion', 1]],
    ['alone wastes no large potion on a scratch', [{ card: 'JH', hp: 7, bag: ['potion'] }], ['setReady', true]],
    ['alone keeps Heal dice for more than a scratch', [{ card: 'KH', hp: 7 }], ['setReady', true]],
    [
      'alone drinks whatever it has when weak',
      [{ card: 'JS', hp: 3, bag: [{ kind: 'potion', value: 9 }] }],
      ['usePotion', 'i1', '0'],
    ],
    [
      'alone stocks up without limit where the next counter wakes the dragon',
      [{ card: 'JH', lp: 12, bag: Array(6).fill('potion') }],
      ['buy', 'potion', 6],
      { counters: 11 },
    ],
    [
      'alone stocks the size of which it has fewest',
      [{ card: 'JH', lp: 12, bag: [6, 5, 3].map((value) => ({ kind: 'potion', value })) }],
      ['buy', 'potion', 4],
      { counters: 11 },
    ],
    [
      'alone stocks no potion below two fifths of its hit points',
      [{ card: 'JH', lp: 5 }],
      ['setReady', true],
      { counters: 11 },
    ],
    ['goes on', ['JH', 'KH'], ['setReady', true]],
  ])('%s', (_, heroes, expected, more = {}) => {
    expect(choice(lay({ ...more, heroes }), '0')).toEqual(expected);
  });

  test('pays for an intervention itself if it can; otherwise gives to the richest hero who is not ready yet', () => {
    const poor = lay({
      heroes: [
        { card: 'JH', lp: 10 },
        { card: 'QH', lp: 12 },
        { card: 'KH', hp: 0 },
      ],
    });
    expect(choice(poor, '0')).toEqual(['giveLP', '1', 8]);
    expect(choice(poor.act('1', 'setReady', true), '0')).toEqual(['setReady', true]);
    const rich = lay({
      heroes: [
        { card: 'JH', lp: 20 },
        { card: 'QH', lp: 30 },
        { card: 'KH', hp: 0 },
      ],
    });
    expect(choice(rich, '0')).toEqual(['buy', 'divine', 0]);
    expect(choice(rich.act('0', 'buy', 'divine', 0), '1')?.[0]).not.toBe('buy');
  });

  test('shares equally, agrees, accepts encounters and makes no monster an elite', () => {
    const table = lay({ options: { loot: 'vote' }, heroes: ['JH', 'KH'] })
      .enter('5D', 'QC')
      .dice(1, 3, 3);
    table.act('0', 'openChest');
    expect(choice(table, '0')).toEqual(['proposeSplit', 'equal']);
    table.act('0', 'proposeSplit', 'to:0');
    expect(choice(table, '1')).toEqual(['voteSplit', true]);
    const elite = lay({ options: { elites: true }, heroes: ['JH', 'KH'] }).enter('10C', '2C');
    expect([choice(elite, '0'), choice(elite, '1')]).toEqual([
      ['declareElite', false],
      ['declareElite', true],
    ]);
  });
});

test('four bots kill the dragon nearly always, and a single one hardly ever', () => {
  const wins = (players: number) =>
    Array.from({ length: 6 }, (_, n) =>
      playMatch(
        improvisedDungeonCrawl,
        { players, options: {}, seed: `bots/${players}/${n}` },
        { player: botPlayer(improvisedDungeonCrawl) },
      ),
    ).filter(({ result }) => result.reason === 'won').length;
  expect(wins(4)).toBeGreaterThanOrEqual(5);
  expect(wins(1)).toBeLessThanOrEqual(3);
});
