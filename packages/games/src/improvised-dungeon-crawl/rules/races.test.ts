import { DECK, isFace } from '../data/cards';
import { type Lay, lay } from '../testing';

describe('pools', () => {
  test.each(DECK.filter(isFace))('R9.1, R10.2, R10.4 %s has the dice of class and race, and no others', (card) => {
    const byClass = { J: { slay: 5 }, Q: { evade: 5 }, K: { heal: 5 }, A: { spell: 8 } }[card[0] as 'J'];
    const none = { slay: 0, evade: 0, heal: 0, spell: 0, luck: 0 };
    const expected = { ...none, ...byClass };
    if (card.endsWith('D')) expected.spell += 2;
    if (card.endsWith('S')) expected.luck = 4;
    expect(lay({ heroes: [card] }).hero('0').pools).toEqual(expected);
  });
});

describe('dwarves', () => {
  const plate = { kind: 'plate', damaged: true } as const;
  const heroes: Lay['heroes'] = [
    { card: 'AC', bag: [{ kind: 'leather', damaged: true }] },
    { card: 'JH', bag: [plate, 'shield'] },
    { card: 'JS', hp: 0, bag: [plate] },
  ];

  test('R10.3 repair any damaged armour: own, of another, on a body; for nothing', () => {
    const table = lay({ heroes });
    for (const [owner, id] of [
      ['0', 'i1'],
      ['1', 'i2'],
      ['2', 'i4'],
    ] as const) {
      expect(Object.keys(table.changes(() => table.act('0', 'repair', owner, id)))).toEqual([
        expect.stringMatching(/^heroes\.\d\.bag\.\d\.damaged$/),
      ]);
    }
    expect(table.refused('0', 'repair', '1', 'i2')).toBe('NOT_DAMAGED');
    expect(table.refused('0', 'repair', '1', 'i4')).toBe('BAD_ARGS');
  });

  test('R10.3 only dwarves repair', () => {
    expect(lay({ heroes }).refused('1', 'repair', '1', 'i2')).toBe('NOT_A_DWARF');
  });

  test('R10.3 in the shop, too', () => {
    const survivor: Lay['heroes'] = [{ card: 'JC', bag: [plate] }];
    const table = lay({ options: { crawls: 2 }, heroes: survivor, slain: true }).act('0', 'setReady', true);
    expect(table.state.step).toBe('shop');
    expect(table.act('0', 'repair', '0', 'i1').hero('0').bag[0]?.damaged).toBe(false);
  });

  test('R10.3 use a shield, whatever their class', () => {
    for (const card of ['JC', 'QC', 'KC', 'AC'] as const) {
      expect(lay({ heroes: [{ card, lp: 10 }] }).refused('0', 'buy', 'shield', 0)).toBeNull();
    }
  });

  test.each([
    ['QC', 1],
    ['QH', 2],
  ] as const)('R10.3, R3.9 a magical trap of 2 does %s damage %i', (card, damage) => {
    const table = lay({ heroes: [{ card, pools: { evade: 0 } }] })
      .enter('5H')
      .act('0', 'leaveTrap');
    expect(table.changes(() => table.dice(2).act('0', 'springTrap'))).toEqual({
      'heroes.0.hp': (card === 'QC' ? 10 : 8) - damage,
    });
  });
});

describe('elves', () => {
  test('R10.2 who are no wizards have all four spells, and no Ritual', () => {
    const table = lay({ heroes: [{ card: 'JD', lp: 50 }, 'KH'] }).enter('10S', '2C');
    expect(table.moves('0')).toEqual(expect.arrayContaining(['castBuff', 'castConfuse', 'castProtect']));
    table.ready();
    expect(table.refused('0', 'missile', '10S', 2)).toBeNull();
    const spent = lay({ heroes: [{ card: 'JD', lp: 50, pools: { spell: 0 } }] });
    expect(spent.refused('0', 'ritual', 1)).toBe('NOT_A_WIZARD');
  });

  test('R10.2 their spell dice do not come back with a new room', () => {
    const table = lay({ heroes: [{ card: 'JD', pools: { spell: 0 } }] })
      .enter('QC')
      .enter('KC');
    expect(table.hero('0').pools.spell).toBe(0);
  });
});
