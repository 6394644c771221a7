import { lay } from '@lantern/games/crystal-caverns/testing';
import { boxAround, CELL, cutAround, lieOf, middleOf, reachOf, slabOf } from './layout';

describe('the box around cells', () => {
  test('has their width, height and centre', () => {
    const cells = [
      { x: -1, y: 2 },
      { x: 3, y: 3 },
    ];
    expect(boxAround(cells, 0)).toEqual({ x: -1.5 * CELL, y: 1.5 * CELL, width: 5 * CELL, height: 2 * CELL });
  });

  test('has the requested margin in cells on every side', () => {
    const box = boxAround([{ x: 0, y: -4 }], 2);
    expect(box).toEqual({ x: -2.5 * CELL, y: -6.5 * CELL, width: 5 * CELL, height: 5 * CELL });
    expect(box.y + box.height / 2).toBe(middleOf({ x: 0, y: -4 }).y);
  });
});

test('a section of the map has cells of 40 pixels, and its cell in the centre', () => {
  expect(cutAround({ x: 2, y: -1 }, { width: 320, height: 200 })).toEqual({
    x: -200,
    y: -350,
    width: 800,
    height: 500,
  });
});

describe('how a card is placed (R1.3)', () => {
  const table = lay({
    map: [
      { id: '1S', x: 0, y: 0 },
      { id: '2S', x: 0, y: -1 },
      { id: '2H', x: 1, y: 0, rot: 1 },
      { id: '4S', x: 0, y: 1 },
      { id: '4H', x: -1, y: 0 },
    ],
  });
  const lies = (x: number, y: number) => lieOf(table.state, table.card(x, y));

  test('a hallway along its exits', () => {
    expect([lies(0, -1), lies(1, 0)]).toEqual(['tall', 'wide']);
  });

  test('a room with its long side across its first joint, the entrance upright', () => {
    expect([lies(0, 0), lies(0, 1), lies(-1, 0)]).toEqual(['tall', 'wide', 'tall']);
  });

  test('its edge is half a card away: by the height north and south, by the width east and west', () => {
    const room = table.card(0, 1);
    const { width, height } = slabOf(room, 'wide');
    expect(width).toBeGreaterThan(height);
    expect(([0, 1, 2, 3] as const).map((dir) => reachOf(table.state, room, dir))).toEqual([
      height / 2,
      width / 2,
      height / 2,
      width / 2,
    ]);
  });
});
