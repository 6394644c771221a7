import { memo } from 'react';
import styles from './CaveMap.module.css';
import { PASSAGES } from './geometry';
import { rockStrokes } from './shapes';

const ROCK = rockStrokes(7, 420);
const GROUND = 'M0 76q22-8 44-4 20 4 36-6 12-9 17-27 5-20 26-27 30-9 66-6 40-3 75 1 50-5 96-1V380H0Z';

/** Sky, hill and rock: everything that never changes. Drawn once. */
export const Scenery = memo(function Scenery() {
  return (
    <g>
      <rect className={styles.sky} x="0" y="0" width="360" height="96" />
      <g className={styles.sunlight}>
        <circle cx="16" cy="13" r="24" opacity=".25" />
        <circle cx="16" cy="13" r="15" opacity=".4" />
        <circle cx="16" cy="13" r="8.500" />
      </g>
      <path
        className={styles.cloud}
        d="M66 11q1-6 7-5 3-6 9-2 7-1 7 5 5 3-1 4H69q-5 0-3-2ZM4 47q1-4 5-3 3-4 7-1 5 0 4 4 3 2-1 3H6q-4-1-2-3Z"
      />
      <path className={styles.hills} d="M0 62q14-14 30-8 18-12 36-3 20-14 34-24V90H0Z" />
      <path className={styles.rock} d={GROUND} />
      <path
        className={styles.stratum}
        d="M0 122q50-14 96-2t96-8 90 6 78-8v44q-40 16-86 6t-92 8-96-4-86 4ZM0 262q44 10 90-2t92 6 94-8 84 6v52q-50-12-98 0t-96-2-88 4-78-6Z"
      />
      <path className={styles.deep} d="M0 352q40-10 84-2t92-4 96 4 88-4v34H0Z" />
      <path className={styles.arcs} d={ROCK.arcs} />
      <path className={styles.cracks} d={ROCK.cracks} />
      <path className={styles.pebbles} d={ROCK.pebbles} />
      <path className={styles.turf} d="M0 76q22-8 44-4 20 4 36-6 12-9 17-27 5-20 26-27 30-9 66-6 40-3 75 1 50-5 96-1" />
      <path
        className={styles.grass}
        d="M6 74l-2-5M10 72l1-6M27 70l-2-5M31 70l3-5M58 73l-1-6M62 73l3-5M82 65l0-6M90 57l-3-4M96 41l-5-2M101 27l-5-3M112 16l-2-5M130 10l0-6M160 6l-1-4M205 5l2-4M260 6l-2-4M310 3l2-3"
      />
      <path
        className={styles.crystals}
        d="M178 214l4-12 5 12-4 4ZM187 216l3-7 3 7-3 3ZM350 208l4-10 4 10-4 5ZM2 148l4-13 5 13-5 5ZM10 152l3-8 3 8-3 4ZM88 314l4-12 5 12-5 4ZM268 208l3-9 4 9-4 4Z"
      />
      <g className={styles.tunnels}>
        {PASSAGES.map(({ id, path }) => (
          <path key={id} className={styles.wall} d={path.d} />
        ))}
        {PASSAGES.map(({ id, path }) => (
          <path key={id} className={styles.floor} d={path.d} />
        ))}
        {PASSAGES.map(({ id, path }) => (
          <path key={id} className={styles.trail} d={path.d} />
        ))}
      </g>
    </g>
  );
});
