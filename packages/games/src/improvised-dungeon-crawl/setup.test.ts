import { defaultOptions } from '../kit/options';
import { DECK } from './data/cards';
import { options } from './options';
import { hiddenOf } from './rules/secrets';
import { setup } from './setup';
import { deal, lay } from './testing';

/** A random source without randomness: nothing is shuffled, no die is rolled. */
const still = {
  die: (): number => {
    throw new Error('no die is rolled in the deal');
  },
  shuffle: <T>(items: readonly T[]) => [...items],
};

describe('the deal', () => {
  test('S1 begins with heroes to be made: no dungeon deck, no hero, no room', () => {
    const state = setup(defaultOptions(options), 3, still);
    expect(state).toMatchObject({
      seats: ['0', '1', '2'],
      crawlNo: 1,
      roomNo: 0,
      room: null,
      fight: null,
      result: null,
    });
    expect(state.heroes).toEqual({ '0': null, '1': null, '2': null });
    expect(hiddenOf(state).dungeonDeck).toEqual([]);
    expect(state.dungeon).toEqual({ left: 0, counters: [], discard: [] });
  });

  test.each([1, 2, 3, 4])('S2 deals six cards to each of %i players, one at a time, seat 0 first', (players) => {
    const state = setup(defaultOptions(options), players, still);
    const fromTop = DECK.toReversed();
    for (const seat of state.seats) {
      expect(hiddenOf(state).hands[seat]).toEqual(
        [0, 1, 2, 3, 4, 5].map((round) => fromTop[round * players + Number(seat)]),
      );
    }
    expect(state.muster?.deck).toBe(52 - 6 * players);
    expect(hiddenOf(state).heroDeck).toEqual(fromTop.slice(6 * players).toReversed());
  });

  test('R2.1 numbers of cards and of face cards are public, the cards are not', () => {
    const table = deal({
      hands: [
        ['JH', 'QH', '2C', '3C', '4C', '5C'],
        ['2S', '3S', '4S', '5S', '6S', '7S'],
      ],
    });
    expect(table.view(null).muster?.hands).toEqual({
      '0': { cards: 6, faces: 2, shown: null },
      '1': { cards: 6, faces: 0, shown: null },
    });
    expect(table.view('1').hand).toEqual(['2S', '3S', '4S', '5S', '6S', '7S']);
    for (const audience of ['1', null]) expect(JSON.stringify(table.view(audience))).not.toContain('"JH"');
  });
});

describe('the dungeon', () => {
  const entered = () => {
    const table = deal({
      hands: [
        ['JS', '10C', '9C', '8C', '7C', '6C'],
        ['AD', '10D', '9D', '8D', '7D', '6D'],
      ],
    });
    for (const [seat, card] of [
      ['0', 'JS'],
      ['1', 'AD'],
    ] as const)
      table.act(seat, 'claim', card);
    return table.act('0', 'confirmClaim').act('1', 'confirmClaim').act('0', 'doneShopping').act('1', 'doneShopping');
  };

  test('S3 begins once all are equipped: a full deck, no counters, no rooms, seat 0 leads, all rest', () => {
    const { state } = entered();
    expect(state).toMatchObject({ step: 'rest', roomNo: 0, lead: '0', muster: null, history: [], purse: 0 });
    expect(state.dungeon).toEqual({ left: 52, counters: [], discard: [] });
    expect(hiddenOf(state).dungeonDeck.toSorted()).toEqual(DECK.toSorted());
  });

  test('S3 begins with all dice, and four re-rolls for a halfling', () => {
    const table = entered();
    expect(table.hero('0').pools).toEqual({ slay: 5, evade: 0, heal: 0, spell: 0, luck: 4 });
    expect(table.hero('1').pools).toEqual({ slay: 0, evade: 0, heal: 0, spell: 10, luck: 0 });
  });

  test('R1.3 cards of heroes and items are never missing from the dungeon deck', () => {
    const { state } = entered();
    expect(hiddenOf(state).dungeonDeck).toEqual(expect.arrayContaining(['JS', 'AD', '10C']));
    expect(hiddenOf(state)).toMatchObject({ heroDeck: [], hands: {} });
  });

  test('R1.4 seats come in the order 0, 1, 2, 3, from the lead on, without the fallen', () => {
    const table = lay({ heroes: ['JH', { card: 'QH', hp: 0 }, 'KH', 'AH'], lead: '2' }).enter('2D', '3D', '4D');
    expect(table.told('drew').map(({ seat }) => seat)).toEqual(['2', '3', '0']);
  });
});
