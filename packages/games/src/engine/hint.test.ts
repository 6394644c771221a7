import { pebbles } from '../../test/pebbles';
import { seededRandom } from '../kit/random';
import { hintsFor } from './hint';
import { localMatch } from './localMatch';

const view = (seat: string) => localMatch(pebbles, 2, { pebbles: 6 }, seededRandom('deal')).view(seat);

describe('a hint', () => {
  it('lists up to three choices, the best first, each with its sentence', () => {
    const hints = hintsFor(pebbles, view('1'), '1', 'one');
    expect(hints).toHaveLength(3);
    expect(hints[0]).toMatchObject({
      choice: { move: 'take', args: [2] },
      fact: { kind: 'took', data: { seat: '1', count: 2 } },
    });
  });

  it('contains nothing that is decided by chance', () => {
    const whisper = hintsFor(pebbles, view('1'), '1', 'one').find(({ choice }) => choice.move === 'whisper');
    expect(whisper?.fact).toBeUndefined();
  });

  it('is empty for a seat without a decision', () => {
    expect(hintsFor(pebbles, view('0'), '0', 'one')).toEqual([]);
  });
});
