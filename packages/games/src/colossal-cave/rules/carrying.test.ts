import { blanks, lay } from '../testing';

describe('carrying', () => {
  test('R7.1 an item works only while it is carried, not in the hand', () => {
    const inHand = lay({ step: 'draw', P0: { room: 'hallOfMists', hand: ['blackRod'] } });
    expect(inHand.refused('0', 'useItem', 'blackRod')).toBe('NOT_CARRIED');
    const carried = lay({ step: 'draw', P0: { room: 'hallOfMists', inv: ['blackRod'] } });
    expect(carried.refused('0', 'useItem', 'blackRod')).toBeNull();
  });

  test('R7.1 Dwarvish Magazines in the hand cancel nothing', () => {
    const table = lay({ P0: { hand: ['xyzzy-1'] }, P1: { hand: ['dwarvishMagazines'] } });
    table.act('0', 'playCard', 'xyzzy-1');
    expect(table.refused('1', 'respond', table.state.window?.id, { t: 'magazines' })).toBe('NOT_CARRIED');
  });

  test('R7.2 a stolen Black Rod frightens the bird of the thief away', () => {
    const table = lay({ P0: { hand: ['stealAKeeper-1'], inv: ['littleBird'] }, P1: { inv: ['blackRod'] } });
    table.act('0', 'playCard', 'stealAKeeper-1', { target: '1', item: 'blackRod' }).settle();
    expect(table.player('0').inv).toEqual(['blackRod']);
    expect(table.discard).toEqual(['littleBird', 'stealAKeeper-1']);
  });

  test('R7.2 a stolen Wicker Cage lets the bird out', () => {
    const table = lay({
      P0: { hand: ['stealAKeeper-1'] },
      P1: { inv: ['blackRod', 'littleBird', 'wickerCage'] },
    });
    table.act('0', 'playCard', 'stealAKeeper-1', { target: '1', item: 'wickerCage' }).settle();
    expect(table.player('1').inv).toEqual(['blackRod']);
    expect(table.told('birdFled')).toEqual([{ seat: '1' }]);
  });

  test("R7.2 another player's rod frightens nobody's bird but their own", () => {
    const table = lay({
      P0: { room: 'cobbleCrawl', hand: ['blackRod'] },
      P1: { room: 'cobbleCrawl', inv: ['littleBird'] },
    });
    table.act('0', 'playCard', 'blackRod').settle();
    expect(table.player('1').inv).toEqual(['littleBird']);
  });

  test('R7.3 with a rod and no cage the Little Bird can neither be played nor revealed', () => {
    const place = { room: 'hallOfMists', hand: ['littleBird'], inv: ['blackRod'] } as const;
    expect(
      lay({ P0: { ...place, hand: ['littleBird'], inv: ['blackRod'] } }).refused('0', 'playCard', 'littleBird'),
    ).toBe('BIRD_SCARED');
    const caged = lay({ P0: { room: 'hallOfMists', hand: ['littleBird'], inv: ['blackRod', 'wickerCage'] } });
    expect(caged.refused('0', 'playCard', 'littleBird')).toBeNull();
    const table = lay({
      step: 'move',
      P0: { room: 'mountainKing', hand: ['littleBird'], inv: ['blackRod'] },
      P1: { hand: ['snakeBars'] },
    });
    table.act('0', 'moveTo', 'y2').react('1', 'snakeBars');
    const defend = { t: 'defend', card: 'littleBird' };
    expect(table.refused('0', 'respond', table.state.window?.id, defend)).toBe('BIRD_SCARED');
  });

  test('R7.3 a stolen bird is lost again at once to the rod of the thief', () => {
    const table = lay({ P0: { hand: ['stealAKeeper-1'], inv: ['blackRod'] }, P1: { inv: ['littleBird'] } });
    table.act('0', 'playCard', 'stealAKeeper-1', { target: '1', item: 'littleBird' }).settle();
    expect(table.player('0').inv).toEqual(['blackRod']);
    expect(table.discard).toEqual(['littleBird', 'stealAKeeper-1']);
  });

  test('R7.4 start-of-turn abilities are used before drawing, each card once, any number of cards', () => {
    const table = lay({
      step: 'draw',
      P0: { room: 'hallOfMists', inv: ['wickerCage', 'blackRod', 'friendlyBear'] },
      P1: { deposited: ['emerald'] },
    });
    table.act('0', 'useItem', 'wickerCage').act('0', 'useItem', 'blackRod').act('0', 'useItem', 'friendlyBear');
    expect(table.player('0').inv).toEqual(['wickerCage', 'littleBird', 'diamonds', 'goldenChain']);
    expect(table.step).toBe('draw');
    table.act('0', 'draw');
    expect(table.refused('0', 'useItem', 'wickerCage')).toBe('WRONG_STEP');
  });

  test('R7.4 the Empty Bottle is used in the play step, in the Well House', () => {
    const at = (step: 'draw' | 'move' | 'play', room: 'wellHouse' | 'cobbleCrawl') =>
      lay({ step, P0: { room, inv: ['emptyBottle'] } }).refused('0', 'useItem', 'emptyBottle');
    expect(at('play', 'wellHouse')).toBeNull();
    expect(at('play', 'cobbleCrawl')).toBe('WRONG_ROOM');
    expect(at('draw', 'wellHouse')).toBe('WRONG_STEP');
    expect(at('move', 'wellHouse')).toBe('WRONG_STEP');
  });

  test('R7.4 abilities bound to a room work in it alone; most items have none', () => {
    const use = (card: string, room: 'hallOfMists' | 'volcanoView') =>
      lay({ step: 'draw', P0: { room, inv: [card] } }).refused('0', 'useItem', card);
    expect(use('tastyFood', 'hallOfMists')).toBe('WRONG_ROOM');
    expect(use('tastyFood', 'volcanoView')).toBeNull();
    expect(use('wickerCage', 'volcanoView')).toBe('WRONG_ROOM');
    expect(use('blackRod', 'volcanoView')).toBe('WRONG_ROOM');
    expect(use('friendlyBear', 'volcanoView')).toBeNull();
    for (const card of ['brassLantern', 'setOfKeys', 'littleAxe', 'goldNugget']) {
      expect(use(card, 'hallOfMists')).toBe('NO_ABILITY');
    }
  });

  test('R7.5 using an ability opens no window, even if a player could cancel a card', () => {
    const table = lay({ P0: { inv: ['emptyBottle'] }, P1: { hand: ['dontKnow-1'], inv: ['dwarvishMagazines'] } });
    table.act('0', 'useItem', 'emptyBottle');
    expect(table.state.window).toBeNull();
    expect(table.state.turn.playsLeft).toBe(2);
  });

  test('R7.6 a card that the player carries or anybody has deposited is not searched for', () => {
    const rod = (more: Parameters<typeof lay>[0]) =>
      lay({ step: 'draw', P0: { room: 'hallOfMists', inv: ['blackRod'] }, ...more }).refused(
        '0',
        'useItem',
        'blackRod',
      );
    expect(rod({ P0: { room: 'hallOfMists', inv: ['blackRod', 'diamonds'] } })).toBe('NOTHING_TO_FIND');
    expect(rod({ P2: { deposited: ['diamonds'] } })).toBe('NOTHING_TO_FIND');
    expect(rod({ P2: { inv: ['diamonds'] } })).toBeNull();
    expect(rod({ P2: { hand: ['diamonds'] } })).toBeNull();
  });

  test('R14 the hand limit counts at the end of the own turn only', () => {
    const table = lay({ P0: { hand: blanks(7) }, P1: { hand: ['goldNugget', 'diamonds'] } });
    table.act('0', 'drawExtra');
    expect(table.step).toBe('limit');
    expect(table.hand('0')).toHaveLength(8);
    table.act('0', 'discardCard', table.hand('0')[7]);
    expect(table.turn).toBe('1');
    const other = lay({ turn: '1', P0: { hand: blanks(9) } });
    other.act('1', 'doNothing');
    expect(other.hand('0')).toHaveLength(9);
    expect(other.turn).toBe('2');
  });

  test('R14 discards are face up and chosen by the player', () => {
    const hand = [...blanks(7), 'goldNugget'];
    const table = lay({ step: 'limit', P0: { hand } }).act('0', 'discardCard', 'goldNugget');
    expect(table.discard).toEqual(['goldNugget']);
    expect(table.hand('0')).toEqual(hand.slice(0, 7));
    expect(table.told('discarded')).toEqual([{ seat: '0', card: 'goldNugget' }]);
  });
});
