import { type Lay, lay } from '../testing';

const broken = { kind: 'plate', damaged: true } as const;
const heroes: Lay['heroes'] = [
  { card: 'JH', hp: 2, pools: { slay: 1 }, bag: [broken] },
  { card: 'KD', hp: 3, pools: { spell: 0, heal: 1 }, bag: [{ kind: 'leather', damaged: true, inUse: false }] },
  { card: 'JS', hp: 0, pools: { slay: 0 }, bag: [broken] },
  { card: 'AC', hp: 4, pools: { spell: 2 } },
];

describe('encounters', () => {
  /** The effects when this number is rolled. */
  const met = (...dice: number[]) => {
    const table = lay({ heroes, options: { loot: 'purse' } }).enter('JD', 'QC', 'KC');
    expect(table.stages()).toEqual({ '0': 'meet', '1': 'calm', '3': 'calm' });
    return table.changes(() => table.dice(...dice).act('0', 'meet'));
  };

  test.each<[number[], string, object]>([
    [
      [1],
      'the smith repairs all armour, carried and on bodies',
      { 'heroes.0.bag.0.damaged': false, 'heroes.1.bag.0.damaged': false, 'heroes.2.bag.0.damaged': false },
    ],
    [[2], 'the priest heals all the living', { 'heroes.0.hp': 8, 'heroes.1.hp': 6, 'heroes.3.hp': 10 }],
    [[3, 5], 'the adventurer pays', { purse: 5 }],
    [[5], 'the warrior refills Slay! dice of the living', { 'heroes.0.pools.slay': 5 }],
    [
      [6],
      'the gnome refills spell dice of wizards and elves',
      { 'heroes.1.pools.spell': 2, 'heroes.3.pools.spell': 8 },
    ],
  ])('R13.2 with %j %s', (dice, _, changes) => {
    expect(met(...dice)).toEqual(changes);
  });

  test('R13.2 with 4 the alchemist gives the player who met him a potion of a d10, without a card', () => {
    const table = lay({ heroes, options: { supply: 'cards' } })
      .enter('JD', 'QC', 'KC')
      .dice(4, 10)
      .act('0', 'meet');
    expect(table.hero('0').bag.at(-1)).toMatchObject({ kind: 'potion', value: 10, card: null, inUse: false });
    expect(table.state.step).toBe('rest');
  });

  test('R13.1 in place of a fallen drawer the next living hero', () => {
    const table = lay({ heroes: ['KH', { card: 'JH', hp: 5 }, 'AH'], counters: 11 })
      .enter('AS', 'JD', '5H')
      .dice(1);
    table.hero('1').hp = 0;
    table.ready().wound('dragon', 11).dice(6).act('0', 'attack', 'dragon', 0).dice(1).act('2', 'springTrap');
    expect(table.state.room?.encounter).toMatchObject({ seat: '2', kind: 'npc' });
  });

  test('R13.1 from the lead on', () => {
    const table = lay({ heroes: ['KH', 'JH'], lead: '1' }).enter('JD', 'JH');
    expect(table.stages()).toEqual({ '0': 'calm', '1': 'meet' });
    table.dice(5).act('1', 'meet');
    expect(table.stages()).toEqual({ '0': 'altar', '1': 'calm' });
  });
});

describe('the altar', () => {
  const altar = (party: Lay['heroes']) => lay({ heroes: party }).enter('JH', 'QC', 'KC');

  test('R13.3 any living cleric may pray, no matter who drew it; all the living are healed, no dice come back', () => {
    const table = altar([
      { card: 'JH', hp: 1 },
      { card: 'KH', hp: 2, pools: { heal: 0 } },
      { card: 'KC', hp: 0 },
    ]);
    expect(table.stages()).toEqual({ '0': 'calm', '1': 'altar' });
    expect(table.refused('0', 'prayAltar')).toBe('NOT_A_CLERIC');
    expect(table.refused('0', 'skipAltar')).toBe('NOT_A_CLERIC');
    expect(table.changes(() => table.act('1', 'prayAltar'))).toEqual({ 'heroes.0.hp': 8, 'heroes.1.hp': 8 });
  });

  test('R13.3, R20.2 skipped only once all clerics have walked past', () => {
    const table = altar([{ card: 'JH', hp: 1 }, 'KH', 'KC']).act('1', 'skipAltar');
    expect(table.stages()).toEqual({ '0': 'calm', '1': 'calm', '2': 'altar' });
    expect(
      altar([{ card: 'JH', hp: 1 }, 'KH', 'KC'])
        .act('1', 'skipAltar')
        .act('2', 'prayAltar')
        .hero('0').hp,
    ).toBe(8);
    table.act('2', 'skipAltar');
    expect([table.hero('0').hp, table.state.step]).toEqual([1, 'rest']);
  });

  test('R13.3 a dead cleric is no cleric', () => {
    const table = lay({
      heroes: [
        { card: 'JH', hp: 1 },
        { card: 'KH', hp: 0 },
      ],
    }).enter('JH');
    expect(table.told('altarSilent')).toEqual([{ seat: '0' }]);
    expect([table.hero('0').hp, table.state.step]).toEqual([1, 'rest']);
  });
});
