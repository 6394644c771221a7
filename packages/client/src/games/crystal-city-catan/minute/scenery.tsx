import type { Resource } from '@lantern/games/crystal-city-catan/board';
import type { ReactNode } from 'react';
import { At, Moving } from '../../../match/minute/Moving';
import palette from '../map/palette.module.css';
import { PoolPlace } from '../map/pieces/PoolPlace';

/** A plain at dusk under crystal peaks, in the palette of the board. */
export const Dusk = ({ children }: { children: ReactNode }) => (
  <g className={palette.palette}>
    <defs>
      <linearGradient id="city-minute-sky" x2="0" y2="1">
        <stop stopColor="var(--sky-high)" />
        <stop offset="0.6" stopColor="var(--sky-middle)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <linearGradient id="city-minute-land" x2="0" y2="1">
        <stop stopColor="var(--land-far)" />
        <stop offset="0.35" stopColor="var(--land-middle)" />
        <stop offset="1" stopColor="var(--land-low)" />
      </linearGradient>
    </defs>
    <rect width="320" height="74" fill="url(#city-minute-sky)" />
    <path
      d="M0 64 24 34 38 46 62 20 84 46 108 32 130 54 160 26 186 52 214 36 236 50 262 18 286 46 320 30V90H0Z"
      fill="var(--peak)"
    />
    <path
      d="M62 20 84 46 70 62 56 42ZM160 26 186 52 170 62 154 44ZM262 18 286 46 272 62 256 40Z"
      fill="var(--peak-light)"
    />
    <path d="M0 66Q80 52 160 62T320 58V200H0Z" fill="url(#city-minute-land)" />
    <ellipse cx="160" cy="146" rx="150" ry="52" fill="#c99a4a" opacity="0.16" />
    {children}
  </g>
);

interface PoolProps {
  type: Resource;
  x: number;
  y: number;
  /** Its number of units at the beginning and at the end. */
  counts: readonly [number, number];
  /** The time of the change, in seconds. */
  at: number;
  scale?: number;
  number?: number;
}

/** A pool of the board whose contents change at a time. */
export const Pool = ({ type, x, y, counts: [first, last], at, scale = 1, number }: PoolProps) => (
  <At {...{ x, y, scale }}>
    <PoolPlace type={type} count={Math.min(first, last)} />
    {first > last && (
      <Moving
        poses={[
          [0, 'none', 1],
          [at, 'none', 1],
          [at + 0.4, 'translate(0px, -26px)', 0],
        ]}
      >
        <PoolPlace type={type} count={first} />
      </Moving>
    )}
    {first < last && (
      <Moving
        poses={[
          [0, 'scale(0.94)', 0],
          [at, 'scale(0.94)', 0],
          [at + 0.2, 'scale(1.12)', 1],
          [at + 0.5, 'none', 1],
        ]}
      >
        <PoolPlace type={type} count={last} />
      </Moving>
    )}
    {number !== undefined && <NumberMark value={number} lit={first < last ? at : undefined} />}
  </At>
);

/** The production number at a pool; it lights up with the die. */
const NumberMark = ({ value, lit }: { value: number; lit?: number | undefined }) => (
  <At x={25} y={-26}>
    <circle r="11" fill="#f3e7cb" stroke="#4a3820" strokeWidth="1.500" />
    {lit !== undefined && (
      <Moving
        poses={[
          [0, 'scale(0.9)', 0],
          [lit - 0.3, 'scale(0.9)', 0],
          [lit, 'scale(1.3)', 1],
          [lit + 0.3, 'none', 1],
        ]}
      >
        <circle r="13" fill="#ffd36b" stroke="#fff3c4" strokeWidth="2.500" />
      </Moving>
    )}
    <text y="5.500" textAnchor="middle" fontSize="16" fontWeight="700" fontFamily="var(--font-text)" fill="#2b2015">
      {value}
    </text>
  </At>
);
