import { DECK } from './data/cards';
import { improvisedDungeonCrawl } from './game';
import { hiddenOf } from './rules/secrets';
import { deal, lay } from './testing';

const HANDS = [
  ['JH', 'QH', '2C', '3C', '4C', '5C'],
  ['2S', '3S', '4S', '5S', '6S', '7S'],
  ['KH', 'AH', '2D', '3D', '4D', '5D'],
] as const;

const dealt = () => deal({ hands: HANDS.map((hand) => [...hand]) });
/** The cards of the whole deck that occur anywhere in the view of an audience. */
const seen = (view: unknown) => DECK.filter((card) => JSON.stringify(view).includes(`"${card}"`));

describe('I11 hidden information', () => {
  test.each(['0', '1', '2', null])('while heroes are made %s sees only their own cards', (audience) => {
    const own = audience === null ? [] : (HANDS[Number(audience)] ?? []);
    expect(seen(dealt().view(audience)).toSorted()).toEqual([...own].toSorted());
  });

  test('the pip card of an offer is seen by the two alone, and so is the face card for it', () => {
    const table = dealt().act('1', 'offerSwap', '0', '7S');
    expect(['0', '1', '2', null].map((audience) => seen(table.view(audience)).includes('7S'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    table.act('0', 'answerSwap', '1', 'QH');
    expect(['0', '1', '2', null].map((audience) => seen(table.view(audience)).includes('QH'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('moves that name private cards are redacted', () => {
    for (const move of ['offerSwap', 'answerSwap', 'giveFace', 'takeFace']) {
      expect(improvisedDungeonCrawl.moves[move]).toMatchObject({ conceals: 'arguments' });
    }
  });

  test('two dungeon decks in different orders look the same to everybody, also after the end', () => {
    const table = lay({ heroes: ['JH', 'KH'] });
    for (const over of [false, true]) {
      if (over) table.act('0', 'concede', true).act('1', 'concede', true);
      const before = ['0', '1', null].map((audience) => JSON.stringify(table.view(audience)));
      hiddenOf(table.state).dungeonDeck.reverse();
      expect(['0', '1', null].map((audience) => JSON.stringify(table.view(audience)))).toEqual(before);
    }
  });

  test('in the dungeon nothing is hidden but the deck: all see the same', () => {
    const table = lay({ heroes: ['JH', 'QS'] }).enter('6C', '5H');
    const { audience: _0, mustDecide: _1, ...one } = table.view('0');
    const { audience: _2, mustDecide: _3, ...other } = table.view('1');
    expect(one).toEqual(other);
  });

  test('no view has a key for secret data', () => {
    for (const audience of ['0', null]) {
      const view = lay({ heroes: ['JH'] }).view(audience);
      for (const key of ['secret', 'nextId', 'heroDeck', 'dungeonDeck']) expect(view).not.toHaveProperty(key);
    }
  });

  test('a shown hand does not reveal which of its cards was drawn last', () => {
    const table = dealt().act('1', 'offerSwap', '0', '2S').act('0', 'answerSwap', '1', 'QH');
    for (const [seat, face] of [
      ['0', 'JH'],
      ['1', 'QH'],
      ['2', 'KH'],
    ] as const)
      table.act(seat, 'claim', face);
    for (const seat of ['0', '1', '2']) table.act(seat, 'confirmClaim');
    expect(table.view(null).muster?.hands['0']?.shown).toEqual(['2C', '3C', '4C', '5C', '2S']);
    expect(table.view(null).muster?.hands['1']?.shown).toEqual(['3S', '4S', '5S', '6S', '7S']);
  });

  test('a hand is shown once its hero is fixed, and gone in the dungeon', () => {
    const table = deal({ hands: [[...HANDS[0]]] })
      .act('0', 'claim', 'JH')
      .act('0', 'confirmClaim');
    expect(table.view(null).muster?.hands['0']?.shown).toEqual(['2C', '3C', '4C', '5C', 'QH']);
    expect(table.act('0', 'doneShopping').view('0').hand).toEqual([]);
  });
});
