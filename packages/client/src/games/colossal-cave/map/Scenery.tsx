import { ROOM_IDS, ROOMS } from '@lantern/games/colossal-cave/board';
import { memo } from 'react';
import styles from './CaveMap.module.css';
import { HEIGHT, outlines, PASSAGES, SCENERY_MARGIN, WIDTH } from './geometry';
import { rockStrokes } from './shapes';

const ROCK = rockStrokes(7, 260);
const TURF = 'q22-8 44-4 20 4 36-6 12-9 17-27 5-20 26-27 30-9 66-6 40-3 75 1 50-5 96-1';
/** The scenery fills windows of any shape: sky above, meadow on the left, rock everywhere below. */
const SPAN = { x: -SCENERY_MARGIN, width: WIDTH + 2 * SCENERY_MARGIN };
const LEFT = `M${-SCENERY_MARGIN} 74q200-14 ${SCENERY_MARGIN} 2`;
const TUNNELS = PASSAGES.map(({ path }) => path.d).join('');

/**
 * All hollow shapes, drawn over each other with decreasing width (dark rim, lip of light, floor), so that rooms and tunnels
 * merge into one cave.
 */
function Hollows({ look }: { look: 'rim' | 'lip' }) {
  return (
    <g className={styles[look]}>
      <path d={TUNNELS} />
      {ROOM_IDS.slice(1).map((room) => (
        <path key={room} d={outlines.get(room)} transform={`translate(${ROOMS[room].x} ${ROOMS[room].y})`} />
      ))}
    </g>
  );
}

/** Sky, hill and rock, which never change and are rendered once. */
export const Scenery = memo(function Scenery() {
  return (
    <g>
      <defs>
        <linearGradient id="cave-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".4" className={styles.zenith} />
          <stop offset="1" className={styles.horizon} />
        </linearGradient>
        <radialGradient id="cave-rock" gradientUnits="userSpaceOnUse" cx="170" cy="110" r="420">
          <stop offset="0" className={styles.rockNear} />
          <stop offset="1" className={styles.rockFar} />
        </radialGradient>
        <linearGradient id="cave-room" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.roomTop} />
          <stop offset="1" className={styles.roomFloor} />
        </linearGradient>
        <linearGradient id="cave-room-lit" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.litTop} />
          <stop offset="1" className={styles.litFloor} />
        </linearGradient>
      </defs>
      <rect {...SPAN} y={-SCENERY_MARGIN} height={SCENERY_MARGIN + 96} fill="url(#cave-sky)" />
      <path
        className={styles.stars}
        d="M66 18h.1M92-22h.1M24-40h.1M150-30h.1M210-14h.1M300-26h.1M-40-10h.1M-90-60h.1M250-60h.1M110-64h.1M340-50h.1"
      />
      <g className={styles.sunlight}>
        <circle cx="16" cy="-8" r="26" opacity=".25" />
        <circle cx="16" cy="-8" r="16" opacity=".4" />
        <circle cx="16" cy="-8" r="9" />
      </g>
      <path
        className={styles.cloud}
        d="M66-9q1-6 7-5 3-6 9-2 7-1 7 5 5 3-1 4H69q-5 0-3-2ZM176-34q1-4 5-3 3-4 7-1 5 0 4 4 3 2-1 3h-14q-4-1-1-3Z"
      />
      <path
        className={styles.hills}
        d={`M${-SCENERY_MARGIN} 66q120-30 ${SCENERY_MARGIN}-4q14-14 30-8 18-12 36-3 20-14 34-24V90H${-SCENERY_MARGIN}Z`}
      />
      <path
        className={styles.rock}
        d={`${LEFT}${TURF}q200 14 ${SCENERY_MARGIN} 0V${HEIGHT + SCENERY_MARGIN}H${-SCENERY_MARGIN}Z`}
      />
      <path
        className={styles.stratum}
        d={`M${-SCENERY_MARGIN} 128q150-14 ${SCENERY_MARGIN}-6q50-14 96-2t96-8 90 6 78-8q200 10 ${SCENERY_MARGIN} 0v44q-200 10-${SCENERY_MARGIN} 0q-40 16-86 6t-92 8-96-4-86 4q-200-16-${SCENERY_MARGIN} 0ZM${-SCENERY_MARGIN} 268q150-14 ${SCENERY_MARGIN}-6q44 10 90-2t92 6 94-8 84 6q200-10 ${SCENERY_MARGIN} 0v52q-200 10-${SCENERY_MARGIN} 0q-50-12-98 0t-96-2-88 4-78-6q-200-10-${SCENERY_MARGIN} 0Z`}
      />
      <path
        className={styles.deep}
        d={`M${-SCENERY_MARGIN} 366q150 14 ${SCENERY_MARGIN} 8q40-10 84-2t92-4 96 4 88-4q150-10 ${SCENERY_MARGIN} 0V${HEIGHT + SCENERY_MARGIN}H${-SCENERY_MARGIN}Z`}
      />
      <path className={styles.arcs} d={ROCK.arcs} />
      <path className={styles.cracks} d={ROCK.cracks} />
      <path className={styles.pebbles} d={ROCK.pebbles} />
      <ellipse className={styles.shore} cx="136" cy="342" rx="35" ry="17" />
      <ellipse className={styles.lake} cx="136" cy="344" rx="32" ry="14" />
      <path className={styles.ripple} d="M117 340q8-4 16 0t16 0M125 348q7-3 14 0t14 0" />
      <path className={styles.turf} d={`${LEFT}${TURF}q200 14 ${SCENERY_MARGIN} 0`} />
      <path
        className={styles.grass}
        d="M6 74l-2-5M10 72l1-6M27 70l-2-5M31 70l3-5M58 73l-1-6M62 73l3-5M82 65l0-6M90 57l-3-4M96 41l-5-2M101 27l-5-3M112 16l-2-5M130 10l0-6M160 6l-1-4M205 5l2-4M260 6l-2-4M310 3l2-3"
      />
      <path
        className={styles.crystals}
        d="M178 214l4-12 5 12-4 4ZM187 216l3-7 3 7-3 3ZM350 208l4-10 4 10-4 5ZM88 314l4-12 5 12-5 4ZM268 208l3-9 4 9-4 4ZM20 284l4-11 4 11-4 4ZM270 300l3-9 4 9-4 4Z"
      />
      <Hollows look="rim" />
      <Hollows look="lip" />
      <path className={styles.floor} d={TUNNELS} />
      <path className={styles.trail} d={TUNNELS} />
    </g>
  );
});
