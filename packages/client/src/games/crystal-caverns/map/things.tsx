import type { ReactNode } from 'react';
import styles from './Tile.module.css';

/** The scattered objects of the caverns, each drawn around its foot; a unit is a hundredth of a cell. */
export const THINGS = {
  pillar: (
    <>
      <ellipse className={styles.shade} cx="2" cy="2" rx="7" ry="4" />
      <path className={styles.stone} d="M-5 1V-12h10V1Q0 4-5 1Z" />
      <path className={styles.stoneDark} d="M1.500-12H5V1Q4 2.400 1.500 2.600Z" />
      <ellipse className={styles.stoneLight} cx="0" cy="-12.500" rx="6.500" ry="3.400" />
    </>
  ),
  pebbles: (
    <>
      <path className={styles.stoneDark} d="M-5 1q0-4 4-4t4 4q-4 2-8 0ZM4 3q0-3 3-3t3 3q-3 1.500-6 0Z" />
      <path className={styles.stone} d="M-4 0q0-3 3-3t3 2.500q-3 1.500-6 .5ZM1 5q0-2 2-2t2 2q-2 1-4 0Z" />
    </>
  ),
  bones: (
    <>
      <path className={styles.bone} d="M-8-3 6 3M-6 4 7-3" />
      <path className={styles.boneEnd} d="M-8-3h0M6 3h0M-6 4h0M7-3h0" />
    </>
  ),
  skull: (
    <>
      <ellipse className={styles.shade} cx="1" cy="1.500" rx="6" ry="2.500" />
      <path className={styles.skull} d="M0-10.500q6 0 6 5.500 0 3-2.500 4V2h-7v-3Q-6-2-6-5q0-5.500 6-5.500Z" />
      <path
        className={styles.eyes}
        d="M-3.800-5.500q0-1.700 1.600-1.700t1.600 1.700-1.600 1.700-1.600-1.700ZM.600-5.500q0-1.700 1.600-1.700T3.800-5.500 2.200-3.800.600-5.500ZM-.600-2.500h1.200L1-1h-2ZM-1.800 0v2M0 0v2M1.800 0v2"
      />
    </>
  ),
  web: (
    <path
      className={styles.web}
      d="M8-9Q2-7-7-8M8-9Q4-2 5 7M8-9Q3-5-3 2M-1-8.300Q1-5 3.500-5.500T5.200-2M-4-8.200Q-1-3 .8-2.600T4.800 2.500"
    />
  ),
  chest: (
    <>
      <ellipse className={styles.shade} cx="1.500" cy="2" rx="8.500" ry="3.500" />
      <path className={styles.wood} d="M-7-6h14V2H-7Z" />
      <path className={styles.lid} d="M-7-6q0-5 4-5h6q4 0 4 5Z" />
      <path
        className={styles.brass}
        d="M-7-6.600H7v1.400H-7ZM-1.500-7h3v4h-3ZM-5.500-11h1.400V2h-1.400ZM4.100-11h1.400V2H4.100Z"
      />
    </>
  ),
  nest: (
    <>
      <ellipse className={styles.nest} cx="0" cy="0" rx="10" ry="5.500" />
      <ellipse className={styles.hollow} cx="0" cy="-.5" rx="6.500" ry="3" />
      <path className={styles.straw} d="M-10 1q5 4 10 4t10-4M-11-2 -6 1M11-2 6 1M-7 4-4 1M7 4 4 1M0 6V3" />
    </>
  ),
  mushrooms: (
    <>
      <path className={styles.stem} d="M-1.500 2V-4h3v6ZM4.500 4V0h2v4Z" />
      <path className={styles.cap} d="M-6-3q0-6 6-6t6 6q-6 2-12 0ZM2 1q0-4 3.500-4T9 1Q5.500 2.200 2 1Z" />
      <path className={styles.spots} d="M-2.500-6h0M1.500-5h0M5.500-1.200h0" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type ThingName = keyof typeof THINGS;

/** Steps that lead down, in the middle of the cell. */
export const STEPS = (
  <>
    <path className={styles.pit} d="M-13-20H13V23H-13Z" />
    {[0, 1, 2, 3, 4, 5].map((step) => (
      <g key={step} opacity={1 - step * 0.13}>
        <path
          className={styles.tread}
          d={`M${-13 + step * 1.1} ${16 - step * 6.6}H${13 - step * 1.1}v5.400H${-13 + step * 1.1}Z`}
        />
        <path
          className={styles.riser}
          d={`M${-13 + step * 1.1} ${21.4 - step * 6.6}H${13 - step * 1.1}v1.600H${-13 + step * 1.1}Z`}
        />
      </g>
    ))}
    <path className={styles.rail} d="M-13-20V23M13-20V23" />
  </>
);

/** A round hole with a ladder: the way down if no stairs can be reached. */
export const SHAFT = (
  <>
    <ellipse className={styles.pit} cx="0" cy="0" rx="15" ry="12" />
    <ellipse className={styles.rail} cx="0" cy="0" rx="15" ry="12" />
    <path className={styles.ladder} d="M-4.500-16V9M4.500-16V9M-4.500-11h9M-4.500-6h9M-4.500-1h9M-4.500 4h9" />
  </>
);

export const POOL = (
  <>
    <ellipse className={styles.basin} cx="0" cy="1" rx="22.500" ry="18.500" />
    <ellipse className={styles.water} cx="0" cy="1" rx="19" ry="15" />
    <path className={styles.ripple} d="M-11-1q5-4 10-1M2 6q5 3 10-1M-8 9q3 2 6 1M3-6q4-2 8 0" />
  </>
);

/** A torch in its bracket; the flame is drawn separately. */
export const TORCH = <path className={styles.bracket} d="M-1.600 0h3.200L.9 7.500h-1.800Z" />;
export const FLAME =
  'M0-9.500q4.200 4.500 3.300 7.700Q2.500.8 0 .8T-3.300-1.800Q-3.700-4-1.600-5.600-.4-6.900 0-9.500Z';
