import { lay } from '../testing';
import { surroundingsOf } from './surroundings';

describe('the surroundings of a card', () => {
  const table = lay({
    map: [
      { id: '1S', x: 0, y: 0 },
      { id: '4S', x: 1, y: 0 },
    ],
  });
  const view = table.view('0');

  test('a four-exit card is joined to its neighbour, and each other exit leaves room', () => {
    const { joined, room } = surroundingsOf(view, '1H', { x: 0, y: 1, rot: 0 });
    expect(joined.map(({ id }) => id)).toEqual(['1S']);
    expect(room).toBe(1.5);
  });

  test('a hallway along a card walls off its exit', () => {
    const { joined, room } = surroundingsOf(view, '2S', { x: 0, y: 1, rot: 1 });
    expect(joined).toEqual([]);
    expect(room).toBe(0);
  });
});
