import { type Lay, lay } from '../testing';

/** Seat 0 plays With What, Your Bare Hands? and looks for the Persian Rug. */
const look = (more: Lay) => {
  const { P0, ...rest } = more;
  return lay({ P0: { room: 'mountainKing', hand: ['bareHands', ...(P0?.hand ?? [])], inv: P0?.inv ?? [] }, ...rest })
    .act('0', 'playCard', 'bareHands')
    .settle();
};

const shuffled = (table: ReturnType<typeof lay>, before: string[]) =>
  table.draw.join() !== before.join() && [...table.draw].sort().join() === [...before].sort().join();

describe('acquiring', () => {
  test('R10.1 the own hand comes first', () => {
    const table = look({ P0: { hand: ['persianRug'] } });
    expect(table.player('0').inv).toEqual(['persianRug']);
    expect(table.hand('0')).toEqual([]);
    expect(table.told('acquired')).toMatchObject([{ where: 'ownHand' }]);
  });

  test('R10.1 a card that the player already carries stays in place', () => {
    const table = look({ P0: { inv: ['persianRug'] } });
    expect(table.player('0').inv).toEqual(['persianRug']);
    expect(table.told('alreadyCarried')).toEqual([{ seat: '0', card: 'persianRug' }]);
  });

  test.each([
    ['inventory', { P2: { inv: ['persianRug'] } }],
    ['discardPile', { discard: ['persianRug'] }],
    ['hand', { P2: { hand: ['persianRug'] } }],
    ['drawPile', {}],
  ])('R10.1 the card is found in the %s', (where, more) => {
    const table = look(more);
    expect(table.player('0').inv).toEqual(['persianRug']);
    expect(table.told('acquired')).toMatchObject([{ seat: '0', card: 'persianRug', where }]);
  });

  test('R10.1 the dead are searched like the living', () => {
    const table = lay({
      step: 'draw',
      P0: { room: 'volcanoView', inv: ['tastyFood'] },
      P2: { room: 'dead', inv: ['friendlyBear'] },
    });
    table.act('0', 'useItem', 'tastyFood');
    expect(table.player('0').inv).toEqual(['friendlyBear']);
    expect(table.player('2').inv).toEqual([]);
  });

  test('R10.1 deposits are not searched', () => {
    const table = look({ P2: { deposited: ['persianRug'] } });
    expect(table.player('2').deposited).toEqual(['persianRug']);
    expect(table.told('nowhere')).toEqual([{ seat: '0', card: 'persianRug' }]);
  });

  test('R10.1 Fee, Fie, Foe, Foo! searches deposits, the own one too (D38)', () => {
    const eggs = (seat: 'P0' | 'P1') => {
      const hand = ['feeFieFoeFoo'];
      const laid: Lay = { P0: { hand }, [seat]: { hand: seat === 'P0' ? hand : [], deposited: ['goldenEggs'] } };
      return lay(laid).act('0', 'playCard', 'feeFieFoeFoo').settle();
    };
    expect(eggs('P1').player('0').inv).toEqual(['goldenEggs']);
    expect(eggs('P0').player('0')).toMatchObject({ inv: ['goldenEggs'], deposited: [] });
  });

  test('R10.2 everybody learns whose hand it was in, and nothing else of that hand', () => {
    const table = look({ P2: { hand: ['persianRug', 'emerald'] } });
    expect(table.told('acquired')).toEqual([{ seat: '0', card: 'persianRug', where: 'hand', from: '2' }]);
    for (const audience of ['0', '1', null]) expect(JSON.stringify(table.view(audience))).not.toContain('emerald');
  });

  test('R10.3 the draw pile is shuffled exactly if the search reached it', () => {
    const plain = lay({ P0: { room: 'mountainKing', hand: ['bareHands'] } });
    const before = plain.draw.filter((card) => card !== 'persianRug');
    expect(shuffled(look({}), before)).toBe(true);
    expect(shuffled(look({ P2: { deposited: ['persianRug'] } }), before)).toBe(true);
    expect(look({ P2: { hand: ['persianRug'] } }).draw).toEqual(before);
    expect(look({ discard: ['persianRug'] }).draw).toEqual(before);
  });

  test('R10.4 the card comes to the player in any room, without a play or a window', () => {
    const table = lay({
      P0: { room: 'bedquilt', hand: ['stockUp-1'] },
      P1: { hand: ['dontKnow-1'] },
    });
    table.act('0', 'playCard', 'stockUp-1', { item: 'setOfKeys' }).allPass();
    expect(table.player('0').inv).toEqual(['setOfKeys']);
    expect(table.state.window).toBeNull();
  });

  test('R10.4 an acquired bird still flees the rod', () => {
    const table = lay({
      step: 'draw',
      P0: { room: 'hallOfMists', inv: ['wickerCage'] },
      P1: { inv: ['littleBird'] },
    });
    table.act('0', 'useItem', 'wickerCage');
    expect(table.player('0').inv).toEqual(['wickerCage', 'littleBird']);
    expect(table.player('1').inv).toEqual([]);
  });
});
