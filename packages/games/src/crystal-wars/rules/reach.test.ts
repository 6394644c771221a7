import { MAP_IDS, type MapId, mapTable } from '../data/maps';
import { UNIT_KINDS, UNITS } from '../data/pieces';
import { squareName } from '../data/squares';
import { dealt, lay } from '../testing';
import { geometryOf } from './geometry';

const reach = (from: string, pieces: Record<string, string>) => lay({ pieces }).reach(from);

describe('R6.2, R6.3 the reach of a unit', () => {
  test('R6.2 allowances: infantry and diplomat 1, tank 2, hover 3', () => {
    expect(UNIT_KINDS.map((kind) => [kind, UNITS[kind].move])).toEqual([
      ['infantry', 1],
      ['hover', 3],
      ['tank', 2],
      ['diplomat', 1],
    ]);
  });

  test('R6.3 own units, villages and cities are passed, but nobody ends on them', () => {
    for (const own of ['0 infantry', '0 village', '0 city', '0 diplomat']) {
      const around = reach('A7', { A7: '0 tank', A8: own, A4: 'mountain' });
      expect(around).toContain('A9');
      expect(around).not.toContain('A8');
    }
  });

  test('R6.3, R1.7 mountains, enemies and free villages are in the way', () => {
    for (const blocker of ['mountain', '1 infantry', '1 village', '1 city', '1 diplomat', 'freeVillage']) {
      expect(reach('A7', { A7: '0 tank', A8: blocker, A4: 'mountain' })).toEqual([]);
    }
  });

  test('R6.3, R14.3 a block of the Metropolis is open only to its controller', () => {
    const setting = { players: 4, options: { scenario: 'metropolis' }, pieces: { B8: '1 tank' } } as const;
    expect(lay(setting).reach('B8')).not.toContain('I2');
    expect(lay({ ...setting, blocks: { I2: '0' } }).reach('B8')).not.toContain('I2');
    const own = lay({ ...setting, blocks: { I2: '1', I5: '1' } }).reach('B8');
    expect(own).toEqual(expect.arrayContaining(['I2', 'I5']));
    expect(own).not.toContain('I8');
  });

  test('R6.3 going round in a circle is not a movement', () => {
    const table = lay({ pieces: { A5: '0 hover', A9: '0 village', B1: '1 village' } });
    expect(table.reach('A5')).not.toContain('A5');
    expect(table.refused('0', 'moveUnit', 'A5', 'A5')).toBe('OCCUPIED');
  });

  test('R6.4 without an arrow on the way the allowance is all there is', () => {
    // A4 has no arrow south, A1 none west: two plain steps are one too many for infantry.
    expect(reach('A1', { A1: '0 infantry' })).not.toContain('A7');
    expect(reach('A1', { A1: '0 tank' })).toContain('A7');
  });
});

describe('R6.5 the flow', () => {
  test('R6.5 a single step against the arrows spoils it, wherever it comes', () => {
    // A9 and A6 have arrows north; A6 has none west, so A5 is reached over A8 alone.
    expect(reach('A9', { A9: '0 infantry' })).toEqual(expect.arrayContaining(['A3', 'A5']));
    expect(reach('A9', { A9: '0 infantry', A8: '1 village' })).not.toContain('A5');
    // A3 has no arrow south: the first step is plain, so there is no second.
    expect(reach('A3', { A3: '0 infantry' })).toContain('A6');
    expect(reach('A3', { A3: '0 infantry' })).not.toContain('A9');
  });

  test('R6.5 across a border the arrow of the square that is left counts', () => {
    // B7 has an arrow south; A1 has one north.
    expect(reach('A4', { A4: '0 infantry' })).toContain('B7');
    expect(reach('B5', { B5: '0 infantry' })).not.toContain('A2');
  });

  test('R6.5 never more than one step: infantry goes two at most, and each further step needs the flow', () => {
    for (const map of MAP_IDS.filter((id) => mapTable(id).gold === null)) {
      const { squares } = geometryOf(map);
      squares.forEach((_, from) => {
        if (map === 'metropolis' && from >= 72) return;
        expect(reached(map, from)).toEqual(twoSteps(map, from));
      });
    }
  });

  /** The destinations of infantry that is alone on the map. */
  function reached(map: MapId, from: number): string[] {
    const { scenario, players } = mapTable(map);
    const options = scenario === 'standard' ? { map } : { scenario };
    return lay({ players, options, pieces: { [squareName(from)]: '0 infantry' } }).reach(squareName(from));
  }

  /** One step anywhere, or two along arrows; blocks of the Metropolis are closed. */
  function twoSteps(map: MapId, from: number): string[] {
    const { squares, metropolis } = geometryOf(map);
    const isOpen = (to: number) => to !== from && (metropolis === null || to < metropolis);
    const one = squares[from]?.steps ?? [];
    const two = one.flatMap(({ to, flow }) =>
      flow && isOpen(to) ? (squares[to]?.steps ?? []).filter((step) => step.flow) : [],
    );
    const all = new Set([...one, ...two].map(({ to }) => to).filter(isOpen));
    return [...all].sort((a, b) => a - b).map(squareName);
  }
});

describe('R6.7 the described way', () => {
  const way = (to: string, pieces: Record<string, string>) => {
    const from = Object.keys(pieces)[0] as string;
    const table = lay({ pieces: { ...pieces, A7: '0 village', B3: '1 village' } }).act('0', 'moveUnit', from, to);
    return table.told('moved')[0];
  };

  test('R6.7 is the shortest, plain before flow, and ends where the unit stands', () => {
    expect(way('A2', { A5: '0 hover' })).toMatchObject({ path: [1], flow: false });
    expect(way('B8', { A5: '0 tank' })).toMatchObject({ path: [1, 16], flow: false });
    expect(way('A3', { B5: '0 tank' })).toMatchObject({ path: [16, 17, 2], flow: true });
  });
});

describe('R17 swamps', () => {
  const swampy = (pieces: Record<string, string>, swamps = true) => {
    const [from] = Object.keys(pieces) as [string];
    return lay({ options: { map: 'duelLong', swamps }, pieces }).reach(from);
  };

  test('R17.2 entering costs hovers and tanks two; leaving costs nothing extra', () => {
    expect(swampy({ A1: '0 tank' })).toContain('C7');
    expect(swampy({ A4: '0 tank' })).not.toContain('C7');
    expect(swampy({ A4: '0 hover' })).toContain('C7');
    expect(swampy({ A7: '0 hover' })).not.toContain('C7');
    expect(swampy({ C7: '0 tank' })).toEqual(expect.arrayContaining(['A1', 'A2', 'A4', 'C4', 'C8']));
    expect(swampy({ C7: '0 tank' })).not.toContain('C1');
    expect(swampy({ C7: '0 tank' }, false)).toContain('C1');
  });

  test('R17.2 infantry and diplomats walk in for one', () => {
    expect(swampy({ A1: '0 infantry' })).toContain('C7');
    expect(swampy({ A1: '0 diplomat' })).toContain('C7');
  });

  test('R17.3 no flow touches the swamp, at the start, the end or between', () => {
    const dry = swampy({ C7: '0 infantry' }, false);
    const wet = swampy({ C7: '0 infantry' });
    expect(dry).toEqual(expect.arrayContaining(['A4', 'C1']));
    expect(wet).toEqual(['A1', 'C4', 'C8']);
    expect(swampy({ A1: '0 infantry' }).filter((name) => name.startsWith('C'))).toEqual(['C7']);
  });

  test('R17.1 of several neutral coasters one is swamp, or all', () => {
    const reach = (swampCoasters: 'one' | 'all', pieces: Record<string, string>) =>
      lay({
        options: { map: 'duelSquare', swamps: true, swampCoasters },
        pieces: { ...pieces, A9: '0 village', B1: '1 village' },
      });
    for (const swampCoasters of ['one', 'all'] as const) {
      expect(reach(swampCoasters, { A2: '0 tank' }).reach('A2')).not.toContain('C5');
    }
    expect(reach('one', { A5: '0 tank' }).reach('A5')).toContain('D4');
    expect(reach('all', { A5: '0 tank' }).reach('A5')).not.toContain('D4');
  });

  test.each([
    ['duelLong', 2, 'C', {}],
    ['duelSquare', 2, 'C', { map: 'duelSquare' }],
    ['square3', 3, 'D', {}],
    ['cross', 4, 'E', {}],
    ['ring', 4, 'I', { map: 'ring' }],
    ['goldFar', 2, 'C', { scenario: 'goldMountain', map: 'goldFar' }],
    ['goldOffset', 2, 'C', { scenario: 'goldMountain' }],
    ['goldSquare', 3, 'D', { scenario: 'goldMountain' }],
  ] as const)('R17.1 the swamp of %s is nobody’s home', (map, players, letter, options) => {
    const neutral = { duelSquare: [1, 1, 1, 1], goldOffset: [], goldFar: [], goldSquare: [] }[map as string] ?? [1, 1];
    const initiative = [6, 1, 1, 1].slice(0, players);
    const { state } = dealt({ ...options, swamps: true }, players, [...neutral, ...initiative]);
    expect(state.map).toBe(map);
    const [swamp] = mapTable(map).swamps as [number];
    expect('ABCDEFGHI'[swamp]).toBe(letter);
    expect(state.homes[swamp]).toBe('neutral');
  });
});
