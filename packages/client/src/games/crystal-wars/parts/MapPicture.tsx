import { geometryOf, type MapId, mapTable, type Role } from '@lantern/games/crystal-wars/board';
import styles from './MapPicture.module.css';

const SQUARES_PER_SIDE = 3;

/** The longest side of the largest map, in squares: all pictures have the same scale. */
const LARGEST_MAP_SIDE = 9;

/** A small drawing of the arrangement of a map's coasters: homes show the number of their player. */
export function MapPicture({ map }: { map: MapId }) {
  const { coasters, gold } = mapTable(map);
  const { width, height, squares } = geometryOf(map);
  const mountain = gold && squares[gold.at];
  const [left, top] = [(width - LARGEST_MAP_SIDE) / 2, (height - LARGEST_MAP_SIDE) / 2];
  return (
    <svg className={styles.map} viewBox={`${left} ${top} ${LARGEST_MAP_SIDE} ${LARGEST_MAP_SIDE}`} aria-hidden="true">
      {coasters.map(({ x, y, role }) => (
        <g key={`${x} ${y}`} className={styles.coaster} data-role={role} transform={`translate(${x} ${y})`}>
          <rect x={0.12} y={0.12} width={SQUARES_PER_SIDE - 0.24} height={SQUARES_PER_SIDE - 0.24} rx={0.4} />
          <text x={SQUARES_PER_SIDE / 2} y={SQUARES_PER_SIDE / 2}>
            {signOf(role)}
          </text>
        </g>
      ))}
      {mountain && <path className={styles.gold} d={`M${mountain.x + 0.5} ${mountain.y} l0.5 1 h-1 z`} />}
    </svg>
  );
}

/** The number of the home's player, or a star for the Metropolis. */
const signOf = (role: Role): string => (role === 'neutral' ? '' : role === 'metropolis' ? '★' : String(role + 1));
