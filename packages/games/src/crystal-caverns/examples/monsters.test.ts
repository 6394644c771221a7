import { all, battle, type CardLay, type HeroLay, type Lay, lay } from '../testing';

const FIVE: readonly HeroLay[] = [
  { colour: 'blue' },
  { colour: 'black' },
  { colour: 'red' },
  { colour: 'green' },
  { colour: 'yellow' },
];
const NO_LARGE = { blue: [3, 3, 0], black: [3, 3, 0], red: [3, 3, 0], green: [3, 3, 0], yellow: [3, 3, 0] } as const;
const bag = structuredClone(NO_LARGE) as unknown as Lay['bag'];

describe('monsters', () => {
  test('E10 a stairway on level 1 gets a small guardian, though the monster cards have run out twice', () => {
    const table = lay({ exhausted: 2, drawn: '3S' }).dice(1).act('0', 'placeCard', 0, -1, 0);
    expect(table.card(0, -1)).toMatchObject({ locked: false, monsters: [{ rank: 'GUARD', level: 1 }] });
  });

  test('E10 without a large crystal in the bag a stairway on level 3 is locked', () => {
    const table = lay({ level: 3, drawn: '3S', bag }).act('0', 'placeCard', 0, -1, 0);
    expect(table.card(0, -1)).toMatchObject({ locked: true, monsters: [] });
    expect(table.told('locked')).toEqual([{ x: 0, y: -1, size: 3 }]);
    expect(table.refused('0', 'step', 0)).toBe('LOCKED');
  });

  test('E10 the next fight that leaves a large crystal in the bag unlocks it', () => {
    const locked: CardLay = { id: '3S', x: 0, y: -1, locked: true };
    const table = battle(['red 3'], { foes: [{ hp: 1 }] }, { level: 3, bag, map: [locked] });
    table.dice(6, ...all(3, 'DIG'), 1, ...all(3, 'AIM'), 1, 1).act('0', 'roll');
    const guardian = { rank: 'GUARD', level: 3, pieces: [{ colour: 'red', size: 3 }] };
    expect(table.card(0, -1)).toMatchObject({ locked: false, monsters: [guardian] });
    expect(table.told('unlocked')).toMatchObject([{ x: 0, y: -1, monster: guardian }]);
  });

  test('E11 the first time the monster cards run out they come back, in the midst of a room of two', () => {
    const table = lay({ drawn: '9S', pile: ['J'] })
      .dice(1, 1, 1, 1)
      .act('0', 'placeCard', 0, -1, 0);
    expect(table.card(0, -1).monsters).toHaveLength(2);
    expect(table.state).toMatchObject({ exhausted: 1, monsterPile: ['J', 'J', 'J'], monsterSpent: ['J'] });
    expect(table.told('exhausted')).toEqual([{ times: 1, joker: false }]);
  });

  test('E11 the second time they do not, and no second monster comes', () => {
    const table = lay({ drawn: '9S', exhausted: 1, pile: ['J'] })
      .dice(1, 1)
      .act('0', 'placeCard', 0, -1, 0);
    expect(table.card(0, -1).monsters).toHaveLength(1);
    expect(table.state).toMatchObject({ exhausted: 2, monsterPile: [] });
  });

  test('E12 on level 4 the Joker is among the cards that come back', () => {
    const table = lay({ level: 4, drawn: '5S', pile: ['K'] })
      .dice(1, 1)
      .act('0', 'placeCard', 0, -1, 0);
    const four = <T>(rank: T) => Array<T>(4).fill(rank);
    expect(table.state.monsterPile).toEqual([...four('J'), ...four('Q'), ...four('K'), 'JOKER']);
    expect(table.state.monsterSpent).toEqual([]);
  });

  test('E13 a medium monster has eight points against four heroes, also when one of them dies', () => {
    const party: HeroLay[] = [{ colour: 'blue', hp: 1 }, { colour: 'black' }, { colour: 'red' }, { colour: 'green' }];
    const table = battle(['yellow 2'], { acts: 0, victim: '0' }, { level: 2, party });
    table.dice(6, 'DIG', 'DIG', 1, 'AIM', 'AIM').act('0', 'roll');
    expect(table.state.order).toHaveLength(3);
    expect(table.foe(0)).toMatchObject({ hp: 8, maxHp: 8 });
  });

  test('E13 the next one has six', () => {
    const party: HeroLay[] = [{ colour: 'blue', hp: 0 }, { colour: 'black' }, { colour: 'red' }, { colour: 'green' }];
    expect(battle(['yellow 2'], { acts: '1' }, { level: 2, party }).foe(0)).toMatchObject({ hp: 6, maxHp: 6 });
  });

  test.each([
    ['the first of five', 5, '0', '21 43'],
    ['the second of four', 4, '1', '03 2'],
  ])('E32 the gap that %s leaves', (_who, heroes, seat, rows) => {
    const party = FIVE.slice(0, heroes).map((hero, index) => (String(index) === seat ? { ...hero, hp: 1 } : hero));
    const table = battle(['yellow 1'], { acts: 0, victim: seat, next: ['2'] }, { party });
    table.dice(6, 'AIM', 1, 'AIM').act(seat, 'roll');
    expect(table.state.order).toEqual([...rows.replace(' ', '')]);
  });

  test('E33 a reward above twelve points is shown with a borrowed crystal', () => {
    const party: HeroLay[] = [{ colour: 'blue', hp: 11 }, { colour: 'yellow' }];
    const table = battle(['blue 2'], { foes: [{ hp: 1 }] }, { level: 2, party });
    table.dice(6, 'DIG', 'DIG', 1, 'AIM', 'AIM', 1).act('0', 'roll');
    expect(table.hero('0')).toMatchObject({ hp: 13, borrowed: [1, 0, 0] });
    expect(table.state.bag.blue).toEqual([2, 3, 0]);
    expect(table.told('absorbed')).toEqual([{ seat: '0', pips: 2, hp: 13 }]);
    expect(table.hero('1').hp).toBe(3);
  });

  test('E33 which goes back as soon as the points are lost', () => {
    const party: HeroLay[] = [{ colour: 'blue', hp: 13, borrowed: [1, 0, 0] }, { colour: 'yellow' }];
    const table = battle(['red 2'], { acts: 0, victim: '0' }, { level: 2, party });
    table.dice(6, 'DIG', 'DIG', 1, 'AIM', 'AIM').act('0', 'roll');
    expect(table.hero('0')).toMatchObject({ hp: 11, borrowed: [0, 0, 0] });
    expect(table.state.bag.blue).toEqual([3, 3, 0]);
  });

  const layPool = (poolGuarded: boolean, poolLaid = false) =>
    lay({ options: { poolGuarded, poolLaid }, drawn: '7H', party: [{ colour: 'blue' }] });

  test.each([false, true])(
    'E49 a guarded pool calls for a monster, and mends after the fight: with poolLaid %s',
    (poolLaid) => {
      const table = layPool(true, poolLaid).dice(1, 1).act('0', 'placeCard', 0, -1, 0);
      expect(table.card(0, -1).monsters).toMatchObject([{ rank: 'J' }]);
      table.dice(1).act('0', 'step', 0);
      expect([table.hero('0').hp, table.told('pooled')]).toEqual([3, []]);
      table.dice(6, 'DIG', 1, 'AIM', 1).act('0', 'roll');
      expect(table.told('pooled')).toEqual([{ seats: ['0'] }]);
      expect(table.hero('0').hp).toBe(5);
    },
  );

  test('E49 an unguarded one calls for none', () => {
    expect(layPool(false).act('0', 'placeCard', 0, -1, 0).card(0, -1).monsters).toEqual([]);
  });
});
