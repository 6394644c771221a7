import { goalsOf } from './goals';
import type { Load } from './measures';

function load(movesPerCoreSecond: number, bytesPerMove: number): Load {
  return {
    moves: 1,
    cpuPerMove: 1000 / movesPerCoreSecond,
    movesPerCoreSecond,
    bytesPerMove,
    p50: 1,
    p99: 2,
    p999: 3,
    refused: 0,
  };
}

test('a goal is reached at its figure, and not beyond it', () => {
  const round = (own: number) => ({
    'lantern-sqlite': { hexland: load(own, 100) },
    'stock-sqlite': { hexland: load(100, 100) },
  });
  const [sqlite] = goalsOf([round(700)]);
  expect(sqlite).toMatchObject({ found: 7, wanted: 7, reached: true });
  const [slower] = goalsOf([round(699)]);
  expect(slower).toMatchObject({ reached: false });
});

test('fewer bytes are better', () => {
  const of = (bytes: number) =>
    goalsOf([{ 'lantern-sqlite': { cave: load(1, bytes) }, 'stock-memory': { cave: load(1, 2200) } }]).find(
      ({ what }) => what.includes('bytes'),
    );
  expect(of(100)).toMatchObject({ reached: true });
  expect(of(101)).toMatchObject({ reached: false });
});

test('a missing measurement has no goal', () => {
  expect(goalsOf([{ 'lantern-sqlite': { hexland: load(1000, 100) } }])).toEqual([]);
  expect(goalsOf([])).toEqual([]);
});

test('the cost of a watcher is the slope between the fewest and the most', () => {
  const goals = goalsOf([{ 'lantern-sqlite': { watchers: { 1: 1, 101: 4 } }, relay: { watchers: { 1: 0, 101: 2 } } }]);
  expect(goals).toEqual([expect.objectContaining({ found: 1.5, reached: true })]);
});

test('a ratio is computed within each round, and the median of the rounds counts', () => {
  const round = (own: number, other: number) => ({
    'lantern-sqlite': { hexland: load(own, 100) },
    'stock-sqlite': { hexland: load(other, 100) },
  });
  const [sqlite] = goalsOf([round(800, 100), round(80, 10), round(100, 100)]);
  expect(sqlite).toMatchObject({ found: 8, reached: true, spread: { median: 8, low: 1, high: 8 } });
});

test('a measurement of one round counts as it is', () => {
  const goals = goalsOf([{ 'lantern-sqlite': { reopen: 2 } }, { 'lantern-sqlite': {} }]);
  expect(goals).toEqual([expect.objectContaining({ found: 2, reached: true })]);
});

test('several servers are compared with one on the same store', () => {
  const of = (speed: number) =>
    goalsOf([{ 'lantern-postgres': { cave: load(100, 1) }, 'lantern-servers': { cave: load(speed, 1) } }]);
  expect(of(170)).toEqual([expect.objectContaining({ found: 1.7, reached: true })]);
  expect(of(169)).toEqual([expect.objectContaining({ reached: false })]);
});
