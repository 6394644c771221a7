import { exitStatus } from '../rules/exits';
import { exitsOf } from '../rules/grid';
import { type CardLay, lay } from '../testing';

const AROUND_A_ROOM = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

describe('laying cards', () => {
  test('E2 around a room there are four places for a hallway, each leading out of the room', () => {
    const table = lay({ drawn: '6H' });
    expect(table.choices('0', 'placeCard')).toEqual(AROUND_A_ROOM.map(([x, y]) => [x, y, x === 0 ? 0 : 1]));
    expect(table.refused('0', 'placeCard', 0, -1, 1)).toBe('NO_JOINT');
  });

  test('E2 and the same four for a room, which cannot be turned', () => {
    const table = lay({ drawn: '9C' });
    expect(table.choices('0', 'placeCard')).toEqual(AROUND_A_ROOM.map(([x, y]) => [x, y, 0]));
    expect(table.refused('0', 'placeCard', 0, -1, 1)).toBe('ROT_FIXED');
  });

  test('E3 no exit may run into the side of a hallway', () => {
    const map: CardLay[] = [
      { id: '1S', x: 0, y: 0 },
      { id: '6H', x: 1, y: 0, rot: 1 },
      { id: '4D', x: 0, y: 1 },
    ];
    expect(lay({ map, drawn: '5S' }).refused('0', 'placeCard', 1, 1, 0)).toBe('EXIT_INTO_WALL');
    const hallway = lay({ map, drawn: '2H' });
    expect(hallway.refused('0', 'placeCard', 1, 1, 1)).toBeNull();
    expect(hallway.refused('0', 'placeCard', 1, 1, 0)).toBe('EXIT_INTO_WALL');
  });

  test('E4 the side of a new hallway may cover an exit, which is dead then, unless both edges count', () => {
    const map: CardLay[] = [
      { id: '1S', x: 0, y: 0 },
      { id: '5S', x: 1, y: 0 },
      { id: '4D', x: 0, y: 1 },
    ];
    const table = lay({ map, drawn: '8C' });
    expect(exitStatus(table.state, table.card(1, 0), 2)).toBe('UNEXPLORED');
    table.dice(1, 1).act('0', 'placeCard', 1, 1, 1);
    expect(exitStatus(table.state, table.card(1, 0), 2)).toBe('DEAD');
    const both = lay({ map, drawn: '8C', options: { edgeRule: 'both' } });
    expect(both.refused('0', 'placeCard', 1, 1, 1)).toBe('WALL_ON_EXIT');
  });

  test('E5 an exit is dead when whatever leads out of it would run into a wall behind', () => {
    const ring: CardLay[] = [
      { id: '1S', x: 0, y: 0 },
      { id: '4S', x: 0, y: 1 },
      { id: '4H', x: 1, y: 1 },
      { id: '4D', x: 2, y: 1 },
    ];
    const statusWith = (...more: CardLay[]) => {
      const table = lay({ map: [...ring, ...more] });
      return exitStatus(table.state, table.card(0, 0), 1);
    };
    expect(statusWith({ id: '6C', x: 2, y: 0, rot: 0 })).toBe('DEAD');
    expect(statusWith({ id: '4C', x: 2, y: 0 })).toBe('UNEXPLORED');
    expect(statusWith()).toBe('UNEXPLORED');
  });

  test('E6 a 3 is a hallway, a 4 has exits on four sides', () => {
    expect(exitsOf({ id: '3C', rot: 0 })).toEqual([0, 2]);
    expect(exitsOf({ id: '3C', rot: 1 })).toEqual([1, 3]);
    expect(exitsOf({ id: '4C', rot: 0 })).toEqual([0, 1, 2, 3]);
    expect(lay({ drawn: '3C' }).refused('0', 'placeCard', 0, -1, 1)).toBe('NO_JOINT');
    expect(lay({ drawn: '4C' }).refused('0', 'placeCard', 0, -1, 1)).toBe('ROT_FIXED');
  });
});
