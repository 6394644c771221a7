import type { MatchReport } from '@lantern/games/engine/randomPlay';
import { addMatch, type Finished, mergeStatistics, newStatistics } from './statistics';

function finished(reason: string, winners: string[], moves: number, more: Partial<Finished> = {}): Finished {
  const report = reportOf(reason, winners, moves);
  const facts = { drawn: moves };
  return { report, facts, features: {}, turns: 1, firstSeat: '0', options: [], setting: null, byBots: false, ...more };
}

function reportOf(reason: string, winners: string[], moves: number): MatchReport {
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

test('the results of two workers are added up', () => {
  const [one, other] = [newStatistics(), newStatistics()];
  addMatch(one, finished('treasures', ['0'], 9, { firstSeat: '0' }));
  addMatch(other, finished('treasures', ['1'], 5, { firstSeat: '1' }));
  addMatch(other, finished('roundLimit', [], 7, { firstSeat: '1' }));
  mergeStatistics(one, other);
  expect(one).toMatchObject({
    finished: 3,
    lengths: [9, 5, 7],
    endings: { treasures: 2, roundLimit: 1 },
    kinds: { draw: 21 },
    refusals: { MALFORMED: 3 },
    facts: { drawn: 21 },
  });
});

test('the shortest match of each kind of end is kept', () => {
  const [one, other] = [newStatistics(), newStatistics()];
  addMatch(one, finished('treasures', ['0'], 9, { firstSeat: '0' }));
  addMatch(other, finished('treasures', ['1'], 5, { firstSeat: '1' }));
  mergeStatistics(one, other);
  expect(one.shortest.treasures?.moves).toHaveLength(5);
});

test('a shared victory counts in part for the first seat', () => {
  const tally = newStatistics();
  addMatch(tally, finished('treasures', ['0', '1'], 9, { firstSeat: '0', byBots: true }));
  expect(tally).toMatchObject({ byBots: 1, wonByBots: 1, firstSeatWins: 0.5 });
});

test('coverage is also counted for each setting, across workers', () => {
  const [one, other] = [newStatistics(), newStatistics()];
  addMatch(one, finished('treasures', ['0'], 9, { setting: 'hill' }));
  addMatch(one, finished('roundLimit', [], 7, { setting: 'lake' }));
  addMatch(other, finished('treasures', ['1'], 5, { setting: 'lake' }));
  mergeStatistics(one, other);
  expect(Object.keys(one.settings)).toEqual(['hill', 'lake']);
  expect(one.settings.lake).toMatchObject({
    finished: 2,
    lengths: [7, 5],
    endings: { treasures: 1, roundLimit: 1 },
    facts: { drawn: 12 },
  });
});

test("bots' victories are counted by seat and number of players", () => {
  const [one, other] = [newStatistics(), newStatistics()];
  addMatch(one, finished('treasures', ['2'], 9, { byBots: true }));
  addMatch(other, finished('treasures', ['0', '2'], 9, { byBots: true }));
  mergeStatistics(one, other);
  const places = ['3 players, seat 0', '3 players, seat 1', '3 players, seat 2'];
  expect(places.map((place) => one.seatWins[place])).toEqual([0.5, 0, 1.5]);
  expect(places.map((place) => one.seatMatches[place])).toEqual([2, 2, 2]);
});

test('bots by the default rules are counted by number of players: matches, victories, turns', () => {
  const [one, other] = [newStatistics(), newStatistics()];
  const usual = (reason: string, winners: string[], turns: number) => {
    const match = finished(reason, winners, 9, { byBots: true, turns });
    return { ...match, report: { ...match.report, options: {} } };
  };
  addMatch(one, usual('treasures', ['0', '1'], 7));
  addMatch(other, usual('roundLimit', [], 20));
  addMatch(other, finished('treasures', ['0'], 9));
  const chosen = finished('treasures', ['0'], 9, { byBots: true });
  addMatch(other, { ...chosen, report: { ...chosen.report, options: { quick: true } } });
  mergeStatistics(one, other);
  expect(one.usual).toEqual({ '3': { matches: 2, won: 1, turns: [7, 20] } });
});

test('matches are counted by each value of their options, those among bots separately, across workers', () => {
  const [one, other] = [newStatistics(), newStatistics()];
  addMatch(one, finished('treasures', ['0'], 9, { options: ['map: hill', 'fast: true'] }));
  addMatch(other, finished('treasures', ['0'], 9, { options: ['map: hill', 'fast: false'], byBots: true }));
  mergeStatistics(one, other);
  expect(one.options).toEqual({ 'map: hill': 2, 'fast: true': 1, 'fast: false': 1 });
  expect(one.botOptions).toEqual({ 'map: hill': 1, 'fast: false': 1 });
});

test('features are added up like facts, also by setting', () => {
  const [one, other] = [newStatistics(), newStatistics()];
  addMatch(one, finished('treasures', ['0'], 9, { features: { 'uses holy': 2 }, setting: 'hill' }));
  addMatch(other, finished('treasures', ['0'], 9, { features: { 'uses holy': 1, 'uses heal': 1 }, setting: 'hill' }));
  mergeStatistics(one, other);
  expect(one.features).toEqual({ 'uses holy': 3, 'uses heal': 1 });
  expect(one.settings.hill?.features).toEqual(one.features);
});

test('matches of random players do not count for the first seat', () => {
  const tally = newStatistics();
  addMatch(tally, finished('treasures', ['0'], 9, { firstSeat: '0' }));
  expect(tally).toMatchObject({ byBots: 0, wonByBots: 0, firstSeatWins: 0 });
});
