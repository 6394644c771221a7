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
    refused: 0,
  };
}

test('a figure at its goal is reached, one beyond it is not', () => {
  const [sqlite] = goalsOf({
    'lantern-sqlite': { hexland: load(1000, 100) },
    'stock-sqlite': { hexland: load(100, 100) },
  });
  expect(sqlite).toMatchObject({ found: 10, wanted: 10, reached: true });
  const [slower] = goalsOf({
    'lantern-sqlite': { hexland: load(999, 100) },
    'stock-sqlite': { hexland: load(100, 100) },
  });
  expect(slower).toMatchObject({ reached: false });
});

test('bytes are better when fewer', () => {
  const of = (bytes: number) =>
    goalsOf({ 'lantern-sqlite': { cave: load(1, bytes) }, 'stock-memory': { cave: load(1, 2000) } }).find(({ what }) =>
      what.includes('bytes'),
    );
  expect(of(100)).toMatchObject({ reached: true });
  expect(of(101)).toMatchObject({ reached: false });
});

test('what was not measured is no goal', () => {
  expect(goalsOf({ 'lantern-sqlite': { hexland: load(1000, 100) } })).toEqual([]);
});

test('a further watcher costs the slope between the fewest and the most', () => {
  const goals = goalsOf({ 'lantern-sqlite': { watchers: { 1: 1, 101: 4 } }, relay: { watchers: { 1: 0, 101: 2 } } });
  expect(goals).toEqual([expect.objectContaining({ found: 1.5, reached: true })]);
});
