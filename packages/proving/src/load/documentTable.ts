import type { Measured, Results } from './goals';
import { spreadOf, spreadText } from './rounds';
import type { SubjectKind } from './subjects/process';

/** Total moves per second at which latencies are compared. */
export const MOVES_PER_SECOND = 150;

const COLUMNS: readonly (readonly [head: string, kind: SubjectKind])[] = [
  ['SQLite', 'lantern-sqlite'],
  ['PostgreSQL', 'lantern-postgres'],
  ["boardgame.io's server, in memory", 'stock-memory'],
  ['on SQLite', 'stock-sqlite'],
  ['the bare relay', 'relay'],
  ['the relay with the rules', 'floor'],
  ['two servers', 'lantern-servers'],
];

type Row = readonly [what: string, figure: (measured: Measured) => number | undefined, unit?: string];

const ROWS: readonly Row[] = [
  ['a synthetic game of 20 kB: durable moves per core-second', ({ hexland }) => hexland?.movesPerCoreSecond],
  ['Colossal Cave: the same', ({ cave }) => cave?.movesPerCoreSecond],
  ['bytes of a move, to all six (20 kB game)', ({ hexland }) => hexland?.bytesPerMove],
  [`at ${MOVES_PER_SECOND} moves a second: median time until all six have a move`, ({ atRate }) => atRate?.p50, 'ms'],
  ['99th percentile', ({ atRate }) => atRate?.p99, 'ms'],
  ['99.9th percentile', ({ atRate }) => atRate?.p999, 'ms'],
  ['memory of a match at play', ({ activeMatch }) => activeMatch && activeMatch / 1000, 'kB'],
  ['memory of a room at rest', ({ idleMatch }) => idleMatch && idleMatch / 1000, 'kB'],
  ['opening any moment of a match of 500 moves', ({ reopen }) => reopen, 'ms'],
];

/** The table of `docs/scale.md`, in Markdown: medians of all rounds with their ranges. */
export function documentTable(rounds: readonly Results[]): string {
  const cell = (kind: SubjectKind, figure: Row[1], unit?: string) => {
    const found = rounds.flatMap((round) => figure(round[kind] ?? {}) ?? []);
    const text = spreadText(spreadOf(found));
    return text && unit ? text.replace(/^[^ ]+/, `$& ${unit}`) : text;
  };
  const columns = COLUMNS.filter(([, kind]) => rounds[0]?.[kind]);
  const lines = [
    ['', ...columns.map(([head]) => head)],
    ['---', ...columns.map(() => '---')],
    ...ROWS.map(([what, figure, unit]) => [what, ...columns.map(([, kind]) => cell(kind, figure, unit))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
