import { pebbles } from '../../test/pebbles';
import { factSentence, listOf, type Voice } from './strings';

const voice: Voice = { you: null, name: (seat) => `Player ${seat}` };

describe('words', () => {
  test('a list of words is joined as in a sentence', () => {
    expect(listOf([])).toBe('');
    expect(listOf(['Ana'])).toBe('Ana');
    expect(listOf(['Ana', 'Ben'])).toBe('Ana and Ben');
    expect(listOf(['Ana', 'Ben', 'Cy'])).toBe('Ana, Ben and Cy');
  });

  test('a fact has the sentence of its kind', () => {
    const fact = { n: 1, kind: 'took', data: { seat: '1', count: 2 } } as const;
    expect(factSentence(pebbles.strings, fact, voice)).toBe('Player 1 takes 2.');
  });
});
