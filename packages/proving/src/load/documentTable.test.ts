import { documentTable } from './documentTable';

const atRate = (p99: number) => ({
  'lantern-sqlite': {
    atRate: { moves: 1, cpuPerMove: 1, movesPerCoreSecond: 1, bytesPerMove: 1, p50: 3, p99, p999: 40, refused: 0 },
  },
});

test('a cell is the median of the rounds with its unit and its range', () => {
  const row = documentTable([atRate(20), atRate(30), atRate(25)])
    .split('\n')
    .find((line) => line.startsWith('| 99th percentile '));
  expect(row?.split('|').map((cell) => cell.trim())[2]).toBe('25.0 ms (20.0–30.0)');
});

test('a missing measurement is left empty', () => {
  const row = documentTable([atRate(20)])
    .split('\n')
    .find((line) => line.startsWith('| memory of a match at play '));
  expect(row?.replaceAll(/[| ]/g, '')).toBe('memoryofamatchatplay');
});
