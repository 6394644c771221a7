import type { Measured, Results } from './goals';
import { short, spreadOf, spreadText } from './rounds';
import type { SubjectKind } from './subjects/process';

/** Total moves per second at which latencies are compared. */
export const RATE = 150;

const COLUMNS: readonly (readonly [head: string, figure: (measured: Measured) => number | undefined])[] = [
  ['moves/core·s', ({ hexland }) => hexland?.movesPerCoreSecond],
  ['bytes/move', ({ hexland }) => hexland?.bytesPerMove],
  ['cave moves/core·s', ({ cave }) => cave?.movesPerCoreSecond],
  ['cave bytes/move', ({ cave }) => cave?.bytesPerMove],
  [`p50 ms at ${RATE}/s`, ({ atRate }) => atRate?.p50],
  ['p99', ({ atRate }) => atRate?.p99],
  ['p99.9', ({ atRate }) => atRate?.p999],
  ['join ms CPU', ({ join }) => join?.cpu],
  ['join bytes', ({ join }) => join?.bytes],
  ['kB/active match', ({ activeMatch }) => activeMatch && activeMatch / 1000],
];

/** The figures of all rounds as a table: medians with ranges. */
export function rowsOf(rounds: readonly Results[]): string[][] {
  const kinds = Object.keys(rounds[0] ?? {}) as SubjectKind[];
  const all = (kind: SubjectKind) => rounds.flatMap((results) => results[kind] ?? []);
  const rows = kinds.map((kind) => [
    kind,
    ...COLUMNS.map(([, figure]) => spreadText(spreadOf(all(kind).flatMap((measured) => figure(measured) ?? [])))),
  ]);
  return [['', ...COLUMNS.map(([head]) => head)], ...rows, ...kinds.flatMap((kind) => all(kind).flatMap(onceOf(kind)))];
}

/** The measurements that are made in one round only. */
const onceOf =
  (kind: string) =>
  ({ growth, watchers }: Measured): string[][] => [
    ...(growth ? [[`${kind}: ms CPU/move after 10 and 2,000 moves`, short(growth.young), short(growth.old)]] : []),
    ...(watchers
      ? [
          [
            `${kind}: ms CPU/move with ${Object.keys(watchers).join(', ')} watchers`,
            ...Object.values(watchers).map(short),
          ],
        ]
      : []),
  ];
