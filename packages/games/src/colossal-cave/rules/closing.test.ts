import { blanks, lay } from '../testing';

describe('magic words and The Cave Is Closing', () => {
  test.each([
    ['xyzzy-1', 'wellHouse', 'hallOfMists'],
    ['xyzzy-1', 'hallOfMists', 'wellHouse'],
    ['plugh-1', 'wellHouse', 'y2'],
    ['plugh-1', 'y2', 'wellHouse'],
    ['plover-1', 'y2', 'ploverRoom'],
    ['plover-1', 'ploverRoom', 'y2'],
    ['plover-1', 'wellHouse', 'wellHouse'],
  ] as const)('R15.1 %s leads from %s to %s', (card, from, to) => {
    const table = lay({ P0: { room: from, hand: [card] } })
      .act('0', 'playCard', card)
      .settle();
    expect(table.player('0').room).toBe(to);
  });

  const close = (closingRounds: number, players: 3 | 4 = 3) =>
    lay({ players, turnNo: 5, options: { closingRounds }, P0: { hand: ['caveClosing'] } })
      .act('0', 'playCard', 'caveClosing')
      .settle();

  test('R15.2 the card stays on the table; its end is counted in rounds of those still playing', () => {
    expect(close(3).state.closing).toEqual({
      card: 'caveClosing',
      by: '0',
      words: { 0: 0, 1: 0, 2: 0 },
      endsAtTurn: 14,
    });
    expect(close(2, 4).state.closing?.endsAtTurn).toBe(13);
    expect(close(0).state.closing?.endsAtTurn).toBeNull();
    expect(close(3).discard).toEqual([]);
  });

  test('R15.2 it is known who closed the cave', () => {
    const table = lay({ turn: '1', P1: { hand: ['caveClosing'] } })
      .act('1', 'playCard', 'caveClosing')
      .settle();
    expect(table.state.closing?.by).toBe('1');
  });

  test('R15.2 conceded players are not counted', () => {
    const table = lay({
      turnNo: 5,
      options: { closingRounds: 3 },
      P0: { hand: ['caveClosing'] },
      P2: { room: 'conceded' },
    });
    table.act('0', 'playCard', 'caveClosing').settle();
    expect(table.state.closing?.endsAtTurn).toBe(11);
  });

  test.each([
    ['angryDwarfKnife', { target: '1' }],
    ['harHar-1', { target: '1', item: 'emerald' }],
  ])('R15.3 %s cannot be played while closing', (card, args) => {
    const place = { room: 'y2', inv: ['emerald'] } as const;
    const code = (closing: boolean) =>
      lay({ P0: { hand: [card] }, P1: { ...place, inv: ['emerald'] }, ...(closing && { closing: {} }) }).refused(
        '0',
        'playCard',
        card,
        args,
      );
    expect(code(true)).toBe('INHABITANTS_GONE');
    expect(code(false)).toBeNull();
  });

  test('R15.3 the troll is gone too', () => {
    const table = lay({
      step: 'move',
      closing: {},
      P0: { room: 'bedquilt' },
      P1: { room: 'bedquilt', hand: ['payTroll'] },
    }).act('0', 'moveTo', 'volcanoView');
    const answer = { t: 'react', card: 'payTroll' };
    expect(table.refused('1', 'respond', table.state.window?.id, answer)).toBe('INHABITANTS_GONE');
  });

  test('R15.3 a magic word only counts, wherever it is spoken', () => {
    const table = lay({ closing: {}, P0: { room: 'bedquilt', hand: ['feeFieFoeFoo'] } });
    table.act('0', 'playCard', 'feeFieFoeFoo').settle();
    expect(table.state.closing?.words).toEqual({ 0: 1, 1: 0, 2: 0 });
    expect(table.player('0').inv).toEqual([]);
  });

  test('R15.4 the second word of one player opens the cave and has no other effect', () => {
    const table = lay({ closing: { words: { 0: 1 } }, P0: { hand: ['xyzzy-1'] } });
    table.act('0', 'playCard', 'xyzzy-1').settle();
    expect(table.state.closing).toBeNull();
    expect(table.player('0').room).toBe('wellHouse');
    expect(table.discard).toEqual(['caveClosing', 'xyzzy-1']);
  });

  test('R15.5 counts are per player', () => {
    const table = lay({ closing: { words: { 1: 1, 2: 1 } }, P0: { hand: ['xyzzy-1'] } });
    table.act('0', 'playCard', 'xyzzy-1').settle();
    expect(table.state.closing?.words).toEqual({ 0: 1, 1: 1, 2: 1 });
  });

  test('R15.5 a cancelled word does not count', () => {
    const table = lay({
      closing: {},
      P0: { hand: ['xyzzy-1'] },
      P1: { hand: ['dontKnow-1'] },
      P2: { hand: blanks(1) },
    });
    table.act('0', 'playCard', 'xyzzy-1').react('1', 'dontKnow-1').settle();
    expect(table.state.closing?.words).toEqual({ 0: 0, 1: 0, 2: 0 });
  });
});
