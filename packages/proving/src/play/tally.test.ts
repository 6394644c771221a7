import type { MatchReport } from '@lantern/games/kit/randomPlay';
import { addMatch, mergeTally, newTally, quantile } from './tally';

function report(reason: string, winners: string[], moves: number): MatchReport {
  return {
    players: 3,
    options: {},
    seed: 's',
    result: { reason, winners },
    moves: Array.from({ length: moves }, () => ['0', 'draw', []] as const),
    kinds: { draw: moves },
    refusals: { MALFORMED: 1 },
    hash: '',
  };
}

test('matches of two workers add up to one tally', () => {
  const [one, other] = [newTally(), newTally()];
  addMatch(one, report('treasures', ['0'], 9), '0', false);
  addMatch(other, report('treasures', ['1'], 5), '1', false);
  addMatch(other, report('roundLimit', [], 7), '1', false);
  mergeTally(one, other);
  expect(one).toMatchObject({
    finished: 3,
    lengths: [9, 5, 7],
    endings: { treasures: 2, roundLimit: 1 },
    kinds: { draw: 21 },
    refusals: { MALFORMED: 3 },
  });
});

test('the shortest match of each way to end is kept', () => {
  const [one, other] = [newTally(), newTally()];
  addMatch(one, report('treasures', ['0'], 9), '0', false);
  addMatch(other, report('treasures', ['1'], 5), '1', false);
  mergeTally(one, other);
  expect(one.shortest.treasures?.moves).toHaveLength(5);
});

test('a shared victory counts in part for the first seat', () => {
  const tally = newTally();
  addMatch(tally, report('treasures', ['0', '1'], 9), '0', true);
  expect(tally).toMatchObject({ byBots: 1, wonByBots: 1, firstSeatWins: 0.5 });
});

test('matches of random players say nothing about the first seat', () => {
  const tally = newTally();
  addMatch(tally, report('treasures', ['0'], 9), '0', false);
  expect(tally).toMatchObject({ byBots: 0, wonByBots: 0, firstSeatWins: 0 });
});

test('a quantile of no numbers is 0, the last share is the greatest number', () => {
  expect(quantile([], 0.5)).toBe(0);
  expect(quantile([1, 2, 3], 1)).toBe(3);
  expect(quantile([1, 2, 3], 0.5)).toBe(2);
});
