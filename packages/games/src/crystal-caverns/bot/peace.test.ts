import { type CardLay, lay } from '../testing';
import { LONG_PEACE, turnsOfPeace } from './peace';

const ROW: readonly CardLay[] = [
  { id: '1S', x: 0, y: 0 },
  { id: '1H', x: 1, y: 0 },
  { id: '1D', x: 2, y: 0 },
];
const lair = (x: number, y: number): CardLay => ({ id: '5S', x, y, monsters: ['red 1'] });

function peace(map: readonly CardLay[], from: string | null = null): number {
  const { state } = lay({ party: [{ colour: 'blue' }], map });
  return turnsOfPeace(state, state.map['0,0'] as (typeof state.map)[string], from);
}

describe('how long a single hero can avoid a fight', () => {
  test('for ever between two ends where it may wait, monsters beside the middle or not', () => {
    expect(peace(ROW)).toBe(LONG_PEACE);
    expect(peace([...ROW, lair(1, 1)])).toBe(LONG_PEACE);
  });

  test('only as far as monsters that bar the way on: it may not turn back before them', () => {
    expect(peace([...ROW, lair(3, 0)])).toBe(2);
    expect(peace([...ROW.slice(0, 2), lair(2, 0)])).toBe(1);
  });

  test('not at all if the card it came from is the only other way', () => {
    expect(peace([...ROW, lair(0, 1)], '1,0')).toBe(0);
    expect(peace([...ROW, lair(0, 1)])).toBeGreaterThan(0);
  });
});
