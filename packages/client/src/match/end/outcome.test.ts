import { crownedOf, outcomeOf } from './outcome';

const result = (...winners: string[]) => ({ reason: 'points', winners });

test('one winner wins, several draw', () => {
  expect(outcomeOf(result('1'), false)).toBe('won');
  expect(outcomeOf(result('0', '1'), false)).toBe('draw');
  expect(outcomeOf(result(), false)).toBe('draw');
});

test('a party wins or loses as one', () => {
  expect(outcomeOf(result('0', '1'), true)).toBe('won');
  expect(outcomeOf(result(), true)).toBe('lost');
});

test('a match without a result of its own was ended, with and without a party', () => {
  for (const party of [false, true]) {
    expect(outcomeOf(null, party)).toBe('ended');
    expect(outcomeOf({ reason: 'ended', winners: [] }, party)).toBe('ended');
  }
});

test('winners are crowned, and everybody is after a draw without a winner', () => {
  expect(crownedOf({ result: result('1') }, 'won', ['0', '1'])).toEqual(['1']);
  expect(crownedOf({ result: result() }, 'draw', ['0', '1'])).toEqual(['0', '1']);
  expect(crownedOf({ result: result() }, 'lost', ['0', '1'])).toEqual([]);
  expect(crownedOf({ result: null }, 'ended', ['0', '1'])).toEqual([]);
});
