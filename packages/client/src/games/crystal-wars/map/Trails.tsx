import { memo } from 'react';
import type { Layout, Point } from './layout';
import styles from './map.module.css';
import type { Trail } from './storyMarks';

/** The ways of units in this turn; the newest one is animated. */
export const Trails = memo(function Trails({ trails, layout }: { trails: readonly Trail[]; layout: Layout }) {
  return (
    <g>
      {trails.map(({ n, squares, kind }, at) => {
        const points = squares.map((square) => layout.fields[square] as Point);
        const bowed = kind !== 'walk';
        const d = bowed ? bow(points) : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
        const end = arrowhead(points, bowed);
        return (
          <g key={n} className={styles.trail} data-newest={at === trails.length - 1} data-kind={kind}>
            <path d={d} pathLength={1} className={styles.wayShade} />
            <path d={d} pathLength={1} className={styles.way} />
            <path d="M-9-11 9 0-9 11Z" transform={end} className={styles.wayEnd} />
          </g>
        );
      })}
    </g>
  );
});

/** A curved line from one square to another. */
function bow([from, to]: readonly Point[]): string {
  if (!from || !to) return '';
  const lift = { x: (to.y - from.y) * 0.28, y: (from.x - to.x) * 0.28 };
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + lift.x} ${(from.y + to.y) / 2 + lift.y} ${to.x} ${to.y}`;
}

function arrowhead(points: readonly Point[], bowed: boolean): string {
  const [before, end] = points.slice(-2) as [Point, Point];
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI + (bowed ? 29 : 0);
  return `translate(${end.x} ${end.y}) rotate(${turn.toFixed(1)})`;
}
