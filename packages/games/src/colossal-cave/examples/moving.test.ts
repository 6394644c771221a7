import { blanks, lay } from '../testing';

describe('moving and being stopped', () => {
  test('X4 The Grate Is Locked!: the mover stays and may try again with the play', () => {
    const table = lay({ step: 'move', P1: { hand: ['grateLocked-1'] } });
    table.act('0', 'moveTo', 'cobbleCrawl').react('1', 'grateLocked-1').settle();
    expect(table.player('0').room).toBe('wellHouse');
    expect(table.discard).toEqual(['grateLocked-1']);
    expect(table.step).toBe('play');
    expect(table.refused('0', 'moveExtra', 'cobbleCrawl')).toBeNull();
  });

  test('X5 both directions; a carried Set of Keys protects: legal, no effect', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'cobbleCrawl', inv: ['setOfKeys'] },
      P1: { hand: ['grateLocked-1'] },
    });
    table.act('0', 'moveTo', 'wellHouse').react('1', 'grateLocked-1').settle();
    expect(table.player('0')).toMatchObject({ room: 'wellHouse', inv: ['setOfKeys'] });
    expect(table.discard).toEqual(['grateLocked-1']);
  });

  test('X8 a Troll played on its own player is answered with the Friendly Bear from the hand', () => {
    const table = lay({ step: 'move', P0: { room: 'bedquilt', hand: ['payTroll', 'friendlyBear'] } });
    table.act('0', 'moveTo', 'volcanoView', { hold: true });
    table.react('0', 'payTroll').defend('0', 'friendlyBear').settle();
    expect(table.player('0')).toMatchObject({ room: 'volcanoView', inv: ['friendlyBear'] });
    expect(table.discard).toEqual(['payTroll']);
    expect(table.state.turn).toMatchObject({ step: 'play', playsLeft: 1 });
  });

  test('X9 a paid Troll goes back to its hand and cannot stop the same move again', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'bedquilt', inv: ['rareCoins', 'jewelry'] },
      P1: { hand: ['payTroll'] },
    });
    table.act('0', 'moveTo', 'volcanoView').react('1', 'payTroll').settle();
    const first = table.state.nextId;
    expect(table.state.pending).toMatchObject({ kind: 'toll', seat: '0' });
    table.act('0', 'payToll', 'rareCoins');
    expect(table.discard).toEqual(['rareCoins']);
    expect(table.hand('1')).toEqual(['payTroll']);
    expect(table.state.window?.id).toBeGreaterThanOrEqual(first);
    expect(table.refused('1', 'respond', table.state.window?.id, { t: 'react', card: 'payTroll' })).toBe(
      'ALREADY_USED',
    );
    table.settle();
    expect(table.player('0')).toMatchObject({ room: 'volcanoView', inv: ['jewelry'] });
  });

  test('X10 Lost in the Maze without a card to pay: the move is stopped, the turn ends, and the hand limit applies', () => {
    const hand = blanks(9);
    const table = lay({
      step: 'move',
      P0: { room: 'hallOfMists', hand },
      P2: { hand: ['lostInMaze-1'] },
    });
    table.act('0', 'moveTo', 'twistyMaze').react('2', 'lostInMaze-1').settle();
    expect(table.player('0').room).toBe('hallOfMists');
    expect(table.step).toBe('limit');
    table.act('0', 'discardCard', hand[0]);
    expect(table.turn).toBe('0');
    table.act('0', 'discardCard', hand[1]);
    expect(table.turn).toBe('1');
    expect(table.hand('0')).toHaveLength(7);
  });

  test('X25 of two reactions only the one of the player nearest to the left is played; the other is never revealed', () => {
    const table = lay({ step: 'move', P1: { hand: ['grateLocked-1'] }, P2: { hand: ['grateLocked-2'] } });
    table.act('0', 'moveTo', 'cobbleCrawl').react('2', 'grateLocked-2').react('1', 'grateLocked-1').settle();
    expect(table.hand('1')).toEqual([]);
    expect(table.hand('2')).toEqual(['grateLocked-2']);
    expect(table.discard).toEqual(['grateLocked-1']);
    for (const audience of ['0', '1', null]) {
      expect(JSON.stringify(table.view(audience))).not.toContain('grateLocked-2');
    }
  });

  test('X27 with both Grates in public and nobody else in the room there is no window, and P0 arrives at once', () => {
    const table = lay({
      step: 'move',
      discard: ['grateLocked-1', 'grateLocked-2'],
      P0: { hand: blanks(1) },
      P1: { room: 'y2', hand: ['followMe'] },
      P2: { room: 'y2', hand: ['angryDwarfBlock-1'] },
    });
    const { nextId } = table.state;
    table.act('0', 'moveTo', 'cobbleCrawl');
    expect(table.state.window).toBeNull();
    expect(table.player('0').room).toBe('cobbleCrawl');
    expect(table.step).toBe('play');
    expect(table.state.nextId).toBe(nextId + 1);
  });

  test('X32 a dwarf on the second hop ends the Speed Run and the turn', () => {
    const table = lay({
      P0: { room: 'cobbleCrawl', hand: ['speedRun-1'] },
      P1: { room: 'y2', hand: ['angryDwarfBlock-1'] },
    });
    table.act('0', 'playCard', 'speedRun-1').settle();
    table.act('0', 'runStep', 'hallOfMists').settle();
    table.act('0', 'runStep', 'y2').react('1', 'angryDwarfBlock-1').settle();
    expect(table.player('0').room).toBe('hallOfMists');
    expect(table.discard).toEqual(['angryDwarfBlock-1', 'speedRun-1']);
    expect(table.turn).toBe('1');
  });

  test('X33 Follow Me! takes the others of the room along, without a window for them', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'hallOfMists', hand: ['followMe'] },
      P1: { room: 'hallOfMists' },
      P2: { room: 'cobbleCrawl' },
    });
    table.act('0', 'moveTo', 'y2', { hold: true }).react('0', 'followMe').settle();
    expect(['0', '1', '2'].map((seat) => table.player(seat).room)).toEqual(['y2', 'y2', 'cobbleCrawl']);
    expect(table.discard).toEqual(['followMe']);
    expect(table.told('headed')).toHaveLength(1);
  });

  test('X33 Wait For Me! takes its player along', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'hallOfMists' },
      P1: { room: 'hallOfMists', hand: ['waitForMe'] },
      P2: { room: 'hallOfMists' },
    });
    table.act('0', 'moveTo', 'y2').react('1', 'waitForMe').settle();
    expect(['0', '1', '2'].map((seat) => table.player(seat).room)).toEqual(['y2', 'y2', 'hallOfMists']);
    expect(table.discard).toEqual(['waitForMe']);
  });

  test('X34 the Little Axe out of the hand turns the dwarf away, and the move gets a new window', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'y2', hand: ['littleAxe'] },
      P1: { hand: ['angryDwarfBlock-1', 'angryDwarfBlock-2'] },
    });
    table.act('0', 'moveTo', 'complexJunction').react('1', 'angryDwarfBlock-1');
    table.defend('0', 'littleAxe');
    expect(table.player('0').inv).toEqual(['littleAxe']);
    expect(table.discard).toEqual(['angryDwarfBlock-1']);
    expect(table.state.window).not.toBeNull();
    expect(table.state.stack).toHaveLength(1);
    table.settle();
    expect(table.player('0').room).toBe('complexJunction');
  });

  test('X39 the closing cave shuts the grate, but the dead return in the Well House', () => {
    const table = lay({ step: 'move', closing: {}, P1: { room: 'dead' } });
    expect(table.refused('0', 'moveTo', 'cobbleCrawl')).toBe('CAVE_CLOSED');
    table.act('0', 'stay').act('0', 'doNothing');
    expect(table.turn).toBe('1');
    expect(table.player('1')).toMatchObject({ room: 'wellHouse', dead: false });
  });

  test('X40 while closing the inhabitants are gone', () => {
    const table = lay({
      closing: {},
      P0: { room: 'y2', hand: ['harHar-1'] },
      P1: { room: 'bedquilt', inv: ['goldNugget'] },
      P2: { room: 'y2', hand: ['angryDwarfBlock-1'] },
    });
    expect(table.refused('0', 'playCard', 'harHar-1', { target: '1', item: 'goldNugget' })).toBe('INHABITANTS_GONE');
    table.act('0', 'moveExtra', 'complexJunction');
    const { id } = table.state.window ?? {};
    expect(table.refused('2', 'respond', id, { t: 'react', card: 'angryDwarfBlock-1' })).toBe('INHABITANTS_GONE');
  });

  const squeeze = () => {
    const table = lay({
      step: 'move',
      P0: { room: 'ploverRoom', inv: ['emerald', 'platinumPyramid', 'setOfKeys'] },
      P1: { hand: ['tightSqueeze'] },
    });
    return table.act('0', 'moveTo', 'orientalRoom').react('1', 'tightSqueeze').settle();
  };

  test('X42 Tight Squeeze: the player drops all but the Emerald and continues', () => {
    const table = squeeze().act('0', 'payToll', 'dropAll').settle();
    expect(table.player('0')).toMatchObject({ room: 'orientalRoom', inv: ['emerald'] });
    expect(table.discard).toEqual(['platinumPyramid', 'setOfKeys', 'tightSqueeze']);
  });

  test('X42 Tight Squeeze: the player refuses, keeps everything and stays', () => {
    const table = squeeze().act('0', 'payToll', null).settle();
    expect(table.player('0')).toMatchObject({ room: 'ploverRoom', inv: ['emerald', 'platinumPyramid', 'setOfKeys'] });
    expect(table.step).toBe('play');
    expect(table.discard).toEqual(['tightSqueeze']);
  });

  test('X43 a carried Little Bird passes the Snake', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'mountainKing', inv: ['littleBird'] },
      P1: { hand: ['snakeBars'] },
    });
    table.act('0', 'moveTo', 'swissCheese').react('1', 'snakeBars').settle();
    expect(table.player('0').room).toBe('swissCheese');
    expect(table.discard).toEqual(['snakeBars']);
  });

  test('X43 the Snake does not bar the way to the Hall of Mists', () => {
    const table = lay({ step: 'move', P0: { room: 'mountainKing' }, P1: { hand: ['snakeBars'] } });
    table.act('0', 'moveTo', 'hallOfMists');
    expect(table.refused('1', 'respond', table.state.window?.id, { t: 'react', card: 'snakeBars' })).toBe('NO_TRIGGER');
  });

  test('X54 a minimal turn is to skip, stay and do nothing; an extra draw makes 6 cards of 5', () => {
    const idle = lay({ step: 'draw', P0: { hand: blanks(5) } });
    idle.act('0', 'skipDraw').act('0', 'stay').act('0', 'doNothing');
    expect(idle.turn).toBe('1');
    expect(idle.hand('0')).toHaveLength(5);
    const drawing = lay({ step: 'draw', P0: { hand: blanks(5) } });
    drawing.act('0', 'skipDraw').act('0', 'stay').act('0', 'drawExtra');
    expect(drawing.turn).toBe('1');
    expect(drawing.hand('0')).toHaveLength(6);
  });

  test('X56 no card is played before the move, and no move is made after the play', () => {
    const table = lay({ step: 'move', P0: { room: 'hallOfMists', hand: ['goldNugget'] } });
    expect(table.refused('0', 'playCard', 'goldNugget')).toBe('WRONG_STEP');
    table.act('0', 'stay');
    expect(table.refused('0', 'playCard', 'goldNugget')).toBeNull();
    table.act('0', 'playCard', 'goldNugget').settle();
    expect(table.turn).toBe('1');
    expect(table.refused('0', 'moveTo', 'y2')).toBe('NOT_YOUR_DECISION');
  });
});
