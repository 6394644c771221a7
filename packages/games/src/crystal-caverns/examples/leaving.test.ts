import { all, battle, dragonFight, type HeroLay, lay } from '../testing';

describe('ends and absences', () => {
  test('E39 the living heroes with the most points share the lead', () => {
    const party: HeroLay[] = [
      { colour: 'blue', hp: 7 },
      { colour: 'yellow', hp: 7 },
      { colour: 'green', hp: 0 },
      { colour: 'black', hp: 6 },
    ];
    const table = dragonFight({ foes: [{ hp: 4 }] }, { party });
    table.dice(6, ...all(4, 'DIG'), 1, ...all(4, 'AIM')).act('0', 'roll');
    expect(table.state.result).toEqual({
      reason: 'dragonSlain',
      winners: ['0', '1', '2', '3'],
      level: 4,
      turns: 1,
      pips: { '0': 7, '1': 7, '2': 0, '3': 6 },
      leaders: ['0', '1'],
    });
    expect(table.told('dragonSlain')).toEqual([{ leaders: ['0', '1'] }]);
  });

  test('E52 a player who retires with a card to place leaves it to the next one, and later monsters count one hero fewer', () => {
    const table = lay({
      active: '1',
      drawn: '6H',
      map: [
        { id: '1S', x: 0, y: 0 },
        { id: '5S', x: 1, y: 0, monsters: ['red 1'] },
      ],
    });
    table.act('1', 'retire');
    expect(table.state).toMatchObject({ active: '2', drawn: '6H', awaiting: { stage: 'place', seats: ['2'] } });
    table.act('2', 'placeCard', 0, -1, 0).dice(1).act('2', 'step', 1);
    expect(table.foe(0).hp).toBe(2);
  });

  test('E53 the clock lets an absent hero that would be wounded change places with the strongest other', () => {
    const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'yellow', hp: 4 }, { colour: 'green', hp: 5 }];
    const table = battle(['red 1'], { acts: 0, victim: '0' }, { party }).dice(6, 'AIM', 1, 'SWAP').act('0', 'roll');
    expect(table.byDefault('0')).toEqual({ move: 'useSwap', args: ['0', '2'] });
    table.timeOut();
    expect(table.state.order).toEqual(['2', '1', '0']);
    expect([table.hero('0').hp, table.hero('2').hp]).toEqual([3, 5]);
  });

  test('E54 the dead may throw the dice of a monster; the first tap counts', () => {
    const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'yellow' }, { colour: 'green' }, { colour: 'red', hp: 0 }];
    const table = battle(['red 1'], { acts: 0, victim: '0' }, { party });
    expect(table.view(null).stages).toEqual({ '0': 'roll', '3': 'roll' });
    table.dice(1, 'AIM', 6, 'AIM').act('3', 'roll');
    expect(table.refused('0', 'roll')).toBe('NOT_YOUR_DECISION');
    expect(table.told('struck')).toHaveLength(1);
  });
});
