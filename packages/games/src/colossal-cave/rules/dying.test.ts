import { blanks, lay, type Place } from '../testing';
import { die } from './dying';

const kill = (place: Place) =>
  lay({ players: 4, P0: { hand: ['bottomlessPit-1'] }, P1: { hand: blanks(2) }, P2: { room: 'y2', ...place } })
    .act('0', 'playCard', 'bottomlessPit-1', { target: '2' })
    .settle();

describe('death', () => {
  test('R12.1 the dead lose the hand, then their carried treasures, each in its order; the rest stays', () => {
    const hand = ['dontKnow-1', 'stealAKeeper-1'];
    const table = kill({ hand, inv: ['emerald', 'blackRod', 'jewelry'], deposited: ['goldNugget'] });
    expect(table.discard).toEqual([...hand, 'emerald', 'jewelry', 'bottomlessPit-1']);
    expect(table.player('2')).toEqual({
      room: null,
      dead: true,
      conceded: false,
      inv: ['blackRod'],
      deposited: ['goldNugget'],
    });
    expect(table.hand('1')).toHaveLength(2);
  });

  test('R12.2 the dead have no room and no hand, and drop cards when required', () => {
    const table = kill({ inv: ['blackRod'] });
    expect(table.view(null).handCounts['2']).toBe(0);
    const drop = lay({
      P0: { hand: ['carryingTooMuch'] },
      P2: { room: 'dead', inv: ['blackRod', 'setOfKeys', 'littleAxe'] },
    });
    drop.act('0', 'playCard', 'carryingTooMuch').settle();
    expect(drop.view(null).stages).toEqual({ 2: 'drop' });
  });

  test('R12.3 they return at their own turn with three cards and draw one as usual', () => {
    const table = kill({});
    table.act('1', 'skipDraw').act('1', 'stay').act('1', 'doNothing');
    expect(table.turn).toBe('2');
    expect(table.player('2')).toMatchObject({ room: 'wellHouse', dead: false });
    table.act('2', 'draw');
    expect(table.hand('2')).toHaveLength(4);
  });

  test('R12.4 if the turn player died, the turn would be over', () => {
    const table = lay({ P0: { room: 'y2', inv: ['emerald'] } });
    die(table.state, '0');
    expect(table.state.turn.over).toBe(true);
    expect(table.discard).toEqual(['emerald']);
  });

  test('R12.4 nobody dies in the own turn: the cards that kill are aimed at others', () => {
    for (const card of ['bottomlessPit-1', 'angryDwarfKnife']) {
      const table = lay({ P0: { room: 'y2', hand: [card] }, P1: { room: 'y2' } });
      expect(table.refused('0', 'playCard', card, { target: '0' })).toBe('BAD_TARGET');
    }
  });
});
