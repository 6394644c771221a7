import { reveal } from '../../kit/secret';
import { lay } from '../testing';

describe('the end', () => {
  test('E28 the goal is reached with a build, in the middle of the turn', () => {
    const table = lay({
      P0: { cap: 'Citadel', L: 'Fort', R: 'Settlement', pools: { NW: 2, NE: 2 } },
    });
    table.act('0', 'buildArmory', 'L');
    expect(table.state.result).toEqual({ reason: 'points', winners: ['0'], points: { '0': 13, '1': 1 } });
    expect(table.state.step).toBe('over');
  });

  test('E29 equal points at the turn limit are a draw', () => {
    const equal = { cap: 'Citadel', L: 'Settlement' } as const;
    const table = lay({ options: { turnLimit: 50 }, turnNo: 50, P0: equal, P1: equal });
    table.act('0', 'endTurn');
    expect(table.state.result).toEqual({ reason: 'turnLimit', winners: [], points: { '0': 7, '1': 7 } });
  });

  test('E37 conceding while the other decides ends the match at once; nothing stays sealed', () => {
    const table = lay({ step: 'roll' });
    table.roll(3, 5).act('1', 'gain', 'NW');
    expect(table.view('1').mustDecide).toBe(false);
    expect(reveal(table.state.sealed)['1']).toEqual({ kind: 'gain', pool: 'NW' });
    table.act('1', 'concede');
    expect(table.state.result).toMatchObject({ reason: 'concede', winners: ['0'] });
    expect(reveal(table.state.sealed)).toEqual({ '0': null, '1': null });
    expect(table.view('1').mySealed).toBeNull();
  });
});
