import { documentTable } from './documentTable';

const paced = (p99: number) => ({
  'lantern-sqlite': {
    paced: { moves: 1, cpuPerMove: 1, movesPerCoreSecond: 1, bytesPerMove: 1, p50: 3, p99, p999: 40, refused: 0 },
  },
});

test('a cell is the median of the rounds with its unit and its range', () => {
  const row = documentTable([paced(20), paced(30), paced(25)])
    .split('\n')
    .find((line) => line.startsWith('| 99th percentile '));
  expect(row?.split('|').map((cell) => cell.trim())[2]).toBe('25.0 ms (20.0–30.0)');
});

test('a missing measurement is left empty', () => {
  const row = documentTable([paced(20)])
    .split('\n')
    .find((line) => line.startsWith('| memory of a match at play '));
  expect(row?.replaceAll(/[| ]/g, '')).toBe('memoryofamatchatplay');
});
