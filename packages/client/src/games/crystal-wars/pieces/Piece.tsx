import { type Piece as PieceState, UNITS, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { memo } from 'react';
import type { PyramidColour } from '../../../art/pyramid/colours';
import type { PyramidSize } from '../../../art/pyramid/geometry';
import { Pyramid } from '../../../art/pyramid/Pyramid';
import type { PyramidPattern } from '../../../art/pyramid/patterns';
import { rem } from '../../../ui/rem';
import { Mountain } from './Mountain';
import styles from './pieces.module.css';

/** The base of a large pyramid in drawing units. */
const SCALE = 45;
/** How far the foot of a standing piece lies below the middle of its field, so that its body is in the middle. */
const FOOT: Readonly<Record<PyramidSize, number>> = { 1: 13, 2: 18, 3: 23 };
/** What each owner's pieces wear, as their coasters do. */
const PATTERNS: Partial<Record<PyramidColour, PyramidPattern>> = {
  green: 'stripes',
  red: 'dots',
  yellow: 'sun',
  blue: 'waves',
  black: 'grid',
};
const SIZE_OF = { small: 1, medium: 2, large: 3 } as const;

/** The colour of a seat's pieces; nobody's are black. */
export function colourOf({ players }: Pick<View, 'players'>, owner: Seat | null): PyramidColour {
  return owner === null ? 'black' : (players[owner]?.colour ?? 'black');
}

const UPRIGHT = { kind: 'upright' } as const;

export interface PieceProps {
  kind: PieceState['kind'];
  colour: PyramidColour;
  /** Where a lying piece points: 0 = up the screen, clockwise in degrees. */
  heading?: number;
}

/** A piece around the middle of its field: units lie and point, settlements and diplomats stand. */
export const Piece = memo(function Piece({ kind, colour, heading = 0 }: PieceProps) {
  switch (kind) {
    case 'mountain':
    case 'goldMountain':
      return <Mountain gold={kind === 'goldMountain'} />;
    case 'infantry':
    case 'hover':
    case 'tank':
      return (
        <g transform={`scale(${SCALE})`}>
          <Pyramid
            size={SIZE_OF[UNITS[kind].size]}
            colour={colour}
            pattern={PATTERNS[colour]}
            pose={{ kind: 'lying', heading }}
          />
        </g>
      );
    case 'diplomat':
      return (
        <>
          <path className={styles.pole} d="M17 16V-33" />
          <path className={styles.flag} d="M17-33Q25-38 33-33T42-34V-17Q37-13 31-17T17-16Z" />
          <g transform="translate(-6 0)">
            <Standing size={1} colour={colour} />
          </g>
        </>
      );
    case 'village':
    case 'freeVillage':
      return <Standing size={2} colour={colour} />;
    case 'city':
      return <Standing size={3} colour={colour} />;
  }
});

function Standing({ size, colour }: { size: PyramidSize; colour: PyramidColour }) {
  return (
    <g transform={`translate(0 ${FOOT[size]}) scale(${SCALE})`}>
      <Pyramid size={size} colour={colour} pattern={PATTERNS[colour]} pose={UPRIGHT} />
    </g>
  );
}

/** A piece on its own, among words. */
export function PieceIcon({ size = 32, ...piece }: PieceProps & { size?: number }) {
  return (
    <svg viewBox="-44 -46 88 88" width={rem(size)} height={rem(size)} className={styles.icon} aria-hidden="true">
      <Piece {...piece} />
    </svg>
  );
}

/** A standing pyramid on its own, among words. */
export function PyramidIcon({ size, colour, pixels }: { size: PyramidSize; colour: PyramidColour; pixels: number }) {
  return (
    <svg viewBox="-30 -50 60 88" height={rem(pixels)} className={styles.icon} aria-hidden="true">
      <Standing size={size} colour={colour} />
    </svg>
  );
}
