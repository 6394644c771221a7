import { modules } from '../index';
import { legalMoves } from '../kit/move';
import { seatsOf } from '../kit/seat';
import { CARD_IDS, CARDS, isTreasure } from './data/cards';
import { colossalCave } from './game';
import { dealt } from './testing';

describe('the deal', () => {
  test('R0 the game is for three or four', () => {
    expect(colossalCave.players).toMatchObject({ min: 3, max: 4 });
    expect(modules).toContain(colossalCave);
  });

  test('S1 the first seat is the named one, the host, or any by chance', () => {
    expect(dealt(4, { firstPlayer: 'seat:2' }).turn).toBe('2');
    expect(dealt(4, { firstPlayer: 'host' }).turn).toBe('0');
    const random = Array.from({ length: 60 }, (_, n) => dealt(4, { firstPlayer: 'random' }, `first ${n}`).turn);
    expect([...new Set(random)].sort()).toEqual(['0', '1', '2', '3']);
  });

  test('S2 the deck has 72 cards: 15 treasures, 12 items, 30 actions, 15 reactions', () => {
    const count = (type: string) => CARD_IDS.filter((card) => CARDS[nameOf(card)]?.type === type).length;
    expect(CARD_IDS).toHaveLength(72);
    expect(['treasure', 'item', 'action', 'reaction'].map(count)).toEqual([15, 12, 30, 15]);
    expect(new Set(CARD_IDS).size).toBe(72);
  });

  test('S2 without The Cave Is Closing the deck has 71', () => {
    expect(allCards(dealt(3, { caveClosing: false }))).toHaveLength(71);
    expect(allCards(dealt(3, { caveClosing: true }))).toHaveLength(72);
  });

  test('S3a everybody is dealt three cards, the rest is the draw pile', () => {
    const table = dealt(4);
    expect(seatsOf(4).map((seat) => table.hand(seat).length)).toEqual([3, 3, 3, 3]);
    expect(table.draw).toHaveLength(60);
    expect(dealt(4, {}, 'another deal').hand('0')).not.toEqual(table.hand('0'));
  });

  test('S3b quick start deals one treasure and three other cards; the other treasures lie in the draw pile', () => {
    const table = dealt(3, { quickStart: true });
    for (const seat of seatsOf(3)) {
      expect(table.hand(seat)).toHaveLength(4);
      expect(table.hand(seat).filter(isTreasure)).toHaveLength(1);
    }
    expect(table.draw.filter(isTreasure)).toHaveLength(12);
    expect(table.draw.slice(0, 12).every(isTreasure)).toBe(false);
    expect(table.draw.slice(-12).every(isTreasure)).toBe(false);
  });

  test('S4 nothing is discarded, carried, deposited or closed; nobody is dead or passes by order', () => {
    const table = dealt(3);
    expect(table.state).toMatchObject({ discard: [], closing: null, stack: [], window: null, pending: null });
    for (const seat of seatsOf(3)) {
      expect(table.player(seat)).toEqual({ room: 'wellHouse', dead: false, conceded: false, inv: [], deposited: [] });
      expect(table.view(seat).myStanding).toEqual({
        moves: 'ask',
        plays: 'ask',
        evenIfTargeted: false,
        until: 'forever',
      });
    }
  });

  test('S5 turn 1 begins with the first seat at the step draw', () => {
    const table = dealt(3, { firstPlayer: 'seat:1' });
    expect(table.state).toMatchObject({ turnNo: 1, turn: { seat: '1', step: 'draw', playsLeft: 1, over: false } });
    expect(legalMoves(colossalCave.moves, table.view('1'), '1').map(({ move }) => move)).toEqual(['draw', 'skipDraw']);
    expect(table.moves('0')).toEqual([]);
  });
});

const nameOf = (card: string) => card.replace(/-\d$/, '') as keyof typeof CARDS;

function allCards(table: ReturnType<typeof dealt>): string[] {
  return [...table.draw, ...table.state.seats.flatMap((seat) => table.hand(seat))];
}
