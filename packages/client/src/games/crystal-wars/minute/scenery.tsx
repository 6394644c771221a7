import { At } from '../../../match/minute/Moving';
import { Coaster } from '../map/ground/Coaster';
import type { Look } from '../map/ground/lands';
import { type Field, PITCH } from '../map/layout';
import { Figures } from '../pieces/Figures';
import { Piece, type PieceProps } from '../pieces/Piece';

/** The plain of Mars under a dusky sky, with the definitions of all pieces. */
export const Plain = () => (
  <>
    <Figures />
    <defs>
      <linearGradient id="wars-minute-sky" x2="0" y2="1">
        <stop stopColor="#1d1224" />
        <stop offset="1" stopColor="#a04a35" />
      </linearGradient>
      <linearGradient id="wars-minute-ground" x2="0" y2="1">
        <stop stopColor="#7d3a25" />
        <stop offset="1" stopColor="#2c150f" />
      </linearGradient>
    </defs>
    <rect width="320" height="70" fill="url(#wars-minute-sky)" />
    <circle cx="276" cy="22" r="9" fill="#ffe0b0" opacity="0.8" />
    <circle cx="302" cy="12" r="4" fill="#ffe0b0" opacity="0.6" />
    <path d="M0 48 34 34 62 48 104 28 142 50 180 40 222 52 262 36 320 46V80H0Z" fill="#57271f" />
    <path d="M0 58Q160 48 320 58V200H0Z" fill="url(#wars-minute-ground)" />
  </>
);

/** The squares of a coaster in rows from the upper left one, with arrows in quarter turns clockwise from up. */
function fieldsOf(exits: Readonly<Record<number, readonly number[]>>): Field[] {
  return Array.from({ length: 9 }, (_, square) => {
    const [x, y] = [((square % 3) - 1) * PITCH, (Math.floor(square / 3) - 1) * PITCH];
    return { square, x, y, exits: exits[square] ?? [], vortex: square === 4, cell: { x, y } };
  });
}

/** The arrows on most squares of a coaster. */
const ROUND = { 0: [1], 1: [1, 2], 2: [2], 3: [0], 5: [3], 6: [0], 7: [3], 8: [3, 0] };

interface LandProps {
  x: number;
  y: number;
  scale: number;
  look: Look;
  exits?: Readonly<Record<number, readonly number[]>>;
}

/** A coaster around its middle; its squares are `PITCH` units apart. */
export const Land = ({ look, exits = ROUND, ...place }: LandProps) => (
  <At {...place}>
    <Coaster place={{ x: 0, y: 0, fields: fieldsOf(exits) }} look={look} swamp={false} />
  </At>
);

/** A piece at a point of the scene. */
export const Standing = ({ x, y, scale, ...piece }: PieceProps & { x: number; y: number; scale: number }) => (
  <At {...{ x, y, scale }}>
    <Piece {...piece} />
  </At>
);
