import { checkPlayers } from '../../kit/options';
import { isTreasure } from '../data/cards';
import { dealt } from '../testing';

describe('the deal', () => {
  test('X1 three players: 3 cards each, 63 in the draw pile, everybody in the Well House, step draw', () => {
    const table = dealt(3, { firstPlayer: 'random' });
    for (const seat of ['0', '1', '2']) {
      expect(table.hand(seat)).toHaveLength(3);
      expect(table.player(seat)).toEqual({ room: 'wellHouse', dead: false, conceded: false, inv: [], deposited: [] });
    }
    expect(table.draw).toHaveLength(63);
    expect(table.discard).toEqual([]);
    expect(table.step).toBe('draw');
  });

  test('X2 quick start with four: 4 cards each with exactly one treasure, draw pile 56 with 11 treasures', () => {
    const table = dealt(4, { quickStart: true });
    for (const seat of ['0', '1', '2', '3']) {
      expect(table.hand(seat)).toHaveLength(4);
      expect(table.hand(seat).filter(isTreasure)).toHaveLength(1);
    }
    expect(table.draw).toHaveLength(56);
    expect(table.draw.filter(isTreasure)).toHaveLength(11);
  });

  test('X3 one, two, five and six players are refused', () => {
    const range = { min: 3, max: 4 };
    for (const players of [1, 2, 5, 6]) {
      expect(checkPlayers(range, players)).toEqual({ code: 'BAD_PLAYER_COUNT', params: range });
    }
    for (const players of [3, 4]) expect(checkPlayers(range, players)).toBeUndefined();
  });

  test('X55 without The Cave Is Closing, four players: 71 cards, draw pile 59, the card nowhere', () => {
    const table = dealt(4, { caveClosing: false });
    const hands = ['0', '1', '2', '3'].flatMap((seat) => table.hand(seat));
    expect(table.draw).toHaveLength(59);
    expect([...hands, ...table.draw]).toHaveLength(71);
    expect([...hands, ...table.draw]).not.toContain('caveClosing');
  });
});
