import { pebbles } from '../../test/pebbles';
import { fingerprint, matchFingerprint, replay } from './recordedMatch';

const record = {
  players: 2,
  options: { pebbles: 4 },
  seed: 'record',
  moves: [
    ['0', 'whisper', [3]],
    ['1', 'take', [2]],
    [null, 'timeOut', [2]],
  ],
} as const;

describe('a recorded match', () => {
  test('plays again to the same state, the clock included', () => {
    const { state } = replay(pebbles, record);
    expect(state).toMatchObject({ pebbles: 1, seat: '1' });
    expect(replay(pebbles, record).state).toEqual(state);
  });

  test('has other random numbers with another seed', () => {
    expect(replay(pebbles, { ...record, seed: 'other' }).state).not.toEqual(replay(pebbles, record).state);
  });

  test('names the move that no longer fits', () => {
    const moves = [...record.moves, ['1', 'take', [2]] as const];
    expect(() => replay(pebbles, { ...record, moves })).toThrow('pebbles: move 3 ["1","take",[2]]: TOO_MANY');
  });
});

describe('a fingerprint', () => {
  test('is equal for equal values, whatever the order of their keys', () => {
    expect(fingerprint({ a: 1, b: [1, { c: 2, d: 3 }] })).toBe(fingerprint({ b: [1, { d: 3, c: 2 }], a: 1 }));
    expect(fingerprint({})).toMatch(/^[0-9a-f]{16}$/);
  });

  test('differs for different values, the order of lists included', () => {
    const values = [null, 0, '0', [], {}, [1, 2], [2, 1], { a: 1 }, { a: '1' }, { b: 1 }, [[1], 2], [1, [2]]];
    expect(new Set(values.map(fingerprint)).size).toBe(values.length);
  });
});

describe('the fingerprint of a match', () => {
  const state = { options: { wind: true, limit: 4 }, turn: 3 };
  const given = { wind: true, limit: 4 };

  test('is the same under later rules that know more options', () => {
    const later = { ...state, options: { ...state.options, fog: false } };
    expect(matchFingerprint(later, given)).toBe(matchFingerprint(state, given));
  });

  test('differs for another value of an option that was given, and for another state', () => {
    const calm = { ...state, options: { ...state.options, wind: false } };
    expect(matchFingerprint(calm, given)).not.toBe(matchFingerprint(state, given));
    expect(matchFingerprint({ ...state, turn: 4 }, given)).not.toBe(matchFingerprint(state, given));
  });
});
