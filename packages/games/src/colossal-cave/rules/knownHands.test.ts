import { lay } from '../testing';
import { knownHands } from './knownHands';
import { record } from './story';

const known = (tell: (state: ReturnType<typeof lay>['state']) => void) => {
  const table = lay();
  tell(table.state);
  return knownHands(table.view(null));
};

describe('what everybody knows of a hand', () => {
  test('a card picked from the discard pile, turned over after a deposit or given back with a toll is known', () => {
    const hands = known((state) => {
      record(state, 'picked', { seat: '0', card: 'speedRun' });
      record(state, 'refilled', { seat: '1', card: 'emerald' });
      record(state, 'tollPaid', { seat: '0', cards: ['tastyFood'], reaction: 'payTroll', returnsTo: '2' });
    });
    expect(hands).toEqual({ '0': ['speedRun'], '1': ['emerald'], '2': ['payTroll'] });
  });

  test('a card that was played, or dropped at a death, is not known any more', () => {
    const hands = known((state) => {
      record(state, 'picked', { seat: '0', card: 'speedRun' });
      record(state, 'played', { seat: '0', card: 'speedRun' });
      record(state, 'refilled', { seat: '1', card: 'emerald' });
      record(state, 'died', { seat: '1', cards: 1, treasures: [] });
    });
    expect(hands).toEqual({ '0': [], '1': [], '2': [] });
  });

  test('known cards go on with the hand they are in', () => {
    const hands = known((state) => {
      record(state, 'refilled', { seat: '1', card: 'emerald' });
      record(state, 'picked', { seat: '2', card: 'speedRun' });
      record(state, 'handsPassed', {
        moves: [
          { from: '0', to: '1', cards: 3 },
          { from: '1', to: '2', cards: 3 },
          { from: '2', to: '0', cards: 3 },
        ],
      });
    });
    expect(hands).toEqual({ '0': ['speedRun'], '1': [], '2': ['emerald'] });
  });

  test('a public card is in no hand', () => {
    const table = lay({ P1: { inv: ['emerald'] } });
    record(table.state, 'refilled', { seat: '1', card: 'emerald' });
    expect(knownHands(table.view(null))['1']).toEqual([]);
  });
});
