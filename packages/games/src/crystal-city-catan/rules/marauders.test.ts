import { lay, type Place } from '../testing';
import { lossesOf } from './marauders';

const roll = (P0: Place, P1: Place = {}, options = {}) => lay({ step: 'roll', P0, P1, options }).roll(6, 5);

describe('R8.6 Marauders', () => {
  test.each([
    [6, null],
    [7, 4],
    [8, 4],
    [9, 5],
  ])('R8.6 with %i exposed resources the loss is %s', (exposed, count) => {
    const table = roll({ corners: 0, pools: { NW: 3, NE: Math.min(3, exposed - 3), SW: Math.max(0, exposed - 6) } });
    expect(table.state.need['0']).toEqual(count && { kind: 'lose', count, exposed });
    expect(table.state.need['1']).toBeNull();
  });

  test('R8.6 guarded resources do not count, though they may be given up', () => {
    const P0 = { cap: 'Village', garrison: { N: 1 }, corners: 3, pools: { SE: 0 } } as const;
    const table = roll(P0);
    expect(table.state.need['0']).toMatchObject({ count: 4, exposed: 7 });
    table.act('0', 'surrender', { NW: 3, NE: 1 });
    expect(table.pools('0')).toMatchObject({ NW: 0, NE: 2 });
  });

  test('R8.6 each: two less for each Armory on the whole board', () => {
    expect(roll({ cap: 'Stronghold', L: 'Stronghold', corners: 3 }).state.need['0']).toMatchObject({ exposed: 8 });
    expect(roll({ cap: 'Stronghold', corners: 3 }, { cap: 'Stronghold', L: 'Stronghold' }).state.step).toBe('build');
  });

  test.each(['each', 'shared'])('R8.6 %s: cover beyond what is exposed leaves none, not fewer', (armoryCover) => {
    const table = roll({ cap: 'Stronghold', corners: 0, pools: { NW: 1 } }, { corners: 0 }, { armoryCover });
    expect(table.told('maraudersPassed')).toEqual([
      { seat: '0', exposed: 0 },
      { seat: '1', exposed: 0 },
    ]);
  });

  test('R8.6 total: guarded ones are halved too, but do not bring the Marauders', () => {
    const P0 = { cap: 'City', garrison: { N: 3, S: 1 }, corners: 3 } as const;
    expect(roll(P0, {}, { marauderLoss: 'total' }).state.step).toBe('build');
    const exposed = { ...P0, garrison: { N: 2, S: 1 }, corners: 3, R: 'Settlement', pools: { RT: 1 } } as const;
    expect(roll(exposed, {}, { marauderLoss: 'total' }).state.need['0']).toMatchObject({ count: 7, exposed: 7 });
  });

  test('R8.6 listed are all choices in lexicographic take order; of more than 200 the default and 199 others', () => {
    const few = roll({ corners: 0, pools: { NW: 3, NE: 3, SW: 1 } });
    expect(few.choices('0', 'surrender')).toEqual([
      [{ NE: 3, SW: 1 }],
      [{ NW: 1, NE: 2, SW: 1 }],
      [{ NW: 1, NE: 3 }],
      [{ NW: 2, NE: 1, SW: 1 }],
      [{ NW: 2, NE: 2 }],
      [{ NW: 3, SW: 1 }],
      [{ NW: 3, NE: 1 }],
    ]);
    const many = roll({
      cap: 'City',
      L: 'Settlement',
      R: 'Settlement',
      corners: 3,
      pools: { LT: 3, LB: 3, RT: 3, RB: 3 },
    });
    const listed = many.choices('0', 'surrender').map(([losses]) => losses);
    expect(listed).toHaveLength(200);
    expect(many.byDefault('0')).toEqual({ move: 'surrender', args: [listed[0]] });
    expect(new Set(listed.map((one) => JSON.stringify(Object.entries(one as object).sort()))).size).toBe(200);
  });
});

test('R8.6 resources of every pool may be given up, those of suburbs too', () => {
  const table = lay({ step: 'roll', P0: { corners: 0 } });
  Object.assign(table.colony('0').pools, { LT: 2, SE: 1 });
  expect(lossesOf(table.state, '0', 2, 10)).toEqual([{ LT: 1, SE: 1 }, { LT: 2 }]);
});
