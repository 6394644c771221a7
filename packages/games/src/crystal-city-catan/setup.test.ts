import { crystalCityCatan } from './game';
import { dealt } from './testing';

describe('the deal', () => {
  test('S1 a Settlement each; the stock starts with the rest of the set', () => {
    for (const [trios, stock] of [
      [5, { 1: 4, 2: 5, 3: 5 }],
      [6, { 1: 5, 2: 6, 3: 6 }],
    ] as const) {
      const table = dealt({ trios });
      for (const seat of ['0', '1']) {
        expect(table.colony(seat).stock).toEqual(stock);
        expect(table.colony(seat).sites).toEqual({
          cap: { base: 1, hospital: false, armory: false, store: null },
          L: null,
          R: null,
        });
      }
    }
  });

  test('S1 the colours are those of the options, by seat', () => {
    const colours = (chosen: object) => ['0', '1'].map((seat) => dealt(chosen).colony(seat).colour);
    expect(colours({})).toEqual(['black', 'yellow']);
    expect(colours({ colours: ['yellow', 'black'] })).toEqual(['yellow', 'black']);
  });

  test('S2 the supply of a type is five small, four medium and four large pieces: more is against the law', () => {
    const table = dealt({ poolLayout: 'standard' }, [1, 2, 3, 4, 1, 2, 3, 4]);
    const { state } = table;
    for (const seat of ['0', '1']) {
      Object.assign(table.colony(seat).pools, { LT: 0, LB: 0, RT: 0, RB: 0 });
      table.colony(seat).sites.cap = { base: 3, hospital: false, armory: true, store: null };
    }
    const supply = () => crystalCityCatan.invariants(state).filter((law) => law.startsWith('I2'));
    expect(supply()).toEqual([]);
    table.colony('0').sites.cap.store = { resource: 'F', used: false };
    expect(supply()).toEqual([]);
    table.colony('1').sites.cap.store = { resource: 'F', used: false };
    expect(supply()).toEqual(['I2 supply of F']);
  });

  test('S3 four pools at the corners hold one each, and there are no others', () => {
    const table = dealt();
    for (const seat of ['0', '1']) expect(table.pools(seat)).toEqual({ NW: 1, NE: 1, SW: 1, SE: 1 });
    expect(table.state).toMatchObject({ step: 'layout', turnNo: 0, active: null, roll: null });
    expect(table.state.setupRolls).toEqual({ number: { '0': [], '1': [] }, off: [] });
  });
});
