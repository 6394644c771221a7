import { strings } from '../strings/en/index';
import { lay } from '../testing';

const strike = (place: object, production = 1) => {
  const table = lay({ step: 'roll', P0: place, P1: { corners: 0 } });
  return table.changes(() => table.roll(1, production));
};

describe('R8.1 Epidemic', () => {
  test('R8.1 Settlements and communities with a Hospital are untouched', () => {
    expect(strike({ cap: 'Citadel', L: 'Township', R: 'Settlement' }, 4)).toEqual({ '1.pools.NE': 1 });
  });

  test('R8.1 the capital is struck first, then left, then right; both players suffer', () => {
    const place = { cap: 'City', L: 'Village', R: 'Village' } as const;
    const table = lay({ step: 'roll', P0: place, P1: place });
    table.roll(1, 2);
    expect(table.told('shrank').map(({ seat, site, to }) => `${seat}${site}${to}`)).toEqual([
      '0cap2',
      '0L1',
      '0R1',
      '1cap2',
      '1L1',
      '1R1',
    ]);
  });

  test('R8.1a a community without the next smaller piece in stock is spared whole', () => {
    expect(strike({ cap: 'Stronghold', garrison: { N: 3 }, stock: { 2: 0 } }, 4)).toEqual({ '1.pools.NE': 1 });
  });

  test.each([
    ['spare', { 2: 0 }, undefined],
    ['smaller', { 2: 0 }, 1],
    ['smaller', { 1: 0 }, 2],
    ['smaller', { 1: 0, 2: 0 }, undefined],
  ] as const)('R8.1a with the option %s and a stock of %j a City shrinks to %s', (epidemicPiece, stock, base) => {
    const table = lay({ step: 'roll', options: { epidemicPiece }, P0: { cap: 'City', stock }, P1: { corners: 0 } });
    const changed = table.changes(() => table.roll(1, 4));
    expect(changed['0.sites.cap.base']).toBe(base);
    expect(table.told('spared')).toHaveLength(base === undefined ? 1 : 0);
  });

  test('R8.1b the old base returns to stock; a piece returned by one community serves the next', () => {
    const suburbs = { cap: 'Fort', L: 'Village', R: 'Village', stock: { 1: 1, 2: 0 } } as const;
    expect(strike({ ...suburbs, port: { L: 1 } }, 4)).toEqual({
      '0.sites.L.base': 1,
      '0.sites.R.base': 1,
      '0.port.L': 0,
      '0.stock.1': 0,
      '0.stock.2': 2,
      '1.pools.NE': 1,
    });
    expect(strike(suburbs, 4)).not.toHaveProperty('0.sites.R.base');
  });

  test('R8.1c below size 3 the Armory and the Storehouse go', () => {
    expect(strike({ cap: 'Stronghold', store: { cap: 'F' } }, 4)).toEqual({
      '0.sites.cap.base': 2,
      '0.sites.cap.armory': false,
      '0.sites.cap.store': null,
      '0.stock.3': 5,
      '1.pools.NE': 1,
    });
  });

  test('R8.1c a lost Armory and a lost Storehouse are named, and only if they were there', () => {
    const table = lay({ step: 'roll', P0: { cap: 'Stronghold', store: { cap: 'F' } }, P1: { cap: 'City' } });
    table.roll(1, 1);
    expect(table.told('shrank').map(({ lost }) => [lost.armory, lost.store])).toEqual([
      [true, 'F'],
      [false, null],
    ]);
  });

  test.each([
    [2, 0],
    [1, 1],
  ])('R8.1d a Starport of %i beside a City that becomes a Village is then %i', (size, then) => {
    const table = lay({ step: 'roll', P0: { cap: 'City', port: { capR: size as 1 | 2 } } });
    table.roll(1, 1);
    expect(table.colony('0').port.capR).toBe(then);
  });

  test('R8.1e a Garrison or road of the new size stays, a larger one goes whole', () => {
    const changes = strike({ cap: 'City', road: { L: 2, R: 3 }, garrison: { N: 2, S: 3 } }, 4);
    expect(changes).toMatchObject({ '0.road.R': 0, '0.garrison.S': 0 });
    expect(changes).not.toHaveProperty('0.road.L');
    expect(changes).not.toHaveProperty('0.garrison.N');
  });

  test('R8.1e the lost Garrisons and roads are named', () => {
    const table = lay({ step: 'roll', P0: { cap: 'City', road: { L: 2, R: 3 }, garrison: { N: 2, S: 3 } } });
    table.roll(1, 4);
    expect(table.told('shrank')[0]?.lost).toMatchObject({ garrisons: ['S'], roads: ['R'], suburbs: [], ports: [] });
  });

  test('R8.1e with a road goes the suburb behind it, Hospital and Armory included; the corner pools stay', () => {
    const table = lay({ step: 'roll', P0: { cap: 'City', R: 'Citadel', pools: { RT: 3, NE: 2 }, port: { R: 1 } } });
    table.roll(1, 4);
    expect(table.colony('0').sites.R).toBeNull();
    expect(table.pools('0')).toEqual({ NW: 1, NE: 2, SW: 1, SE: 1 });
    expect(table.told('shrank')[0]?.lost).toMatchObject({ roads: ['R'], suburbs: ['R'], ports: ['R'] });
    expect(table.colony('0').stock).toEqual({ 1: 5, 2: 4, 3: 5 });
  });

  test('R8.1e the buildings of a suburb that is lost with its road are named with it', () => {
    const table = lay({
      step: 'roll',
      P0: { cap: 'City', L: 'Citadel', R: 'Settlement', road: { R: 3 }, store: { L: 'F' } },
    });
    table.roll(1, 1);
    const [fallen] = table.told('shrank');
    expect(fallen?.lost).toMatchObject({
      suburbs: ['L', 'R'],
      onSuburbs: [{ side: 'L', hospital: true, armory: true, store: 'F' }],
    });
    expect(fallen && strings.facts.shrank(fallen, { you: '0', name: () => 'Ana' })).toContain(
      'the left suburb with its Hospital, its Armory and its Storehouse of Food',
    );
  });

  test('R8.1e the buildings of both lost suburbs are named', () => {
    const table = lay({ step: 'roll', P0: { cap: 'City', L: 'Fort', R: 'City', store: { R: 'C' } } });
    table.roll(1, 1);
    expect(table.told('shrank')[0]?.lost).toMatchObject({
      suburbs: ['L', 'R'],
      onSuburbs: [
        { side: 'L', hospital: true, armory: false, store: null },
        { side: 'R', hospital: false, armory: false, store: 'C' },
      ],
    });
  });

  test('R8.1e a lost suburb without buildings is named alone', () => {
    const table = lay({ step: 'roll', P0: { cap: 'City', L: 'Settlement', road: { L: 3 } } });
    table.roll(1, 1);
    expect(table.told('shrank')[0]?.lost).not.toHaveProperty('onSuburbs');
  });
});
