import { blanks, lay } from '../testing';

describe('leaving, limits and the closing', () => {
  test('X36 a conceding player discards hand and inventory, keeps deposits and is skipped; the last player wins', () => {
    const table = lay({
      P0: { hand: blanks(1) },
      P1: { hand: blanks(5).slice(1), inv: ['blackRod', 'goldNugget'], deposited: ['diamonds'] },
    });
    table.act('1', 'concede');
    expect(table.discard).toHaveLength(6);
    expect(table.discard.slice(4)).toEqual(['blackRod', 'goldNugget']);
    expect(table.player('1')).toEqual({ room: null, dead: false, conceded: true, inv: [], deposited: ['diamonds'] });
    expect(table.turn).toBe('0');
    table.act('0', 'doNothing');
    expect(table.turn).toBe('2');
    table.act('2', 'skipDraw').act('2', 'stay').act('2', 'doNothing');
    expect(table.turn).toBe('0');
    expect(table.state.result).toBeNull();
    table.act('2', 'concede');
    expect(table.state.result).toMatchObject({ reason: 'lastStanding', winners: ['0'] });
  });

  test('X37 round limit: most deposits, then most carried treasures', () => {
    const table = lay({
      players: 4,
      options: { roundLimit: 20 },
      turn: '3',
      turnNo: 80,
      P0: { deposited: ['goldNugget', 'diamonds'] },
      P1: { deposited: ['rareCoins', 'jewelry'], inv: ['silverBars'] },
      P2: { deposited: ['persianRug'], inv: ['treasureChest', 'glisteningPearl', 'mingVase'] },
    });
    table.act('3', 'doNothing');
    expect(table.state.result).toMatchObject({ reason: 'roundLimit', winners: ['1'] });
    expect(table.state.turnNo).toBe(80);
  });

  test('X41 the closing cave ends by itself at the beginning of turn 16', () => {
    const table = lay({ turnNo: 7, options: { closingRounds: 3 }, P0: { hand: ['caveClosing'] } });
    table.act('0', 'playCard', 'caveClosing').settle();
    expect(table.state.closing).toMatchObject({ endsAtTurn: 16, words: { 0: 0, 1: 0, 2: 0 } });
    while (table.state.turnNo < 15) table.timeOut();
    for (let decision = 0; decision < 2; decision++) {
      expect(table.state.closing).not.toBeNull();
      expect(table.state.turnNo).toBe(15);
      table.timeOut();
    }
    while (table.state.turnNo < 16) table.timeOut();
    expect(table.state.closing).toBeNull();
    expect(table.discard.at(-1)).toBe('caveClosing');
    expect(table.step).toBe('draw');
  });
});
