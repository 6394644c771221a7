import { CARD_IDS } from '../data/cards';
import { blanks, lay } from '../testing';

describe('playing cards', () => {
  test('X6 an item is played in its own room only; a window opens, then it is carried', () => {
    const wrong = lay({ P0: { room: 'hallOfMists', hand: ['blackRod'] } });
    expect(wrong.refused('0', 'playCard', 'blackRod')).toBe('WRONG_ROOM');
    const table = lay({ P0: { room: 'cobbleCrawl', hand: ['blackRod'] }, P1: { hand: blanks(1) } });
    table.act('0', 'playCard', 'blackRod');
    expect(table.state.window).not.toBeNull();
    expect(table.player('0').inv).toEqual([]);
    table.settle();
    expect(table.player('0').inv).toEqual(['blackRod']);
  });

  test('X7 the Black Rod frightens the Little Bird away, unless there is a Wicker Cage', () => {
    const table = lay({ P0: { room: 'cobbleCrawl', hand: ['blackRod'], inv: ['littleBird'] } });
    table.act('0', 'playCard', 'blackRod').settle();
    expect(table.player('0').inv).toEqual(['blackRod']);
    expect(table.discard).toEqual(['littleBird']);
    const caged = lay({ P0: { room: 'cobbleCrawl', hand: ['blackRod'], inv: ['littleBird', 'wickerCage'] } });
    caged.act('0', 'playCard', 'blackRod').settle();
    expect(caged.player('0').inv).toEqual(['littleBird', 'wickerCage', 'blackRod']);
    expect(caged.discard).toEqual([]);
  });

  test('X11 a cancel is cancelled, so the magic word works', () => {
    const table = lay({
      P0: { room: 'hallOfMists', hand: ['xyzzy-1'] },
      P1: { hand: ['dontKnow-1', 'xyzzy-2'] },
      P2: { hand: ['dontKnow-2', 'xyzzy-3'] },
    });
    table.act('0', 'playCard', 'xyzzy-1').react('1', 'dontKnow-1').allPass();
    table.react('2', 'dontKnow-2').allPass();
    while (table.state.stack.length > 1) table.allPass();
    expect(table.discard).toEqual(['dontKnow-2', 'dontKnow-1']);
    expect(table.state.window).not.toBeNull();
    table.settle();
    expect(table.player('0').room).toBe('wellHouse');
    expect(table.discard).toEqual(['dontKnow-2', 'dontKnow-1', 'xyzzy-1']);
  });

  const theft = () =>
    lay({
      P0: { hand: ['stealAKeeper-1'] },
      P1: { inv: ['dwarvishMagazines', 'velvetPillow'], hand: ['dontKnow-1'] },
    });

  test('X13 the Magazines cannot cancel their own theft, another cancel can', () => {
    const table = theft().act('0', 'playCard', 'stealAKeeper-1', { target: '1', item: 'dwarvishMagazines' });
    expect(table.refused('1', 'respond', table.state.window?.id, { t: 'magazines' })).toBe('MAGAZINES_TARGETED');
    table.react('1', 'dontKnow-1').settle();
    expect(table.player('1').inv).toEqual(['dwarvishMagazines', 'velvetPillow']);
    expect(table.discard).toEqual(['dontKnow-1', 'stealAKeeper-1']);
  });

  test('X13 the Magazines cancel the theft of another item of their owner', () => {
    const table = theft().act('0', 'playCard', 'stealAKeeper-1', { target: '1', item: 'velvetPillow' });
    table.magazines('1').settle();
    expect(table.player('1').inv).toEqual(['velvetPillow']);
    expect(table.player('0').inv).toEqual([]);
    expect(table.discard).toEqual(['dwarvishMagazines', 'stealAKeeper-1']);
  });

  test('X19 an item acquired out of the draw pile: 40 cards become 39, shuffled', () => {
    const draw = CARD_IDS.filter((card) => card !== 'stockUp-1').slice(0, 40);
    const table = lay({ P0: { hand: ['stockUp-1'] }, draw, rest: 'discard' });
    table.act('0', 'playCard', 'stockUp-1', { item: 'brassLantern' }).settle();
    expect(table.player('0').inv).toEqual(['brassLantern']);
    const others = draw.filter((card) => card !== 'brassLantern');
    expect(table.draw).toHaveLength(39);
    expect([...table.draw].sort()).toEqual([...others].sort());
    expect(table.draw).not.toEqual(others);
    expect(table.told('acquired')).toEqual([{ seat: '0', card: 'brassLantern', where: 'drawPile' }]);
  });

  test('X20 Fee, Fie, Foe, Foo! brings the Golden Eggs back out of a deposit', () => {
    const table = lay({ P0: { hand: ['feeFieFoeFoo'] }, P1: { deposited: ['goldenEggs', 'diamonds'] } });
    table.act('0', 'playCard', 'feeFieFoeFoo').settle();
    expect(table.player('0').inv).toEqual(['goldenEggs']);
    expect(table.player('1').deposited).toEqual(['diamonds']);
  });

  test('X21 a deposited card is not found: the draw pile is shuffled, and the card is spent', () => {
    const table = lay({
      P0: { room: 'mountainKing', hand: ['bareHands'] },
      P1: { deposited: ['persianRug'] },
    });
    const before = [...table.draw];
    table.act('0', 'playCard', 'bareHands').settle();
    expect(table.player('0').inv).toEqual([]);
    expect(table.player('1').deposited).toEqual(['persianRug']);
    expect(table.draw).not.toEqual(before);
    expect([...table.draw].sort()).toEqual([...before].sort());
    expect(table.discard).toEqual(['bareHands']);
  });

  test('X22 two words open the closing cave, the third works again', () => {
    const table = lay({
      turn: '1',
      closing: {},
      P1: { room: 'hallOfMists', hand: ['xyzzy-1', 'plugh-1', 'feeFieFoeFoo'] },
    });
    const nextTurnOf1 = () => {
      while (table.turn !== '1' || table.step !== 'play') table.timeOut();
    };
    table.act('1', 'playCard', 'xyzzy-1').settle();
    expect(table.player('1').room).toBe('hallOfMists');
    expect(table.state.closing?.words).toEqual({ 0: 0, 1: 1, 2: 0 });
    nextTurnOf1();
    table.act('1', 'playCard', 'plugh-1').settle();
    expect(table.player('1').room).toBe('hallOfMists');
    expect(table.state.closing).toBeNull();
    expect(table.discard).toContain('caveClosing');
    nextTurnOf1();
    table.act('1', 'playCard', 'feeFieFoeFoo').settle();
    expect(table.player('1').inv).toContain('goldenEggs');
  });

  test('X23 a magic word may be played anywhere; without an effect it is discarded', () => {
    const table = lay({ P0: { room: 'bedquilt', hand: ['xyzzy-1'] }, P1: { hand: blanks(1) } });
    table.act('0', 'playCard', 'xyzzy-1');
    expect(table.state.window).not.toBeNull();
    table.settle();
    expect(table.player('0').room).toBe('bedquilt');
    expect(table.discard).toEqual(['xyzzy-1']);
  });

  test("X24 Let's Do That Again: a card that cannot be played here stays in the hand", () => {
    const table = lay({
      discard: ['velvetPillow'],
      P0: { room: 'hallOfMists', hand: ['letsDoThatAgain-1'] },
    });
    table.act('0', 'playCard', 'letsDoThatAgain-1').settle();
    table.act('0', 'pickCard', 'velvetPillow');
    expect(table.hand('0')).toEqual(['velvetPillow']);
    expect(table.state.pending).toBeNull();
    expect(table.discard).toEqual(['letsDoThatAgain-1']);
    expect(table.turn).toBe('1');
  });

  test("X24 Let's Do That Again: a card that can be played here opens its own window", () => {
    const table = lay({
      discard: ['velvetPillow'],
      P0: { room: 'swissCheese', hand: ['letsDoThatAgain-1'] },
      P1: { hand: blanks(1) },
    });
    table.act('0', 'playCard', 'letsDoThatAgain-1').settle();
    table.act('0', 'pickCard', 'velvetPillow').act('0', 'playPicked', {});
    expect(table.state.stack.at(-1)).toMatchObject({ card: 'velvetPillow', via: 'again' });
    expect(table.state.window).not.toBeNull();
    table.settle();
    expect(table.player('0').inv).toEqual(['velvetPillow']);
    expect(table.discard).toEqual(['letsDoThatAgain-1']);
  });

  test('X30 Don Woods Never Existed takes the carried treasures he added', () => {
    const table = lay({
      P0: { hand: ['donWoods'], inv: ['mingVase', 'goldNugget'] },
      P1: { inv: ['goldenEggs', 'blackRod'] },
      P2: { hand: ['goldenChain'], deposited: ['rareSpices'] },
    });
    table.act('0', 'playCard', 'donWoods').settle();
    expect(table.discard).toEqual(['mingVase', 'goldenEggs', 'donWoods']);
    expect(table.player('0').inv).toEqual(['goldNugget']);
    expect(table.player('1').inv).toEqual(['blackRod']);
    expect(table.hand('2')).toEqual(['goldenChain']);
    expect(table.player('2').deposited).toEqual(['rareSpices']);
  });

  test('X31 System Crash passes every living hand to the next living player', () => {
    const [a, b, c, d, e, f, g, h] = blanks(8) as string[];
    const table = lay({
      players: 4,
      P0: { hand: ['systemCrash', a as string, b as string] },
      P1: { room: 'dead' },
      P2: { hand: [c, d, e, f, g] as string[] },
      P3: { hand: [h as string] },
    });
    table.act('0', 'playCard', 'systemCrash').settle();
    expect(table.hand('2')).toEqual([a, b]);
    expect(table.hand('3')).toEqual([c, d, e, f, g]);
    expect(table.hand('0')).toEqual([h]);
    expect(table.told('handsPassed')).toHaveLength(1);
    expect(table.player('1').dead || table.turn === '1').toBe(true);
  });

  test('X35 You Are Carrying Too Much Already!: all players, including the dead, drop down to two, in any order', () => {
    const table = lay({
      P0: { hand: ['carryingTooMuch'], inv: ['goldNugget'] },
      P1: { inv: ['diamonds', 'blackRod', 'setOfKeys', 'tastyFood'] },
      P2: { room: 'dead', inv: ['littleAxe', 'emptyBottle', 'velvetPillow'] },
    });
    table.act('0', 'playCard', 'carryingTooMuch').settle();
    expect(table.view(null).stages).toEqual({ 1: 'drop', 2: 'drop' });
    table.act('1', 'dropItem', 'blackRod').act('2', 'dropItem', 'littleAxe');
    expect(table.view(null).stages).toEqual({ 1: 'drop' });
    expect(table.discard).not.toContain('carryingTooMuch');
    table.act('1', 'dropItem', 'diamonds');
    expect(table.discard).toEqual(['blackRod', 'littleAxe', 'diamonds', 'carryingTooMuch']);
    expect(table.player('0').inv).toEqual(['goldNugget']);
  });

  test('X44 a Velvet Pillow from the hand saves the vase; without it the vase shatters', () => {
    const saved = lay({ P0: { hand: ['dropVase'] }, P1: { inv: ['mingVase'], hand: ['velvetPillow'] } });
    saved.act('0', 'playCard', 'dropVase', { target: '1' }).defend('1', 'velvetPillow').settle();
    expect(saved.player('1').inv).toEqual(['mingVase', 'velvetPillow']);
    expect(saved.discard).toEqual(['dropVase']);
    const broken = lay({ P0: { hand: ['dropVase'] }, P1: { inv: ['mingVase'] } });
    broken.act('0', 'playCard', 'dropVase', { target: '1' }).settle();
    expect(broken.player('1').inv).toEqual([]);
    expect(broken.discard).toEqual(['mingVase', 'dropVase']);
  });

  test('X45 carried Fresh Batteries keep the lamp bright: legal, no effect', () => {
    const table = lay({ P0: { hand: ['lampDim'] }, P1: { inv: ['brassLantern', 'freshBatteries'] } });
    table.act('0', 'playCard', 'lampDim', { target: '1' }).settle();
    expect(table.player('1').inv).toEqual(['brassLantern', 'freshBatteries']);
    expect(table.discard).toEqual(['lampDim']);
  });

  test('X46 Har Har! takes a treasure from anywhere but the Well House', () => {
    const table = lay({
      P0: { room: 'giantRoom', hand: ['harHar-1'] },
      P1: { room: 'y2', inv: ['silverBars'] },
    });
    table.act('0', 'playCard', 'harHar-1', { target: '1', item: 'silverBars' }).settle();
    expect(table.player('0').inv).toEqual(['silverBars']);
    expect(table.player('1').inv).toEqual([]);
    const safe = lay({ P0: { room: 'giantRoom', hand: ['harHar-1'] }, P1: { inv: ['silverBars'] } });
    expect(safe.refused('0', 'playCard', 'harHar-1', { target: '1', item: 'silverBars' })).toBe('TARGET_SAFE');
  });

  test('X48 Explore at Random places a token without a move; never in the Well House', () => {
    const table = lay({
      P0: { hand: ['exploreAtRandom'] },
      P1: { hand: ['followMe'] },
      P2: { inv: ['goldNugget'] },
    });
    expect(table.refused('0', 'playCard', 'exploreAtRandom', { target: '2', room: 'wellHouse' })).toBe('BAD_ROOM');
    table.act('0', 'playCard', 'exploreAtRandom', { target: '2', room: 'giantRoom' });
    expect(table.state.stack.at(-1)?.kind).toBe('play');
    table.settle();
    expect(table.player('2')).toMatchObject({ room: 'giantRoom', inv: ['goldNugget'] });
    expect(table.told('headed')).toEqual([]);
  });

  test('X49 Pirate Booty picks a treasure of the discard pile', () => {
    const table = lay({
      discard: ['jewelry', 'bottomlessPit-1', 'diamonds'],
      P0: { hand: ['pirateBooty'] },
    });
    table.act('0', 'playCard', 'pirateBooty').settle();
    expect(table.refused('0', 'pickCard', 'bottomlessPit-1')).toBe('NOT_TREASURE');
    table.act('0', 'pickCard', 'jewelry');
    expect(table.hand('0')).toEqual(['jewelry']);
    expect(table.discard).toEqual(['bottomlessPit-1', 'diamonds', 'pirateBooty']);
  });

  test('X57 an item is stolen from the dead; its room does not matter', () => {
    const table = lay({
      P0: { room: 'bedquilt', hand: ['stealAKeeper-1'] },
      P1: { room: 'dead', inv: ['blackRod'] },
      P2: { room: 'y2' },
      turn: '0',
    });
    table.act('0', 'playCard', 'stealAKeeper-1', { target: '1', item: 'blackRod' }).settle();
    expect(table.player('0').inv).toEqual(['blackRod']);
    expect(table.player('1').inv).toEqual([]);
  });
});
