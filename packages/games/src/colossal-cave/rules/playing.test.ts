import { CARD_IDS, CARDS, idsOf, isReaction, nameOf } from '../data/cards';
import { blanks, lay } from '../testing';

const codeFor = (card: string, args?: object, more: Parameters<typeof lay>[0] = {}) =>
  lay({ ...more, P0: { hand: [card], ...more.P0 } }).refused('0', 'playCard', card, ...(args ? [args] : []));

describe('playing a card', () => {
  test('R5.1 instead of a card: an extra draw, an extra hop, a deposit, or nothing', () => {
    const table = lay({ P0: { inv: ['goldNugget'] } });
    expect(table.moves('0')).toEqual(['drawExtra', 'moveExtra', 'deposit', 'doNothing']);
  });

  test('R5.1 the same holds for every play an item grants', () => {
    const table = lay({ P0: { inv: ['goldNugget', 'emptyBottle'] } }).act('0', 'useItem', 'emptyBottle');
    table.act('0', 'drawExtra').act('0', 'moveExtra', 'cobbleCrawl').settle();
    expect(table.hand('0')).toHaveLength(1);
    expect(table.player('0').room).toBe('cobbleCrawl');
    expect(table.turn).toBe('1');
  });

  test('R5.2 every item and treasure is playable in its own room and in no other', () => {
    for (const card of CARD_IDS) {
      const info = CARDS[nameOf(card)];
      if ((info.type !== 'item' && info.type !== 'treasure') || info.room === null) continue;
      expect(codeFor(card, undefined, { P0: { hand: [card], room: info.room } })).toBeNull();
      const elsewhere = info.room === 'bedquilt' ? 'y2' : 'bedquilt';
      expect(codeFor(card, undefined, { P0: { hand: [card], room: elsewhere } })).toBe('WRONG_ROOM');
    }
  });

  test('R5.2 no reaction can be the play', () => {
    for (const card of CARD_IDS.filter(isReaction)) expect(codeFor(card)).toBe('REACTION_ONLY');
  });

  test('R5.2 a card must be in the hand', () => {
    expect(lay({ P0: { inv: ['blackRod'] } }).refused('0', 'playCard', 'blackRod')).toBe('NOT_IN_HAND');
    expect(lay({ P1: { hand: ['xyzzy-1'] } }).refused('0', 'playCard', 'xyzzy-1')).toBe('NOT_IN_HAND');
  });

  test('R5.3 target, item and room are named when the card is played', () => {
    const explore = (args: object) => codeFor('exploreAtRandom', args);
    expect(explore({ target: '1' })).toBe('BAD_ROOM');
    expect(explore({ room: 'y2' })).toBe('BAD_TARGET');
    expect(explore({ target: '1', room: 'y2' })).toBeNull();
    expect(explore({ target: '0', room: 'y2' })).toBeNull();
    expect(codeFor('stockUp-1', {})).toBe('BAD_ITEM');
    expect(codeFor('stockUp-1', { item: 'goldNugget' })).toBe('BAD_ITEM');
    expect(codeFor('stockUp-1', { item: 'tastyFood' })).toBeNull();
  });

  test('R5.3 Explore at Random leads to another room than the own one, and not to the Well House', () => {
    const explore = (room: string) => codeFor('exploreAtRandom', { target: '1', room }, { P1: { room: 'y2' } });
    expect(explore('wellHouse')).toBe('BAD_ROOM');
    expect(explore('y2')).toBe('BAD_ROOM');
    expect(explore('bedquilt')).toBeNull();
  });

  test('R5.3 choices a card does not need are refused', () => {
    expect(codeFor('xyzzy-1', { target: '1' })).toBe('BAD_TARGET');
    expect(codeFor('xyzzy-1', { item: 'goldNugget' })).toBe('BAD_ITEM');
    expect(codeFor('xyzzy-1', { room: 'y2' })).toBe('BAD_ROOM');
    expect(codeFor('xyzzy-1', {})).toBeNull();
  });

  test('R5.4 an action may be played though it will do nothing, if a needed target is there', () => {
    for (const card of ['xyzzy-1', 'systemCrash', 'carryingTooMuch', 'donWoods', 'feeFieFoeFoo', 'speedRun-1']) {
      expect(codeFor(card, undefined, { P0: { hand: [card], room: 'bedquilt' } })).toBeNull();
    }
    expect(codeFor('bottomlessPit-1')).toBe('NO_TARGET');
    expect(codeFor('bottomlessPit-1', undefined, { P1: { room: 'y2' } })).toBe('BAD_TARGET');
    expect(codeFor('harHar-1', undefined, { P1: { room: 'y2' } })).toBe('NO_TARGET');
    expect(codeFor('dropVase')).toBe('NO_TARGET');
    expect(codeFor('pirateBooty')).toBe('NO_TARGET');
    expect(codeFor('pirateBooty', undefined, { discard: ['goldNugget'] })).toBeNull();
    expect(codeFor('letsDoThatAgain-1')).toBe('DISCARD_EMPTY');
    expect(codeFor('letsDoThatAgain-1', undefined, { discard: ['xyzzy-1'] })).toBeNull();
  });

  test('R6.1, R6.2 items and treasures come to lie open in front of their player', () => {
    for (const [card, room] of [
      ['tastyFood', 'wellHouse'],
      ['silverBars', 'y2'],
    ] as const) {
      const table = lay({ P0: { room, hand: [card] } })
        .act('0', 'playCard', card)
        .settle();
      expect(table.player('0').inv).toEqual([card]);
      expect(table.discard).toEqual([]);
    }
  });

  test('R6.2 treasures are items: they mark the way in the maze, and count as carried', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'hallOfMists', inv: ['goldNugget'] },
      P1: { hand: ['lostInMaze-1'] },
    });
    table.act('0', 'moveTo', 'twistyMaze').react('1', 'lostInMaze-1').settle();
    expect(table.refused('0', 'payToll', 'goldNugget')).toBeNull();
  });

  test('R6.3 an action is discarded when it has been carried out', () => {
    const table = lay({ P0: { hand: ['donWoods'] } })
      .act('0', 'playCard', 'donWoods')
      .settle();
    expect(table.discard).toEqual(['donWoods']);
  });

  test("R6.4 a reaction is played in a window, in one's own turn too", () => {
    const table = lay({ step: 'move', P0: { room: 'y2', hand: ['angryDwarfBlock-1'] } });
    table.act('0', 'moveTo', 'hallOfMists', { hold: true }).react('0', 'angryDwarfBlock-1').settle();
    expect(table.player('0').room).toBe('y2');
    expect(table.turn).toBe('1');
  });

  test('R6.5 the Friendly Bear is playable nowhere', () => {
    for (const room of ['wellHouse', 'volcanoView'] as const) {
      expect(codeFor('friendlyBear', undefined, { P0: { hand: ['friendlyBear'], room } })).toBe('NOWHERE');
    }
  });

  test('R6.6 a player may carry any number of cards', () => {
    const inv = ['goldNugget', 'diamonds', 'rareCoins', 'jewelry', 'silverBars', 'persianRug', 'mingVase', 'setOfKeys'];
    const table = lay({ P0: { inv, hand: ['tastyFood'] } })
      .act('0', 'playCard', 'tastyFood')
      .settle();
    expect(table.player('0').inv).toEqual([...inv, 'tastyFood']);
  });

  test('copies of one name in a hand count as one choice, the lowest number', () => {
    const table = lay({ P0: { hand: ['xyzzy-3', 'xyzzy-2'] } });
    const { hand } = table.view('0');
    expect(hand).toHaveLength(2);
    expect(idsOf('xyzzy')).toEqual(['xyzzy-1', 'xyzzy-2', 'xyzzy-3']);
    expect(table.refused('0', 'playCard', 'xyzzy-3')).toBeNull();
    expect(table.choices('0', 'playCard')).toEqual([['xyzzy-2']]);
  });
});

describe('targets', () => {
  const onP1 = (card: string, args: object, place: NonNullable<Parameters<typeof lay>[0]>['P1']) =>
    codeFor(card, { target: '1', ...args }, { P1: place });

  test('another player means another one at the table', () => {
    expect(codeFor('bottomlessPit-1', { target: '0' }, { P0: { hand: ['bottomlessPit-1'], room: 'y2' } })).toBe(
      'BAD_TARGET',
    );
    expect(onP1('bottomlessPit-1', {}, { room: 'conceded' })).toBe('BAD_TARGET');
    expect(codeFor('bottomlessPit-1', { target: '3' })).toBe('BAD_TARGET');
  });

  test('R12.2 the dead are no target where a room or a living player is needed', () => {
    expect(onP1('bottomlessPit-1', {}, { room: 'dead' })).toBe('TARGET_DEAD');
    expect(onP1('angryDwarfKnife', {}, { room: 'dead' })).toBe('TARGET_DEAD');
    expect(onP1('exploreAtRandom', { room: 'y2' }, { room: 'dead' })).toBe('TARGET_DEAD');
    expect(onP1('harHar-1', { item: 'blackRod' }, { room: 'dead', inv: ['blackRod'] })).toBe('TARGET_DEAD');
  });

  test('R12.2 the dead can be stolen from and lose their Lantern', () => {
    expect(onP1('stealAKeeper-1', { item: 'blackRod' }, { room: 'dead', inv: ['blackRod'] })).toBeNull();
    expect(onP1('lampDim', {}, { room: 'dead', inv: ['brassLantern'] })).toBeNull();
  });

  test('nobody is robbed or knifed in the Well House; next door they are', () => {
    expect(onP1('angryDwarfKnife', {}, { room: 'wellHouse' })).toBe('TARGET_SAFE');
    expect(onP1('angryDwarfKnife', {}, { room: 'cobbleCrawl' })).toBeNull();
    expect(onP1('harHar-1', { item: 'emerald' }, { room: 'wellHouse', inv: ['emerald'] })).toBe('TARGET_SAFE');
    expect(onP1('harHar-1', { item: 'emerald' }, { room: 'cobbleCrawl', inv: ['emerald'] })).toBeNull();
  });

  test('Har Har! takes treasures, Steal a Keeper other items (D31); only cards that the target carries', () => {
    const place = { room: 'y2' as const, inv: ['emerald', 'blackRod'], hand: ['diamonds'] };
    expect(onP1('harHar-1', { item: 'blackRod' }, place)).toBe('BAD_ITEM');
    expect(onP1('harHar-1', { item: 'diamonds' }, place)).toBe('BAD_ITEM');
    expect(onP1('stealAKeeper-1', { item: 'emerald' }, place)).toBe('BAD_ITEM');
    expect(onP1('stealAKeeper-1', { item: 'setOfKeys' }, place)).toBe('BAD_ITEM');
    expect(onP1('stealAKeeper-1', { item: 'blackRod' }, place)).toBeNull();
  });

  test('Drop Vase and Your Lamp Is Getting Dim need a target that carries the thing', () => {
    const blank = { hand: blanks(1) };
    const vase = codeFor('dropVase', { target: '1' }, { P1: blank, P2: { inv: ['mingVase'] } });
    expect(vase).toBe('BAD_TARGET');
    expect(codeFor('lampDim', { target: '1' }, { P1: blank, P2: { inv: ['brassLantern'] } })).toBe('BAD_TARGET');
    expect(onP1('lampDim', {}, { inv: ['brassLantern'] })).toBeNull();
  });

  test('D17 playing at an immune target is legal', () => {
    expect(onP1('angryDwarfKnife', {}, { room: 'y2', inv: ['littleAxe'] })).toBeNull();
  });

  test('With What, Your Bare Hands? is played in the Hall of the Mountain King', () => {
    expect(codeFor('bareHands', undefined, { P0: { hand: ['bareHands'], room: 'mountainKing' } })).toBeNull();
    expect(codeFor('bareHands')).toBe('WRONG_ROOM');
  });
});
