import { battle, type CardLay, type HeroLay, type Lay, lay } from '../testing';

/** The fighter on the left has one attack on the left monster. */
const fell = (monsters: Parameters<typeof battle>[0], more: Lay = {}, fight: Parameters<typeof battle>[1] = {}) =>
  battle(monsters, { foes: [{ hp: 1 }, { hp: 1 }], ...fight }, more)
    .dice(6, 'DIG', 1, 'AIM', 1)
    .act('0', 'roll');

describe('R15 after a fight', () => {
  test('R15.2 all effects end, the card is clear, the fallen are in the bag', () => {
    const table = fell(
      ['red 1'],
      {},
      { effects: { '1': { stunned: true, drain: 2, poisonNext: true } }, foes: [{ hp: 1 }] },
    );
    expect(table.state.combat).toBeNull();
    expect(table.card(0, 0).monsters).toEqual([]);
    expect(table.state.bag.red).toEqual([3, 0, 0]);
  });

  test('R15.3 a monster strengthens the living hero of its colour by its size, nobody else', () => {
    const table = fell(['yellow 1'], {}, { foes: [{ hp: 1 }] });
    expect(Object.values(table.state.heroes).map(({ hp }) => hp)).toEqual([3, 4, 3]);
    expect(table.told('absorbed')).toEqual([{ seat: '1', pips: 1, hp: 4 }]);
  });

  test('R15.3 a colour that nobody plays, or whose hero is dead, strengthens nobody', () => {
    expect(fell(['black 1'], {}, { foes: [{ hp: 1 }] }).told('absorbed')).toEqual([]);
    const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'yellow', hp: 0 }, { colour: 'green' }];
    const table = fell(['yellow 1'], { party }, { foes: [{ hp: 1 }] });
    expect([table.told('absorbed'), table.hero('1').hp]).toEqual([[], 0]);
  });

  test('R15.3 in the order in which they fell, when all have fallen', () => {
    const table = battle(['green 1', 'blue 1'], { acts: '1', next: ['0'], foes: [{ hp: 1 }, { hp: 1 }] });
    table.dice(6, 'DIG', 1, 'AIM').act('1', 'roll');
    expect(table.told('absorbed')).toEqual([]);
    table.dice(6, 'DIG', 1, 'AIM', 1).act('0', 'roll');
    expect(table.told('absorbed')).toEqual([
      { seat: '0', pips: 1, hp: 4 },
      { seat: '2', pips: 1, hp: 4 },
    ]);
  });

  test('R15.4 first rewards, then locks, then the pool', () => {
    const map: CardLay[] = [
      { id: '7H', x: 0, y: 0, monsters: ['blue 1'] },
      { id: '3S', x: 0, y: -1, locked: true },
    ];
    const table = lay({ map, fight: { acts: '0', foes: [{ hp: 1 }] } });
    table.dice(6, 'DIG', 1, 'AIM', 1, 1).act('0', 'roll');
    const order = table.state.story.facts.map(({ kind }) => kind);
    const kinds = order.filter((kind) => ['combatWon', 'absorbed', 'unlocked', 'pooled', 'turnBegan'].includes(kind));
    expect(kinds).toEqual(['combatWon', 'absorbed', 'unlocked', 'pooled', 'turnBegan']);
    expect(table.hero('0').hp).toBe(5);
  });
});
