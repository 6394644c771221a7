import { type LaidTable, lay } from '../testing';

/** A party with actions for everybody in calm; seat 3 has fallen. */
function party(options: object = {}, draw: ('2C' | '5H' | '5D' | 'JD' | 'JH' | 'QC')[] = []): LaidTable {
  const table = lay({
    options,
    heroes: [
      { card: 'KC', hp: 5, lp: 40, pools: { heal: 3 }, bag: ['divine', 'potion', 'leather'] },
      { card: 'AH', lp: 20, pools: { spell: 3 } },
      { card: 'JH' },
      { card: 'QH', hp: 0, lp: 7, bag: [{ kind: 'cloth', damaged: true }] },
    ],
  });
  return draw.length > 0 ? table.enter(...draw, 'KC', 'AC') : table;
}

const CALM_MOVES: [move: string, ...args: unknown[]][] = [
  ['heal', '0', 1],
  ['pray', 1],
  ['resurrect', '3', 1, 0],
  ['repair', '3', 'i4'],
  ['usePotion', 'i2', '0'],
  ['buy', 'cloth', 0],
  ['unequip', 'i3'],
  ['giveItem', '1', 'i3'],
  ['giveLP', '1', 5],
  ['lootBody', '3', 'lp'],
];

const CALM_MOMENTS: [moment: string, open: () => LaidTable][] = [
  ['rest', () => party()],
  ['trap', () => party({}, ['5H'])],
  ['chest', () => party({}, ['5D'])],
  ['encounters', () => party({}, ['JD'])],
  ['altar', () => party({}, ['JH'])],
  ['split', () => party({ loot: 'vote' }, ['5D']).dice(1, 3, 3).act('0', 'openChest')],
  ['aftermath', () => lay({ heroes: ['KC'], slain: true })],
];

describe('calm', () => {
  test.each(CALM_MOMENTS.slice(0, -1))(
    'R1.5, R4.1 with a %s ahead every hero may do whatever needs calm',
    (_, open) => {
      for (const [move, ...args] of CALM_MOVES)
        expect([move, open().refused('0', move, ...args)]).toEqual([move, null]);
      expect(open().refused('1', 'ritual', 1)).toBeNull();
    },
  );

  test('R4.1 it can be done in any order and number, by the player who is not asked, too', () => {
    const table = party({}, ['5H']).dice(2, 2);
    expect(table.stages()).toEqual({ '0': 'trap', '1': 'calm', '2': 'calm' });
    table.act('1', 'ritual', 2).act('1', 'giveLP', '0', 10).act('0', 'heal', '0', 1).act('0', 'heal', '0', 1);
    expect(table.hero('0')).toMatchObject({ hp: 9, lp: 50, pools: { heal: 1 } });
    expect(table.stages()['0']).toBe('trap');
  });

  test('R1.5 the aftermath is calm as well', () => {
    const table = CALM_MOMENTS.at(-1)?.[1]() as LaidTable;
    expect(table.refused('0', 'buy', 'cloth', 0)).toBe('TOO_EXPENSIVE');
  });

  test('R4.1 in a fight only healing and potions before the attacks are possible', () => {
    const table = party({}, ['2C']);
    const codes = CALM_MOVES.map(([move, ...args]) => [move, table.refused('0', move, ...args)]);
    expect(Object.fromEntries(codes)).toEqual({
      heal: null,
      usePotion: null,
      pray: 'NOT_CALM',
      resurrect: 'NOT_CALM',
      repair: 'NOT_CALM',
      buy: 'NOT_CALM',
      unequip: 'NOT_CALM',
      giveItem: 'NOT_CALM',
      giveLP: 'NOT_CALM',
      lootBody: 'NOT_CALM',
    });
    expect(table.refused('1', 'ritual', 1)).toBe('NOT_CALM');
  });

  test('R1.5 while a halfling thinks about a roll nothing else may be done', () => {
    const table = lay({ heroes: ['JS', { card: 'KH', hp: 1, lp: 50 }] }).enter('5D', 'QC');
    table.dice(5).act('0', 'openChest');
    expect(table.stages()).toEqual({ '0': 'luck' });
    expect(table.refused('1', 'heal', '1', 1)).toBe('NOT_YOUR_DECISION');
    expect(table.refused('0', 'buy', 'cloth', 0)).toBe('NOT_CALM');
  });
});

describe('the purse', () => {
  const withPurse = (purse: number) =>
    lay({ options: { loot: 'purse' }, heroes: [{ card: 'JH', lp: 4 }, 'KH'], purse });

  test('R4.2 pays first, then the paying hero', () => {
    const table = withPurse(8).act('0', 'buy', 'leather', 0);
    expect([table.state.purse, table.hero('0').lp]).toEqual([0, 0]);
    const full = withPurse(12).act('0', 'buy', 'leather', 0);
    expect([full.state.purse, full.hero('0').lp]).toEqual([0, 4]);
    expect(withPurse(7).refused('0', 'buy', 'leather', 0)).toBe('TOO_EXPENSIVE');
  });

  test('R4.2 pays for prayers, rituals and offerings too', () => {
    const heroes = [
      { card: 'KH', pools: { heal: 1 } },
      { card: 'AH', pools: { spell: 1 } },
      { card: 'JH', hp: 0 },
    ] as const;
    const table = lay({ options: { loot: 'purse' }, heroes: [...heroes], purse: 42 });
    table.act('0', 'pray', 1).act('1', 'ritual', 1).dice(6, 6).act('0', 'resurrect', '2', 2, 30);
    expect(table.state.purse).toBe(2);
    expect(table.hero('2').hp).toBe(1);
  });
});
