import { checkOptions } from '../kit/options';
import { options } from './options';

const code = (given: Record<string, unknown>, players = 4) => {
  const checked = checkOptions(options, players, given);
  return 'refusal' in checked ? `${checked.refusal.code}:${checked.refusal.params?.key}` : null;
};

describe('the options of Colossal Cave', () => {
  test('the default options are the game of the rulebook', () => {
    expect(checkOptions(options, 3, {})).toEqual({
      options: {
        quickStart: false,
        treasureRefill: false,
        caveClosing: true,
        closingRounds: 3,
        firstPlayer: 'random',
        reactionSeconds: 12,
        reactionTiming: 'early',
        decisionSeconds: 90,
        knownHands: true,
        roundLimit: 100,
      },
    });
  });

  test.each([
    ['closingRounds', [0, 3, 10], [-1, 11]],
    ['reactionSeconds', [0, 5, 60], [4, 61]],
    ['decisionSeconds', [0, 15, 300], [14, 301]],
    ['roundLimit', [0, 20, 300], [19, 301]],
  ])('%s has its bounds', (key, inside, outside) => {
    for (const value of inside) expect(code({ [key]: value })).toBeNull();
    for (const value of outside) expect(code({ [key]: value })).toBe(`BAD_OPTION:${key}`);
  });

  test('a seat that is not at the table cannot be first', () => {
    expect(code({ firstPlayer: 'seat:3' }, 3)).toBe('BAD_OPTION:firstPlayer');
    expect(code({ firstPlayer: 'seat:3' }, 4)).toBeNull();
    expect(code({ firstPlayer: 'seat:4' }, 4)).toBe('BAD_OPTION:firstPlayer');
  });

  test('a window that lasts its time needs a time', () => {
    expect(code({ reactionTiming: 'fixed', reactionSeconds: 0 })).toBe('BAD_OPTION:reactionTiming');
    expect(code({ reactionTiming: 'fixed', reactionSeconds: 5 })).toBeNull();
    expect(code({ reactionTiming: 'early', reactionSeconds: 0 })).toBeNull();
  });

  test('both variants may be combined with each other', () => {
    expect(code({ quickStart: true, treasureRefill: true, caveClosing: false })).toBeNull();
  });

  test('any other key is refused by name', () => {
    expect(code({ solo: true })).toBe('UNKNOWN_OPTION:solo');
  });
});
