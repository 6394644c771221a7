import { geometryOf, type MapId } from '@lantern/games/crystal-wars/board';
import { memo } from 'react';
import { type Layout, layoutOf, type Point, UNIT } from './layout';
import styles from './map.module.css';

/** A wall on every side on which a square touches two coasters: no unit can pass there (R1.6). */
export const Walls = memo(function Walls({ map, layout }: { map: MapId; layout: Layout }) {
  return wallsOf(map, layout).map(({ x, y, upright }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`}>
      <Wall />
    </g>
  ));
});

/** One wall, around its middle. */
export function Wall() {
  return (
    <>
      <rect className={styles.wall} x="-38" y="-8" width="76" height="16" rx="4" />
      <path className={styles.wallLine} d="M-38 0H38M-19-8V0M6-8V0M28-8V0M-28 0V8M-6 0V8M19 0V8" />
    </>
  );
}

export const hasWalls = (map: MapId): boolean => wallsOf(map, layoutOf(map, 0)).length > 0;

interface Place extends Point {
  upright: boolean;
}

/**
 * In the middle of the side, between the square and its two neighbours there, each of which is offset by half a square.
 */
function wallsOf(map: MapId, { fields }: Layout): Place[] {
  const { squares } = geometryOf(map);
  return squares.flatMap(({ ring, orthogonal, x, y }, square) => {
    const across = ring.filter((other) => {
      const ground = squares[other];
      return ground && !orthogonal.includes(other) && Math.abs(ground.x - x) !== Math.abs(ground.y - y);
    });
    const [one, other] = across.map((neighbour) => fields[neighbour]?.cell);
    const here = fields[square]?.cell;
    if (!one || !other || !here) return [];
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    return [
      {
        x: (here.x + middle.x + UNIT) / 2,
        y: (here.y + middle.y + UNIT) / 2,
        upright: Math.abs(middle.x - here.x) > Math.abs(middle.y - here.y),
      },
    ];
  });
}
