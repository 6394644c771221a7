import { boardgameOf } from '../../engine/boardgame';
import { crystalCityCatan } from '../game';
import { rollNumberDice } from '../rules/numberDice';
import { dealt, lay } from '../testing';

describe('setup', () => {
  test('E1 S5 dice that repeat a lower index are rolled again until all four differ', () => {
    const rolls = [3, 3, 5, 3, 5, 1, 6];
    const random = { die: () => rolls.shift() as number, shuffle: <T>(items: readonly T[]) => [...items] };
    expect(rollNumberDice(random)).toEqual([
      [3, 3, 5, 3],
      [3, 5, 5, 1],
      [3, 5, 6, 1],
    ]);
    expect(rolls).toEqual([]);
  });

  test('E2 S4 a sealed layout is seen by its owner alone, and is sent once', () => {
    const table = dealt();
    table.act('0', 'placePools', ['M', 'F', 'C', 'T']);
    for (const audience of ['1', null]) {
      expect(table.view(audience).committed).toEqual({ '0': true, '1': false });
      expect(table.view(audience).mySealed).toBeNull();
      expect(table.view(audience).colonies['0']?.corner).toBeNull();
    }
    expect(table.view('0').mySealed).toEqual({ kind: 'layout', resources: ['M', 'F', 'C', 'T'] });
    expect(table.refused('0', 'placePools', ['M', 'F', 'C', 'T'])).toBe('ALREADY_COMMITTED');
    expect(table.refused('1', 'placePools', ['M', 'F', 'C', 'T'])).toBeNull();
  });

  test('E3 S7 a tie is rolled again; S8 the winner may let the other player start', () => {
    const table = dealt({ poolLayout: 'standard' }, [1, 2, 3, 4, 1, 2, 3, 4]);
    table.act('0', 'assignDice', [1, 2, 3, 4]).dice(4, 3, 6, 1, 2, 2, 5, 1).act('1', 'assignDice', [1, 2, 3, 4]);
    expect(table.state).toMatchObject({ step: 'order', offWinner: '1' });
    expect(table.state.setupRolls.off).toEqual([
      { '0': [4, 3], '1': [6, 1] },
      { '0': [2, 2], '1': [5, 1] },
    ]);
    expect(table.refused('0', 'chooseOrder', true)).toBe('NOT_YOUR_TURN');
    table.act('1', 'chooseOrder', false);
    expect(table.state).toMatchObject({ step: 'roll', firstPlayer: '0', active: '0', turnNo: 1 });
  });

  test('E31 options outside the table, unknown ones and a third player are refused by name', () => {
    const refused = (setup: unknown, players = 2) =>
      boardgameOf(crystalCityCatan).validateSetupData?.(setup as never, players);
    expect(refused({ victoryPoints: 15 })).toBe('BAD_OPTION:victoryPoints');
    expect(refused({ victoryPoints: '12' })).toBe('BAD_OPTION:victoryPoints');
    expect(refused({ harbours: 3 })).toBe('UNKNOWN_OPTION:harbours');
    expect(refused({}, 3)).toBe('BAD_PLAYER_COUNT');
    expect(refused({ victoryPoints: 8 })).toBeUndefined();
  });

  test('E36 other options: six trios, given layouts, no trades, eight points', () => {
    const options = { trios: 6, poolLayout: 'standard', playerTrades: false, victoryPoints: 8 } as const;
    const table = dealt(options, [1, 2, 3, 4, 1, 2, 3, 4]);
    expect(table.state.step).toBe('numbers');
    for (const seat of ['0', '1']) {
      expect(table.colony(seat).stock).toEqual({ 1: 5, 2: 6, 3: 6 });
      expect(table.colony(seat).corner).toEqual({ NW: 'M', NE: 'F', SW: 'C', SE: 'T' });
    }
    const later = lay({ options, P0: { cap: 'Citadel', L: 'Settlement', corners: 3 } });
    const [give, get] = [
      { M: 1, F: 0, C: 0, T: 0 },
      { M: 0, F: 1, C: 0, T: 0 },
    ];
    expect(later.refused('0', 'offerTrade', give, get)).toBe('TRADES_OFF');
    later.act('0', 'buildRoad', 'R', 1);
    expect(later.state.result).toBeNull();
    later.act('0', 'buildSuburb', 'R', 1);
    expect(later.state.result).toMatchObject({ reason: 'points', winners: ['0'], points: { '0': 8, '1': 1 } });
  });
});
