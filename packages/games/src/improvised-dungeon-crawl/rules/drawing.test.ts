import { defaultOptions } from '../../kit/options';
import { seededRandom } from '../../kit/random';
import { type Card, DECK } from '../data/cards';
import { options } from '../options';
import { setup } from '../setup';
import { deal, lay, play } from '../testing';
import { drawCards } from './drawing';
import { hiddenOf } from './secrets';

const chosen = defaultOptions(options);
/** The cards as they lie in a new deck. */
const asNew = (cards: readonly Card[]) => DECK.filter((card) => cards.includes(card));

describe('drawing from a face-down deck', () => {
  test('S3 takes so many cards out of the deck and leaves the others as they lay', () => {
    const deck = [...DECK];
    const drawn = drawCards(deck, 5, seededRandom('five'));
    expect(new Set(drawn).size).toBe(5);
    expect(deck).toEqual(DECK.filter((card) => !drawn.includes(card)));
  });

  test('R2.5 takes all there are from a deck with fewer', () => {
    const deck: Card[] = ['2C', 'KS'];
    expect(drawCards(deck, 3, seededRandom('all')).toSorted()).toEqual(['2C', 'KS']);
    expect(deck).toEqual([]);
  });

  test('each card is as likely as any other to be drawn, and to be drawn first', () => {
    const random = seededRandom('fair');
    const first: Record<string, number> = {};
    for (let n = 0; n < 4000; n++) {
      const [card] = drawCards(['2C', '3C', '4C', '5C'], 2, random);
      first[card as Card] = (first[card as Card] ?? 0) + 1;
    }
    for (const count of Object.values(first)) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(Object.keys(first)).toHaveLength(4);
  });
});

describe('I11 no order of cards to come', () => {
  test('lies in a state after the deal', () => {
    const { heroDeck } = hiddenOf(setup(chosen, 4, seededRandom('dealt')));
    expect(heroDeck).toHaveLength(52 - 24);
    expect(heroDeck).toEqual(asNew(heroDeck));
  });

  test('lies in a state after three cards were drawn for one', () => {
    const table = deal({ hands: [['2C', '3C', '4C', '5C', '6C', '7C']] });
    const { heroDeck } = hiddenOf(table.act('0', 'dropForThree').state);
    expect(heroDeck).toHaveLength(43);
    expect(heroDeck).toEqual(asNew(heroDeck));
  });

  test('lies in a state in the dungeon, before and after a room', () => {
    const { state } = deal({ hands: [['JH', '3C', '4C', '5C', '6C', '7C']] })
      .act('0', 'claim', 'JH')
      .act('0', 'confirmClaim')
      .act('0', 'doneShopping');
    expect(hiddenOf(state).dungeonDeck).toEqual(DECK);
    const drawn = play(state).act('0', 'setReady', true).state.history[0]?.drawn[0]?.card;
    expect(hiddenOf(state).dungeonDeck).toEqual(DECK.filter((card) => card !== drawn));
  });

  test('a deck that was shuffled in an earlier version is drawn from like any other', () => {
    const { state } = lay({ heroes: ['JH', 'KH'], draw: ['5D', '6D'] });
    const before = [...hiddenOf(state).dungeonDeck];
    play(state).ready();
    expect(state.room?.drawn.map(({ card }) => card)).toEqual(['5D', '6D']);
    expect(hiddenOf(state).dungeonDeck).toEqual(before.slice(0, -2));
  });
});
