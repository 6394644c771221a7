import { crystalCityCatan } from '../game';
import { bundle, lay } from '../testing';

describe('R12 the end', () => {
  test.each([
    ['buildSuburb', ['R', 1], { cap: 'Citadel', L: 'Stronghold', road: { L: 3, R: 1 } }],
    ['grow', ['L', 3], { cap: 'Citadel', L: 'Township', R: 'Village', road: { L: 3 } }],
    ['buildHospital', ['L'], { cap: 'Citadel', L: 'Stronghold' }],
    ['buildArmory', ['L'], { cap: 'Citadel', L: 'City', R: 'Settlement' }],
  ] as const)('R12.1 %s that reaches the goal ends the match at once', (move, args, place) => {
    const table = lay({ P0: { ...(place as object), corners: 3 } });
    expect(table.state.result).toBeNull();
    table.act('0', move, ...args);
    expect(table.state.result).toMatchObject({ reason: 'points', winners: ['0'], points: { '0': 12 } });
    expect(table.told('won')).toEqual([{ seat: '0', points: 12 }]);
  });

  test.each([
    [8, false],
    [7, true],
  ])('R12.1 with a goal of 8 a build to %i points leaves the match open: %s', (points, open) => {
    const R = points === 8 ? 'Village' : 'Settlement';
    const table = lay({
      options: { victoryPoints: 8 },
      P0: { cap: 'Stronghold', R, road: { L: 1 }, corners: 3 },
    });
    table.act('0', 'buildSuburb', 'L', 1);
    expect(table.state.result === null).toBe(open);
  });

  test('R12.2 points lost to an Epidemic are gone', () => {
    const table = lay({ step: 'roll', P0: { cap: 'Stronghold', L: 'Citadel', road: { L: 3 } } });
    table.roll(1, 4);
    expect(table.state.result).toBeNull();
    table.act('0', 'concede');
    expect(table.state.result).toMatchObject({ points: { '0': 2 } });
  });

  test.each([
    ['City', '0'],
    ['Village', '1'],
  ] as const)('R12.3 at the turn limit more points win: a %s against a Township and a Settlement', (cap, winner) => {
    const table = lay({
      options: { turnLimit: 50 },
      turnNo: 50,
      P0: { cap, L: 'Village' },
      P1: { cap: 'Township', L: winner === '1' ? 'Village' : 'Settlement' },
    });
    table.act('0', 'endTurn');
    expect(table.state.result).toMatchObject({ reason: 'turnLimit', winners: [winner] });
  });

  test.each([
    [50, 49],
    [0, 1000],
  ])('R12.3 with a limit of %i turn %i is followed by another', (turnLimit, turnNo) => {
    const table = lay({ options: { turnLimit }, turnNo });
    table.act('0', 'endTurn');
    expect(table.state).toMatchObject({ result: null, turnNo: turnNo + 1 });
  });

  test('R12.4 either player may concede at any step; the other wins', () => {
    for (const seat of ['0', '1']) {
      for (const step of ['roll', 'build'] as const) {
        const table = lay({ step });
        table.act(seat, 'concede');
        expect(table.state.result).toMatchObject({ reason: 'concede', winners: [seat === '0' ? '1' : '0'] });
      }
    }
  });

  test('R12.4 with the match every open offer and every decision that is owed are gone', () => {
    const offered = lay().act('0', 'offerTrade', bundle('M'), bundle('F')).act('1', 'concede');
    expect(offered.state).toMatchObject({ step: 'over', trade: null });
    const asked = lay({ step: 'roll' }).roll(3, 1).act('1', 'concede');
    expect(asked.state).toMatchObject({ step: 'over', need: { '0': null, '1': null } });
    expect(asked.view('0').stages).toEqual({});
  });

  test('R12.5 the result is that of the match, and after it every move is refused', () => {
    const table = lay({ P0: { corners: 3 } });
    table.act('1', 'concede');
    expect(crystalCityCatan.course(table.state).result).toEqual(table.state.result);
    for (const [move, args] of [
      ['buildRoad', ['L', 1]],
      ['rollDice', []],
      ['concede', []],
      ['gain', [null]],
    ] as const) {
      expect(table.refused('0', move, ...args)).toBe('GAME_OVER');
    }
    expect([table.moves('0'), table.moves('1')]).toEqual([[], []]);
  });

  test('R12.6 a player without anything can still end the turn', () => {
    const table = lay({ P0: { corners: 0, stock: { 1: 0, 2: 0, 3: 0 } } });
    expect(table.moves('0')).toEqual(['endTurn']);
  });
});
