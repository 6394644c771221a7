import { blanks, lay } from '../testing';

describe('the course of a turn', () => {
  test('T1 The Cave Is Closing ends at the beginning of the turn it ends at, not before', () => {
    const table = lay({ step: 'limit', turnNo: 4, closing: { endsAtTurn: 6 }, P0: { hand: blanks(8) } });
    table.act('0', 'discardCard', table.hand('0')[0]);
    expect(table.state.turnNo).toBe(5);
    expect(table.state.closing).not.toBeNull();
    while (table.state.turnNo < 6) table.timeOut();
    expect(table.state.closing).toBeNull();
    expect(table.discard.at(-1)).toBe('caveClosing');
  });

  test('T1 without an end of its own the closing stays', () => {
    const table = lay({ turnNo: 50, closing: { endsAtTurn: null } });
    while (table.state.turnNo < 56) table.timeOut();
    expect(table.state.closing).not.toBeNull();
  });

  test('T2 a dead player returns at the own turn with three cards, then may draw as usual', () => {
    const table = lay({ P1: { room: 'dead', inv: ['blackRod'] } });
    expect(table.player('1').room).toBeNull();
    table.act('0', 'doNothing');
    expect(table.player('1')).toMatchObject({ room: 'wellHouse', dead: false, inv: ['blackRod'] });
    expect(table.hand('1')).toHaveLength(3);
    expect(table.refused('1', 'draw')).toBeNull();
    expect(table.told('resurrected')).toEqual([{ seat: '1' }]);
  });

  test('T2, R3.2 the three cards come out of the discard pile when the draw pile is empty', () => {
    const discard = blanks(5);
    const table = lay({ P1: { room: 'dead' }, discard, rest: '2' });
    table.act('0', 'doNothing');
    expect(table.hand('1')).toHaveLength(3);
    expect(table.draw).toHaveLength(2);
  });

  test('T3 orders until the own turn go back to asking, orders for ever stay, those of others too', () => {
    const passing = { moves: 'pass', plays: 'pass', evenIfTargeted: true } as const;
    const table = lay({
      P1: { standing: { ...passing, until: 'myTurn' } },
      P2: { standing: { ...passing, until: 'myTurn' } },
      P0: { standing: { ...passing, until: 'forever' } },
    });
    table.act('0', 'doNothing');
    const asking = { moves: 'ask', plays: 'ask', evenIfTargeted: false, until: 'forever' };
    expect(table.view('1').myStanding).toEqual(asking);
    expect(table.view('2').myStanding).toEqual({ ...passing, until: 'myTurn' });
    while (table.turn !== '0') table.timeOut();
    expect(table.view('0').myStanding).toEqual({ ...passing, until: 'forever' });
  });

  test('T3 a turn begins at the step draw with one play and no ability used', () => {
    const table = lay({ playsLeft: 1 });
    table.act('0', 'doNothing');
    expect(table.state.turn).toEqual({ seat: '1', step: 'draw', playsLeft: 1, over: false, usedAbilities: [] });
  });

  test('T4 draw, move, play, discard: no step is repeated or skipped', () => {
    const table = lay({ step: 'draw', P0: { hand: ['xyzzy-1'] } });
    for (const move of ['stay', 'doNothing', 'drawExtra']) expect(table.refused('0', move)).toBe('WRONG_STEP');
    table.act('0', 'draw');
    for (const move of ['draw', 'skipDraw', 'doNothing']) expect(table.refused('0', move)).toBe('WRONG_STEP');
    expect(table.refused('0', 'playCard', 'xyzzy-1')).toBe('WRONG_STEP');
    table.act('0', 'stay');
    for (const move of ['draw', 'skipDraw', 'stay']) expect(table.refused('0', move)).toBe('WRONG_STEP');
    expect(table.refused('0', 'moveTo', 'cobbleCrawl')).toBe('WRONG_STEP');
  });

  test.each([
    ['playCard', ['xyzzy-1']],
    ['drawExtra', []],
    ['moveExtra', ['hallOfMists']],
    ['doNothing', []],
  ])('T5 %s uses one play, when it has fully ended', (move, args) => {
    const table = lay({ playsLeft: 2, P0: { room: 'cobbleCrawl', hand: ['xyzzy-1'] }, P1: { hand: blanks(1) } });
    table.act('0', move, ...args);
    if (table.state.window) {
      expect(table.state.turn.playsLeft).toBe(2);
      table.settle();
    }
    expect(table.state.turn).toMatchObject({ seat: '0', step: 'play', playsLeft: 1 });
  });

  test('T5 a deposit uses one play', () => {
    const table = lay({ playsLeft: 2, P0: { inv: ['goldNugget'] } });
    table.act('0', 'deposit', 'goldNugget');
    expect(table.state.turn).toMatchObject({ seat: '0', step: 'play', playsLeft: 1 });
  });

  test('T6 a turn cut short goes to the hand limit at once; unused plays are lost', () => {
    const table = lay({
      step: 'move',
      playsLeft: 2,
      P0: { room: 'y2', hand: blanks(8) },
      P1: { hand: ['angryDwarfBlock-1'] },
    });
    table.act('0', 'moveTo', 'hallOfMists').react('1', 'angryDwarfBlock-1').settle();
    expect(table.state.turn).toMatchObject({ seat: '0', step: 'limit', over: true });
    expect(table.moves('0')).toEqual(['discardCard']);
  });

  test.each([
    [7, '1'],
    [8, '0'],
  ])('T7 with %i cards in hand the turn is then that of seat %s', (cards, turn) => {
    const table = lay({ P0: { hand: blanks(cards) } });
    table.act('0', 'doNothing');
    expect(table.turn).toBe(turn);
  });

  test('T8 the default discards all required cards at once: other cards before treasures, the newest first', () => {
    const [a, b, ...others] = blanks(9) as [string, string, ...string[]];
    const hand = ['goldNugget', a, b, 'diamonds', ...others.slice(0, 6)];
    const table = lay({ step: 'limit', P0: { hand } });
    table.timeOut();
    expect(table.discard).toEqual([hand[9], hand[8], hand[7]]);
    expect(table.hand('0')).toEqual(hand.slice(0, 7));
    expect(table.turn).toBe('1');
  });

  test('T8 treasures go last, the newest first', () => {
    const treasures = ['goldNugget', 'diamonds', 'rareCoins', 'jewelry', 'silverBars', 'persianRug', 'mingVase'];
    const table = lay({ step: 'limit', P0: { hand: ['xyzzy-1', ...treasures, 'emerald'] } });
    table.timeOut();
    expect(table.discard).toEqual(['xyzzy-1', 'emerald']);
    expect(table.hand('0')).toEqual(treasures);
  });

  test('T9 an absent player draws, stays and does nothing', () => {
    const table = lay({ step: 'draw', P0: { hand: blanks(7) } });
    table.timeOut();
    expect(table.hand('0')).toHaveLength(8);
    expect(table.step).toBe('move');
    table.timeOut();
    expect(table.player('0').room).toBe('wellHouse');
    table.timeOut();
    expect(table.step).toBe('limit');
    table.timeOut();
    expect(table.turn).toBe('1');
    expect(table.hand('0')).toHaveLength(7);
  });
});
