import { type Colony, SITE_IDS, SITES } from '@lantern/games/crystal-city-catan/board';
import { memo } from 'react';
import { type Stroke, Strokes } from '../../../../art/Strokes';
import { footOf } from '../layout';
import { OUTLINES } from '../pieces/Outlines';
import { PLACES } from '../places';

/** The growth on unbuilt ground: two trees, boulders, an outcrop of crystals. */
const GROVE: readonly Stroke[] = [
  ['M-15 1A17 4.500 0 1 1 19 1 17 4.500 0 1 1-15 1z', '--shade'],
  ['M-10-1Q-17-4-14-11-14-19-8-20-2-19-3-11 0-4-7-1zM6 1Q-1-3 2-11 3-21 9-22 15-20 15-11 18-3 11 1z', '--tree-shade'],
  ['M-10-3Q-16-6-12-12-12-18-8-19-7-10-10-3zM5-1Q1-5 4-11 5-20 9-21 10-10 5-1z', '--tree'],
];
const BOULDERS: readonly Stroke[] = [
  ['M-9 1-11-4-6-9 0-7 2-3 5-7 10-5 12 1z', '--rock-shade'],
  ['M-9 1-11-4-6-9-4-3-5 1zM5-7 7-2 6 1H2V-3z', '--rock'],
];
const OUTCROP: readonly Stroke[] = [
  ['M-11 1-13-6-9-12-5-5V1zM-5 1-7-13-1-22 4-12 3 1zM3 1 4-8 9-13 12-6 10 1z', '--gem'],
  ['M-9-12-5-5V1H-8zM-1-22 4-12 3 1H-1zM9-13 12-6 10 1H7z', '--gem-shade'],
];

/** The positions of the growth: column -3 to 3, units from the middle of the row, scale. */
const GROWTH: readonly { of: readonly Stroke[]; x: number; row: number; y: number; scale: number }[] = [
  { of: GROVE, x: -2, row: -1, y: 6, scale: 1 },
  { of: GROVE, x: 2, row: -1, y: 2, scale: 0.85 },
  { of: BOULDERS, x: -2, row: 1, y: 6, scale: 1 },
  { of: OUTCROP, x: -2, row: 1, y: 0, scale: 0.62 },
  { of: GROVE, x: 2, row: 1, y: 8, scale: 0.8 },
];

/** The ground of a colony: paths from each community to its pools, growth, dashed outlines of empty places. */
export const Ground = memo(function Ground({ colony, pitch }: { colony: Colony; pitch: number }) {
  const built = SITE_IDS.filter((site) => colony.sites[site]);
  const bend = pitch * 0.42;
  const ways = built.flatMap((site) => {
    const from = footOf(SITES[site], pitch).x;
    return [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => {
        const to = footOf({ x: SITES[site].x + x, y }, pitch);
        return `M${from} 0C${from + x * 5} ${y * bend} ${to.x - x * 4} ${(y * bend * 2) / 3} ${to.x} ${to.y - y * 6}`;
      }),
    );
  });
  const warmth = `city-warmth-${colony.colour}`;
  return (
    <>
      <radialGradient id={warmth}>
        <stop offset="0" stopColor="var(--warmth)" />
        <stop offset="1" stopColor="var(--warmth)" stopOpacity="0" />
      </radialGradient>
      <path d={ways.join('')} fill="none" stroke="var(--track)" strokeWidth={4.5} strokeLinecap="round" />
      {built.map((site) => (
        <ellipse key={site} cx={footOf(SITES[site], pitch).x} cy={0} rx={54} ry={29} fill={`url(#${warmth})`} />
      ))}
      {GROWTH.map(({ of, x, row, y, scale }) => {
        const foot = footOf({ x, y: row }, pitch);
        return (
          <g key={`${x} ${row} ${y}`} transform={`translate(${foot.x} ${foot.y + y}) scale(${scale})`}>
            <Strokes of={of} />
          </g>
        );
      })}
      {PLACES.filter(({ filled }) => !filled(colony)).map(({ kind, cell }) => {
        const foot = footOf(cell, pitch);
        return (
          <path
            key={`${kind} ${cell.x} ${cell.y}`}
            d={OUTLINES[kind].d}
            transform={`translate(${foot.x} ${foot.y + OUTLINES[kind].lower})${cell.x < 0 && kind === 'road' ? ' scale(-1 1)' : ''}`}
            fill="none"
            stroke="var(--ghost)"
            strokeWidth={1.2}
            strokeDasharray="3 3"
            strokeLinejoin="round"
          />
        );
      })}
    </>
  );
});
