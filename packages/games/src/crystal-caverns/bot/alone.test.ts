import { crystalCaverns } from '../game';
import { all, battle, type CardLay, type LaidTable, type Lay, lay } from '../testing';

const random = { die: () => 1, shuffle: <T>(items: readonly T[]) => [...items] };
const choice = (table: LaidTable) => crystalCaverns.bot(table.view('0'), '0', random);
const alone = (more: Lay) => choice(lay({ party: [{ colour: 'blue', hp: 9 }], ...more }));
const ROW: readonly CardLay[] = [
  { id: '1S', x: 0, y: 0 },
  { id: '1H', x: 1, y: 0 },
  { id: '1D', x: 2, y: 0 },
];

describe('what a bot decides for a hero alone', () => {
  test('waits before a fight as long as possible', () => {
    expect(alone({})).toEqual({ move: 'hold', args: [] });
  });

  test('places monsters where they force no fight: not beside an end of its way', () => {
    expect(alone({ map: ROW, drawn: '5S' })).toMatchObject({ args: [1, -1, 0] });
  });

  test('places stairs where no monsters are in front of them', () => {
    const lair: CardLay = { id: '5S', x: 1, y: 1, monsters: ['red 1'] };
    const beyond = [
      [0, 1],
      [2, 1],
      [1, 2],
    ];
    const [x, y] = (alone({ map: [...ROW, lair], drawn: '3S' })?.args ?? []) as number[];
    expect(beyond).not.toContainEqual([x, y]);
  });

  test('climbs down only with an empty deck', () => {
    const map: CardLay[] = [
      { id: '3S', x: 0, y: 0 },
      { ...(ROW[1] as CardLay), x: 0, y: 1 },
    ];
    expect(alone({ map })).toEqual({ move: 'step', args: [2] });
    expect(alone({ map, cavern: [] })).toEqual({ move: 'descend', args: [] });
  });

  test('takes the way down with the easiest fights, even if it is longer', () => {
    const map: CardLay[] = [
      { id: '1S', x: 0, y: 0 },
      { id: '9S', x: 0, y: -1, monsters: ['red 2', 'green 2'] },
      { id: '3S', x: 0, y: -2 },
      { id: '5S', x: 1, y: 0, monsters: ['red 2'] },
      { id: '6S', x: 2, y: 0, rot: 1 },
      { id: '3H', x: 3, y: 0, rot: 1 },
    ];
    expect(alone({ level: 2, map, cavern: [] })).toEqual({ move: 'step', args: [1] });
  });

  const target = (...monsters: Parameters<typeof battle>[0]) => {
    const more: Lay = { level: 4, exhausted: 1, pile: ['J'], party: [{ colour: 'yellow', hp: 12 }] };
    return choice(battle(monsters, {}, more))?.args;
  };

  test('attacks the Dragon first, otherwise the monster with the most damage per hit point', () => {
    expect(target('red 1', ['green 1', 'yellow 1', 'black 2', 'red 3'])).toEqual([1]);
    expect(target('red 2', 'blue 3')).toEqual([1]);
    expect(target('blue 3', 'red 2')).toEqual([0]);
  });

  test('a cleric uses holy light on undead, although there is no reward for those it kills', () => {
    const table = battle(['black 2'], { next: [] }, { level: 2, party: [{ colour: 'black' }] });
    const rolled = table.dice(1, ...all(2, 'WILD'), 6, 'DIG', 'DIG').act('0', 'roll');
    expect(choice(rolled)).toEqual({ move: 'useWild', args: ['holy'] });
  });
});
