import { MAP_IDS, mapTable } from './data/maps';
import { dealt, type LaidTable } from './testing';

describe('the deal', () => {
  test('4.1, 4.2, R3.1 homes go to the seats clockwise from the rotation', () => {
    const homes = (homeRotation: 0 | 1 | 2 | 3 | 'random', players: number, ...dice: number[]) =>
      dealt({ homeRotation }, players, [...dice, 6, 1, 1, 1]).state.homes;
    expect(homes(0, 2)).toEqual(['0', '1']);
    expect(homes(1, 2)).toEqual(['1', '0']);
    expect(homes(3, 4)).toEqual(['3', '0', '1', '2']);
    expect(homes('random', 3, 1)).toEqual(['0', '1', '2']);
    expect(homes('random', 3, 3)).toEqual(['2', '0', '1']);
  });

  test.each([5, 7, 10])(
    '4.3 no grain, and a stash of %i pyramids of each size for each player and in black',
    (stashes) => {
      const { state } = dealt({ stashes }, 2, [6, 1]);
      const full = { small: stashes, medium: stashes, large: stashes };
      for (const player of Object.values(state.players))
        expect(player).toMatchObject({ grain: 0, silo: false, stock: full });
      expect(state.black).toEqual(full);
    },
  );

  test('4.3 the colours are those of the options, by seat', () => {
    const colours = (table: LaidTable) => Object.values(table.state.players).map(({ colour }) => colour);
    expect(colours(dealt({}, 3, [6, 1, 1]))).toEqual(['green', 'red', 'yellow']);
    expect(colours(dealt({ colours: ['blue', 'green'] }, 2, [6, 1]))).toEqual(['blue', 'green']);
  });

  test('4.4 the Gold Mountain stands from the start', () => {
    expect(dealt({ scenario: 'goldMountain' }, 2, [6, 1]).pieces()).toMatchObject({ C5: 'goldMountain' });
  });

  test('4.5, R3.7 on a neutral coaster chance places a free village, then a mountain, neither on the centre', () => {
    expect(dealt({ map: 'duelLong' }, 2, [5, 5, 6, 1]).pieces()).toEqual({ C6: 'freeVillage', C7: 'mountain' });
    expect(dealt({ map: 'duelLong' }, 2, [8, 1, 6, 1]).pieces()).toEqual({ C9: 'freeVillage', C1: 'mountain' });
    expect(dealt({ map: 'duelSquare' }, 2, [1, 1, 8, 7, 6, 1]).pieces()).toEqual({
      C1: 'freeVillage',
      C2: 'mountain',
      D9: 'freeVillage',
      D8: 'mountain',
    });
  });

  test('4.5, R3.7 players may place what stands on neutral coasters: in turn, after all mountains at home', () => {
    const table = dealt({ map: 'duelSquare', neutralPlacing: 'players' }, 2, [1, 6]);
    expect(table.pieces()).toEqual({});
    expect(table.state.setup?.queue.map(({ seat, task, coaster }) => `${seat} ${task} ${coaster ?? 'home'}`)).toEqual([
      ...['1 freeVillage home', '0 freeVillage home', '1 mountain home', '0 mountain home'],
      ...['1 freeVillage 2', '0 mountain 2', '1 freeVillage 3', '0 mountain 3', '0 village home', '1 village home'],
    ]);
    expect(dealt({ scenario: 'goldMountain', neutralPlacing: 'players' }, 2, [6, 1]).state.setup?.queue).toHaveLength(
      6,
    );
  });

  test('R3.1 on larger maps every player has two homes', () => {
    for (const [map, players, homes] of [
      ['duelWide', 2, '0 0 1 1'],
      ['triangleLarge', 3, '0 0 1 1 2 2'],
      ['ring', 4, '0 1 2 3 0 1 2 3 neutral'],
    ] as const) {
      expect(dealt({ map, neutralPlacing: 'players' }, players, [6, 1, 1, 1]).state.homes.join(' ')).toBe(homes);
    }
  });

  test('4.6, 4.7 the highest roll begins; free villages and mountains clockwise, villages in reverse', () => {
    const { setup, active, step } = dealt({}, 3, [1, 6, 3]).state;
    expect(setup?.order).toEqual(['1', '2', '0']);
    expect(setup?.queue.map(({ seat, task }) => `${seat} ${task}`)).toEqual([
      ...['1 freeVillage', '2 freeVillage', '0 freeVillage', '1 mountain', '2 mountain', '0 mountain'],
      ...['0 village', '2 village', '1 village'],
    ]);
    expect([active, step]).toEqual(['1', 'freeVillage']);
  });

  test('4.8, R3.6 with enemyPlaced nobody places a village of their own, but for the extra one', () => {
    const villages = (players: number, scenario: 'standard' | 'goldMountain') =>
      dealt({ startVillage: 'enemyPlaced', scenario }, players, [6, 1, 1])
        .state.setup?.queue.filter(({ task }) => task === 'village')
        .map(({ seat }) => seat);
    expect(villages(2, 'standard')).toEqual([]);
    expect(villages(3, 'goldMountain')).toEqual(['1']);
  });

  test.each(MAP_IDS)('section 2: the map %s is for so many players and scenarios only', (map) => {
    const { players, scenario, coasters } = mapTable(map);
    const homes = coasters.flatMap(({ role }) => (typeof role === 'number' ? [role] : []));
    expect([...new Set(homes)].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
    expect(['standard', 'goldMountain', 'metropolis']).toContain(scenario);
  });
});

describe('R3.2–R3.5 the placements', () => {
  test('R3.2 a free village on the next home clockwise, anywhere but its centre', () => {
    const table = dealt({}, 3, [6, 1, 1]);
    const around = (letter: string) => [1, 2, 3, 4, 6, 7, 8, 9].map((digit) => [`${letter}${digit}`]);
    expect(table.choices('0', 'placeFreeVillage')).toEqual(around('B'));
    expect(table.refused('0', 'placeFreeVillage', 'A1')).toBe('WRONG_COASTER');
    expect(table.refused('0', 'placeFreeVillage', 'C5')).toBe('WRONG_COASTER');
    expect(table.refused('0', 'placeFreeVillage', 'B5')).toBe('CENTRE');
    expect(table.refused('0', 'placeFreeVillage', 'D1')).toBe('BAD_ARG');
    table.act('0', 'placeFreeVillage', 'B1').act('1', 'placeFreeVillage', 'C1');
    expect(table.choices('2', 'placeFreeVillage')).toEqual(around('A'));
  });

  test('R3.2 in the Metropolis, on either of the next player’s coasters', () => {
    const table = dealt({ scenario: 'metropolis' }, 4, [6, 1, 1, 1]);
    expect(table.refused('0', 'placeFreeVillage', 'B1')).toBeNull();
    expect(table.refused('0', 'placeFreeVillage', 'F1')).toBeNull();
    expect(table.refused('0', 'placeFreeVillage', 'I1')).toBe('WRONG_COASTER');
  });

  const atMountains = () => dealt({}, 2, [6, 1]).act('0', 'placeFreeVillage', 'B2').act('1', 'placeFreeVillage', 'A2');

  test('R3.3 a mountain on one’s own home, not on the centre, or none', () => {
    const table = atMountains();
    expect(table.refused('0', 'placeMountain', 'B1')).toBe('WRONG_COASTER');
    expect(table.refused('0', 'placeMountain', 'A5')).toBe('CENTRE');
    expect(table.refused('0', 'placeMountain', 'A2')).toBe('OCCUPIED');
    expect(table.refused('0', 'placeMountain', 'C1')).toBe('BAD_ARG');
    expect(table.changes(() => table.act('0', 'skipMountain'))).toEqual({});
    expect(table.changes(() => table.act('1', 'placeMountain', 'B3'))).toEqual({ B3: 'mountain' });
    expect(table.told('mountainSkipped')).toEqual([{ seat: '0' }]);
    expect(table.told('mountainPlaced')).toEqual([{ seat: '1', at: 11 }]);
    expect(table.told('freeVillagePlaced')).toEqual([
      { seat: '0', at: 10 },
      { seat: '1', at: 1 },
    ]);
  });

  test('R3.4 a first village on one’s own home, away from villages of that coaster, not of others', () => {
    const table = atMountains().act('0', 'skipMountain').act('1', 'skipMountain');
    expect(table.refused('1', 'placeVillage', 'A9')).toBe('WRONG_COASTER');
    expect(table.refused('1', 'placeVillage', 'B5')).toBe('CENTRE');
    expect(table.refused('1', 'placeVillage', 'B2')).toBe('OCCUPIED');
    expect(table.refused('1', 'placeVillage', 'C1')).toBe('BAD_ARG');
    // B7 touches A2 across the border.
    expect(table.choices('1', 'placeVillage')).toEqual([['B7'], ['B8'], ['B9']]);
    expect(table.refused('1', 'placeVillage', 'B1')).toBe('SPACING');
  });

  test('R3.4 mountains and cities-to-be do not matter for the distance', () => {
    const table = atMountains().act('0', 'skipMountain').act('1', 'placeMountain', 'B8');
    expect(table.choices('1', 'placeVillage')).toEqual([['B7'], ['B9']]);
  });

  const atExtraVillage = (free: string, first: string) => {
    const table = dealt({ scenario: 'goldMountain' }, 3, [6, 1, 1]).act('0', 'placeFreeVillage', free);
    table.act('1', 'placeFreeVillage', 'C1').act('2', 'placeFreeVillage', 'A1');
    for (const seat of ['0', '1', '2']) table.act(seat, 'skipMountain');
    return table.act('2', 'placeVillage', 'C9').act('1', 'placeVillage', first).act('0', 'placeVillage', 'A9');
  };

  test('R3.5 where no square is far enough, the extra village may stand anywhere else', () => {
    const roomy = atExtraVillage('B1', 'B9');
    expect(roomy.choices('1', 'placeVillage')).toEqual([['B3'], ['B7']]);
    const crowded = atExtraVillage('B4', 'B6');
    expect(crowded.choices('1', 'placeVillage')).toEqual([['B1'], ['B2'], ['B3'], ['B7'], ['B8'], ['B9']]);
    expect(crowded.refused('1', 'placeVillage', 'B5')).toBe('CENTRE');
    expect(crowded.refused('1', 'placeVillage', 'B4')).toBe('OCCUPIED');
  });

  test('R3.6 the free village on one’s home becomes one’s own after the last mountain', () => {
    const table = dealt({ startVillage: 'enemyPlaced' }, 2, [6, 1]);
    table.act('0', 'placeFreeVillage', 'B3').act('1', 'placeFreeVillage', 'A7').act('0', 'skipMountain');
    expect(table.pieces()).toEqual({ A7: 'freeVillage', B3: 'freeVillage' });
    table.dice(6, 1, 5).act('1', 'skipMountain');
    expect(table.pieces()).toEqual({ A7: '0 village', B3: '1 village' });
    expect(table.told('villageAdopted')).toEqual([
      { seat: '0', at: 6 },
      { seat: '1', at: 11 },
    ]);
    expect(table.state.players['0']?.stock.medium).toBe(4);
    expect(table.state.black.medium).toBe(5);
  });

  test('4.9 the last placement begins round 1 with a new roll; nobody is out before', () => {
    const table = atMountains().act('0', 'skipMountain').act('1', 'skipMountain').act('1', 'placeVillage', 'B9');
    expect(table.told('initiative').map(({ round }) => round)).toEqual([0]);
    table.dice(2, 3, 5).act('0', 'placeVillage', 'A9');
    expect(table.told('initiative').map(({ round, first }) => [round, first])).toEqual([
      [0, '0'],
      [1, '1'],
    ]);
    expect(table.told('villagePlaced')).toEqual([
      { seat: '1', at: 17 },
      { seat: '0', at: 8 },
    ]);
    expect(table.state).toMatchObject({ setup: null, active: '1', round: { number: 1, order: ['1', '0'] } });
  });
});

describe('R3.7 placements on neutral coasters', () => {
  const atNeutral = () => {
    const table = dealt({ map: 'duelLong', neutralPlacing: 'players' }, 2, [6, 1]);
    table.act('0', 'placeFreeVillage', 'B2').act('1', 'placeFreeVillage', 'A2');
    return table.act('0', 'skipMountain').act('1', 'skipMountain');
  };

  test('R3.7 a free village goes on that coaster and on no other, not on its centre', () => {
    const table = atNeutral();
    expect(table.state).toMatchObject({ active: '0', step: 'freeVillage' });
    expect(table.choices('0', 'placeFreeVillage').flat()).toEqual([1, 2, 3, 4, 6, 7, 8, 9].map((digit) => `C${digit}`));
    expect(table.refused('0', 'placeFreeVillage', 'B1')).toBe('WRONG_COASTER');
    expect(table.refused('0', 'placeFreeVillage', 'C5')).toBe('CENTRE');
    expect(table.changes(() => table.act('0', 'placeFreeVillage', 'C3'))).toEqual({ C3: 'freeVillage' });
  });

  test('R3.7 its mountain has to be placed, and then villages follow', () => {
    const table = atNeutral().act('0', 'placeFreeVillage', 'C3');
    expect(table.state).toMatchObject({ active: '1', step: 'mountain' });
    expect(table.moves('1')).toEqual(['placeMountain']);
    expect(table.refused('1', 'skipMountain')).toBe('MOUNTAIN_DUE');
    expect(table.refused('1', 'placeMountain', 'B1')).toBe('WRONG_COASTER');
    expect(table.refused('1', 'placeMountain', 'C3')).toBe('OCCUPIED');
    expect(table.byDefault('1')).toEqual({ move: 'placeMountain', args: ['C1'] });
    table.act('1', 'placeMountain', 'C9');
    expect(table.told('mountainPlaced')).toEqual([{ seat: '1', at: 26 }]);
    expect(table.state).toMatchObject({ active: '1', step: 'village' });
    expect(table.refused('1', 'placeVillage', 'C1')).toBe('WRONG_COASTER');
    expect(table.refused('1', 'placeVillage', 'B9')).toBeNull();
  });

  test('R3.6, R3.7 nobody adopts a village that was placed there', () => {
    const table = dealt({ map: 'duelLong', neutralPlacing: 'players', startVillage: 'enemyPlaced' }, 2, [6, 1]);
    table.act('0', 'placeFreeVillage', 'B3').act('1', 'placeFreeVillage', 'A7');
    table.act('0', 'skipMountain').act('1', 'skipMountain').act('0', 'placeFreeVillage', 'C3');
    expect(table.told('villageAdopted')).toEqual([]);
    table.dice(6, 1, 5).act('1', 'placeMountain', 'C9');
    expect(table.pieces()).toEqual({ A7: '0 village', B3: '1 village', C3: 'freeVillage', C9: 'mountain' });
  });

  test('R18.1 the placements there of a player who gives up pass to the next player', () => {
    const options = { map: 'ring', neutralPlacing: 'players' } as const;
    const table = dealt(options, 4, [1, 6, 1, 1]).act('2', 'concede');
    expect(table.state.setup?.queue.filter(({ coaster }) => coaster !== undefined)).toEqual([
      { seat: '1', task: 'freeVillage', coaster: 8 },
      { seat: '3', task: 'mountain', coaster: 8 },
    ]);
  });
});
